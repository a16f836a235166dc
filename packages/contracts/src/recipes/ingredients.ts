import { DUPLICATE_REASONS } from "@tureen/domain/ingredients/matching/likely-duplicates";
import { z } from "zod";
import {
  clearableText,
  idSchema,
  operationIdSchema,
  orBlank,
  quantitySchema,
  requiredText,
  revisionSchema,
  TEXT_LIMITS,
  yesNoSchema,
} from "../primitives";

/** A catalogue entry as screens and calls see it (specification, section 3). */
export const ingredient = z.object({
  id: z.number().int(),
  name: z.string(),
  plural: z.string().nullable(),
  category: z.string().nullable(),
  sub_type: z.string().nullable(),
  unit: z.string(),
  aliases: z.array(z.string()),
  /** Those of the names that it came with that somebody has taken away; absent where there are none. */
  removed_aliases: z.array(z.string()).optional(),
  is_custom: z.boolean(),
  /** Comes out of the tap and reaches no shopping list: water, ice. */
  never_bought: z.boolean(),
  /** Grams per millilitre, where the family gave one: volumes and masses are then added. */
  density: z.number().nullable(),
  /** Grams per piece, where the family gave one: counts and masses are then added. */
  piece_weight: z.number().nullable(),
  revision: z.number().int(),
});
export type Ingredient = z.output<typeof ingredient>;

export const ingredientsOutput = z.object({ ingredients: z.array(ingredient) });
export const ingredientOutput = z.object({ ingredient });

export const createIngredientInput = z.object({
  name: requiredText(TEXT_LIMITS.name),
  category: clearableText(TEXT_LIMITS.name),
  sub_type: clearableText(TEXT_LIMITS.name),
  operation_id: operationIdSchema,
});
export type CreateIngredientInput = z.output<typeof createIngredientInput>;

/** Grams per something: above 0; null and '' clear it. */
const gramsPer = orBlank(quantitySchema.pipe(z.number().positive("must be more than 0"))).optional();

export const updateIngredientInput = z.object({
  id: idSchema,
  name: requiredText(TEXT_LIMITS.name).optional(),
  category: clearableText(TEXT_LIMITS.name),
  unit: clearableText(50),
  never_bought: yesNoSchema.optional(),
  density: gramsPer,
  piece_weight: gramsPer,
  revision: revisionSchema,
});
export type UpdateIngredientInput = z.output<typeof updateIngredientInput>;

/** A name that an ingredient is also known by, which comes or goes. */
export const aliasInput = z.object({ id: idSchema, alias: requiredText(TEXT_LIMITS.name) });
export type AliasInput = z.output<typeof aliasInput>;

/** An entry with what hangs on it, so that a person can decide about it. */
export const usedIngredient = ingredient.extend({
  /** Recipes with a line of it. */
  recipe_count: z.number().int(),
  /** Shopping lists with an item of it. */
  list_count: z.number().int(),
  in_larder: z.boolean(),
});
export type UsedIngredient = z.output<typeof usedIngredient>;

/** Pairs that may be one food, most certain first; of each the one first that is better kept. Proposals only. */
export const likelyDuplicatesOutput = z.object({
  duplicates: z.array(
    z.object({ reason: z.enum(DUPLICATE_REASONS), ingredients: z.tuple([usedIngredient, usedIngredient]) }),
  ),
});
export type LikelyDuplicates = z.output<typeof likelyDuplicatesOutput>;

/** The entry `mergeId` goes into `keepId`. */
export const mergeIngredientsInput = z.object({ keepId: idSchema, mergeId: idSchema, operation_id: operationIdSchema });
export type MergeIngredientsInput = z.output<typeof mergeIngredientsInput>;
export const mergedOutput = z.object({ ingredient, undo_id: z.uuid() });
export type Merged = z.output<typeof mergedOutput>;

/** Entries that imports added and that nobody has looked at yet, newest first. */
export const toReviewOutput = z.object({ ingredients: z.array(usedIngredient) });
export const markReviewedInput = z.object({
  ids: z.array(idSchema).max(2000, "must not be more than 2,000 ingredients"),
});
