import { z } from "zod";
import { idSchema, localDateSchema, operationIdSchema, orBlank, servingsSchema, successSchema } from "../primitives";

/** That a recipe was cooked (extension). */
export const cooking = z.object({
  id: z.number().int(),
  recipe_id: z.number().int(),
  /** The planned meal that it was, null without one. */
  meal_id: z.number().int().nullable(),
  date: z.string(),
  servings: z.number().nullable(),
  /** What the device is called that said so; null for one without a name. */
  by: z.string().nullable().default(null),
});
export type Cooking = z.output<typeof cooking>;

/** A meal that has left the plan meanwhile, or is of another recipe by now, is left out: what was cooked was cooked. */
export const recordCookingInput = z.object({
  recipe_id: idSchema,
  meal_id: idSchema.nullish(),
  /** The cook's own day. */
  date: localDateSchema,
  servings: orBlank(servingsSchema).optional(),
  operation_id: operationIdSchema,
});
export type RecordCookingInput = z.output<typeof recordCookingInput>;

export const cookingOutput = z.object({ cooking });
/** With what was removed, so that it can be written down once more. */
export const removedCookingOutput = successSchema.extend({ cooking });
export const cookingHistoryInput = z.object({ recipe_id: idSchema });
/** The latest day first. */
export const cookingHistoryOutput = z.object({ cookings: z.array(cooking) });
