import { isAiError } from "#ai/ai-error";
import type { AppContext } from "#app-context";
import { AppError } from "#app-error";

/** Ollama unreachable or without a model is said before the work begins (decisions, section 2). @throws AppError unavailable */
export async function requireModel(app: AppContext): Promise<void> {
  try {
    await app.ai.choose("text");
  } catch (error) {
    if (isAiError(error)) throw new AppError("unavailable", error.sentence, { cause: error });
    throw error;
  }
}
