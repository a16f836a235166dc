import { z } from "zod";
import type { AiRecipe } from "#ai/recipes/read-recipe-answer";

const recipeSchema = z.custom<AiRecipe>(
  (value) => typeof value === "object" && value !== null && "title" in value && "isComplete" in value,
);

const answerSchema = z.array(
  z.object({
    start: z.number().int(),
    end: z.number().int(),
    recipes: z.array(recipeSchema),
    /** Why the model's answer to this piece is missing or a part; '' where it is whole. */
    error: z.string(),
  }),
);

/** What the model made of one chunk: of the whole, or of the pieces that it had to be split into. */
export type ChunkAnswer = z.output<typeof answerSchema>;

export function readAnswer(json: string | null): ChunkAnswer {
  return json === null ? [] : answerSchema.parse(JSON.parse(json));
}
