import type { pullProgress } from "@tureen/contracts/ai";
import { EventEmitter, on } from "node:events";
import type { z } from "zod";
import { throwUnlessAiError } from "#ai/ai-error";
import type { RequestContext } from "#core/app-context";

type Progress = z.output<typeof pullProgress>;

/**
 * Downloads a model and tells how far it is; ends when it is installed. A failure is the last thing told, as a sentence.
 * Leaving stops the download; the next time it goes on where it stopped.
 */
export async function* pullModel(
  { app, signal, log, t }: RequestContext,
  input: { model: string },
): AsyncGenerator<Progress> {
  const news = new EventEmitter<{ progress: [Progress]; end: [] }>();
  const told = on(news, "progress", { close: ["end"] });
  const done = app.ai
    .pull(input.model, { signal, onProgress: (progress) => news.emit("progress", { ...progress, error: null }) })
    .catch((error: unknown) => {
      throwUnlessAiError(error);
      log.warn({ code: error.code, model: input.model }, "the model could not be installed");
      news.emit("progress", { status: "failed", completedBytes: null, totalBytes: null, error: t(error.sentence) });
    })
    .finally(() => news.emit("end"));
  for await (const [progress] of told) yield progress as Progress; // the emitter's type, which `on` loses
  await done;
}
