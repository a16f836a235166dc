import { z } from "zod";
import { clearableText, idSchema, operationIdSchema, quantitySchema, revisionSchema, TEXT_LIMITS } from "./primitives";

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

export const searchLarderIngredientsInput = z.object({ q: z.string().max(TEXT_LIMITS.name).default("") });
export const larderIngredientsOutput = z.object({
  ingredients: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      sub_type: z.string().nullable(),
      category: z.string().nullable(),
      unit: z.string(),
      in_larder: z.boolean(),
    }),
  ),
});

export const addLarderItemInput = z.object({
  ingredientId: idSchema,
  quantity: quantitySchema.nullish().transform((quantity) => quantity ?? 1),
  unit: clearableText(100),
  notes: clearableText(TEXT_LIMITS.notes),
  operation_id: operationIdSchema,
});

export const updateLarderItemInput = z.object({
  id: idSchema,
  quantity: quantitySchema.nullable().transform((quantity) => quantity ?? 0).optional(),
  unit: clearableText(100),
  notes: clearableText(TEXT_LIMITS.notes),
  revision: revisionSchema,
});
