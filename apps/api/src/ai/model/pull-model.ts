import { z } from "zod";
import type { AiConfig } from "#ai/ai-config";
import { AiError, isAiError } from "#ai/ai-error";
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
export function pullModel(
  transport: Pick<OllamaTransport, "within">,
  { host, deadlines: { pullSilenceMs } }: AiConfig,
  model: string,
  { signal, onProgress }: PullOptions,
): Promise<void> {
  const limits = { firstFrameMs: pullSilenceMs, betweenFramesMs: pullSilenceMs, answerMs: Number.MAX_SAFE_INTEGER };
  return transport.within(limits, { model, signal }, async (client, deadline) => {
    try {
      for await (const line of await client.pull({ model, stream: true })) {
        deadline.frame();
        const { status, completed, total } = lineSchema.parse(line);
        onProgress({
          status,
          completedBytes: completed ?? (total === undefined ? null : 0),
          totalBytes: total ?? null,
        });
        if (status === "success") return;
      }
    } catch (error) {
      if (isAiError(error, "model_missing")) throw new AiError("unknown_model", error.facts);
      if (deadline.signal.aborted || isAiError(error)) throw error;
    }
    throw new AiError("interrupted", { model, host });
  });
}
