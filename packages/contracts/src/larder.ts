import { z } from "zod";
import { readShape, writeShape, type Fields } from "./fields";
import {
  clearableText,
  idSchema,
  operationIdSchema,
  orBlank,
  quantitySchema,
  revisionSchema,
  TEXT_LIMITS,
} from "./primitives";

/** The fields of a larder row. */
export const LARDER_FIELDS = {
  id: { kind: "derived", column: "id", read: z.number().int() },
  ingredient_id: { kind: "found", column: "ingredientId", read: z.number().int() },
  ingredient_name: { kind: "derived", columns: [], read: z.string() },
  ingredient_sub_type: { kind: "derived", columns: [], read: z.string().nullable() },
  ingredient_category: { kind: "derived", columns: [], read: z.string().nullable() },
  quantity: {
    kind: "edited",
    column: "quantity",
    read: z.number(),
    write: orBlank(quantitySchema)
      .transform((quantity) => quantity ?? 0)
      .optional(),
  },
  unit: { kind: "edited", column: "unit", read: z.string(), write: clearableText(100) },
  notes: { kind: "edited", column: "notes", read: z.string(), write: clearableText(TEXT_LIMITS.notes) },
  revision: { kind: "derived", column: "revision", read: z.number().int() },
} as const satisfies Fields;

export const larderItem = z.object(readShape(LARDER_FIELDS));
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
  ...writeShape(LARDER_FIELDS),
  ingredientId: idSchema,
  quantity: orBlank(quantitySchema)
    .optional()
    .transform((quantity) => quantity ?? 1),
  operation_id: operationIdSchema,
});
export type AddLarderItemInput = z.output<typeof addLarderItemInput>;

export const updateLarderItemInput = z.object({
  id: idSchema,
  ...writeShape(LARDER_FIELDS),
  revision: revisionSchema,
});
export type UpdateLarderItemInput = z.output<typeof updateLarderItemInput>;
