import { throwUnlessAiError } from "#ai/ai-error";
import type { RequestContext } from "#core/app-context";

interface Failure {
  readonly success: false;
  readonly error: string;
}

/**
 * A model that fails is not a failed call: the answer is 200 with `success: false` and the sentence (decisions, section 2).
 * Anything but the model's failure passes through. Whatever refuses the input comes before: the work begins here.
 */
export async function answerOrFailure<T>(
  { log, hasBegun, t }: RequestContext,
  work: () => Promise<T>,
): Promise<T | Failure> {
  hasBegun?.();
  try {
    return await work();
  } catch (error) {
    throwUnlessAiError(error);
    log.warn({ code: error.code, model: error.facts.model }, "the model could not help");
    return { success: false, error: t(error.sentence) };
  }
}
