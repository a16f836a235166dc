import { HttpError } from "#lib/server/server-fault";

const OK = 200;

/** The server answered, but the model could not do it: `success: false` and a sentence (decisions, section 2). */
export class ModelRefusal extends HttpError {
  constructor(sentence: string | undefined) {
    super(OK, sentence || null);
    this.name = "ModelRefusal";
  }
}

/** The result of an answer that went well; anything else is thrown. */
export function granted<Answer extends { readonly success: boolean }>(
  answer: Answer,
): Extract<Answer, { success: true }> {
  if (answer.success) return answer as Extract<Answer, { success: true }>; // just checked
  throw new ModelRefusal("error" in answer && typeof answer.error === "string" ? answer.error : undefined);
}
