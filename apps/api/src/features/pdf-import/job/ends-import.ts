import type { AiError } from "#ai/ai-error";
import { remedyFor } from "#ai/model/ask-policy";

/**
 * Whether nothing more is asked of a model after this error: every other question would fail in the same way, perhaps
 * after many minutes. A model that stopped may have stumbled over one page, and is not judged by that.
 */
export function endsImport(error: AiError): boolean {
  return remedyFor(error) === "stop" && error.code !== "out_of_memory";
}
