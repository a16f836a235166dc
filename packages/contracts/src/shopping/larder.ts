import { PLACES } from "@tureen/domain/larder/best-before";
import { z } from "zod";
import { readShape, writeShape, type Fields } from "../fields";
import {
  clearableText,
  idSchema,
  localDateSchema,
  operationIdSchema,
  orBlank,
  quantityOrNone,
  quantitySchema,
  revisionSchema,
  servingsSchema,
  TEXT_LIMITS,
} from "../primitives";
import { textField } from "../usual-fields";

/** "Fridge" is the fridge; what is no known place is the family's own word, as it is written. */
export const placeSchema = clearableText(100)
  .unwrap()
  .transform((place) => PLACES.find((known) => known === place.toLowerCase()) ?? place)
  .optional();

/** The fields of a larder row. */
export const LARDER_FIELDS = {
  id: { kind: "derived", column: "id", read: z.number().int() },
  ingredient_id: { kind: "found", column: "ingredientId", read: z.number().int() },
  ingredient_name: { kind: "derived", columns: [], read: z.string() },
  ingredient_sub_type: { kind: "derived", columns: [], read: z.string().nullable() },
  ingredient_category: { kind: "derived", columns: [], read: z.string().nullable() },
  quantity: { kind: "edited", column: "quantity", read: z.number(), write: quantityOrNone },
  unit: textField("unit", 100),
  notes: textField("notes", TEXT_LIMITS.notes),
  /** Where it is: one of the domain's places, or the family's own name for it; '' where nobody said (extension). */
  place: { kind: "edited", column: "place", read: z.string(), write: placeSchema },
  /** Null without one; any date, however long past (extension). */
  best_before: {
    kind: "edited",
    column: "bestBefore",
    read: z.string().nullable(),
    write: orBlank(localDateSchema).optional(),
  },
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

export const usedByRecipeInput = z.object({
  recipe_id: idSchema,
  /** For how many it was cooked; absent and null are what the recipe is written for. */
  servings: orBlank(servingsSchema).optional(),
});
export type UsedByRecipeInput = z.output<typeof usedByRecipeInput>;
/** Rows that cooking takes something off, with what would stay of each (extension). */
export const usedByRecipeOutput = z.object({
  rows: z.array(larderItem.extend({ left: z.number() })),
  /** When it was taken off since the dish was cooked last; null where it was not, or was given back. */
  taken_off_at: z.string().nullable(),
});
export type UsedByRecipe = z.output<typeof usedByRecipeOutput>;

/** As many rows as a larder has. */
const MANY_ROWS = 500;

export const takeOffInput = z.object({
  /** The dish, by which it is found among what can be brought back. */
  recipe_id: idSchema,
  rows: z
    .array(z.object({ id: idSchema, left: quantitySchema, revision: revisionSchema }))
    .min(1, "must name a row")
    .max(MANY_ROWS, `must not be more than ${MANY_ROWS}`),
  operation_id: operationIdSchema,
});
export type TakeOffInput = z.output<typeof takeOffInput>;

/** An item of a list that was bought. */
export const addBoughtInput = z.object({
  list_id: idSchema,
  item_id: z.string("must be text").max(100),
  best_before: orBlank(localDateSchema).optional(),
  operation_id: operationIdSchema,
});
export type AddBoughtInput = z.output<typeof addBoughtInput>;
export const addBoughtOutput = larderItemOutput.extend({ undo_id: z.uuid() });
