import { z } from "zod";
import {
  clearableText,
  idSchema,
  operationIdSchema,
  orBlank,
  quantitySchema,
  revisionSchema,
  TEXT_LIMITS,
} from "./primitives";

export const larderItem = z.object({
  id: z.number().int(),
  ingredient_id: z.number().int(),
  ingredient_name: z.string(),
  ingredient_sub_type: z.string().nullable(),
  ingredient_category: z.string().nullable(),
  quantity: z.number(),
  unit: z.string(),
  notes: z.string(),
  revision: z.number().int(),
});
export type LarderItem = z.output<typeof larderItem>;

export const larderItemsOutput = z.object({ larderItems: z.array(larderItem) });
export const larderItemOutput = z.object({ larderItem });

export const searchLarderIngredientsInput = z.object({
  q: z.string("must be text").max(TEXT_LIMITS.name, "The text to search for is too long.").default(""),
});
export type SearchLarderIngredientsInput = z.output<typeof searchLarderIngredientsInput>;
export const larderIngredient = z.object({
  id: z.number().int(),
  name: z.string(),
  sub_type: z.string().nullable(),
  category: z.string().nullable(),
  unit: z.string(),
  in_larder: z.boolean(),
});
export type LarderIngredient = z.output<typeof larderIngredient>;
export const larderIngredientsOutput = z.object({ ingredients: z.array(larderIngredient) });

export const addLarderItemInput = z.object({
  ingredientId: idSchema,
  quantity: orBlank(quantitySchema)
    .optional()
    .transform((quantity) => quantity ?? 1),
  unit: clearableText(100),
  notes: clearableText(TEXT_LIMITS.notes),
  operation_id: operationIdSchema,
});
export type AddLarderItemInput = z.output<typeof addLarderItemInput>;

export const updateLarderItemInput = z.object({
  id: idSchema,
  quantity: orBlank(quantitySchema)
    .transform((quantity) => quantity ?? 0)
    .optional(),
  unit: clearableText(100),
  notes: clearableText(TEXT_LIMITS.notes),
  revision: revisionSchema,
});
export type UpdateLarderItemInput = z.output<typeof updateLarderItemInput>;
