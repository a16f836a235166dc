import { z } from "zod";
import type { AiConfig } from "#ai/ai-config";
import { AiError, isAiError } from "#ai/ai-error";
import { CallDeadline } from "#ai/transport/call-deadline";
import { explainTransport } from "#ai/transport/ollama-fetch";
import type { OllamaTransport } from "#ai/transport/ollama-transport";

/** How far a pull is. Bytes are of the part under way, null while nothing is counted. */
export interface PullProgress {
  /** The server's own words: "pulling 0a8c26691023", "verifying sha256 digest" … */
  readonly status: string;
  readonly completedBytes: number | null;
  readonly totalBytes: number | null;
}

export interface PullOptions {
  readonly onProgress: (progress: PullProgress) => void;
  readonly signal?: AbortSignal | undefined;
}

const lineSchema = z.object({
  status: z.string().catch(""),
  completed: z.number().optional().catch(undefined),
  total: z.number().optional().catch(undefined),
});

/**
 * Installs a model; resolves when the server says that it is there. A pull that is cancelled goes on where it
 * stopped the next time.
 * @throws AiError `unknown_model` when Ollama's library does not know the name
 */
export async function pullModel(
  transport: OllamaTransport,
  config: AiConfig,
  model: string,
  options: PullOptions,
): Promise<void> {
  const silenceMs = config.deadlines.pullSilenceMs;
  const limits = { firstFrameMs: silenceMs, betweenFramesMs: silenceMs, answerMs: Number.MAX_SAFE_INTEGER };
  const deadline = new CallDeadline(limits, { lastFrameAtMs: Number.NEGATIVE_INFINITY }, model, options.signal);
  try {
    const stream = await transport.client(deadline, model).pull({ model, stream: true });
    for await (const line of stream) {
      deadline.frame();
      const { status, completed, total } = lineSchema.parse(line);
      options.onProgress({
        status,
        completedBytes: completed ?? (total === undefined ? null : 0),
        totalBytes: total ?? null,
      });
      if (status === "success") return;
    }
    throw new AiError("interrupted", { model, host: config.host });
  } catch (error) {
    if (isAiError(error, "model_missing")) throw new AiError("unknown_model", error.facts);
    if (deadline.signal.aborted || isAiError(error))
      throw explainTransport(error, { host: config.host, model, signal: deadline.signal });
    throw new AiError("interrupted", { model, host: config.host, cause: error });
  } finally {
    deadline.end();
  }
}
