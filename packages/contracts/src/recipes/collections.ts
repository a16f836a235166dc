import { hasConditions } from "@tureen/domain/recipes/recipe-filter";
import { z } from "zod";
import { idSchema, operationIdSchema, requiredText, revisionSchema, TEXT_LIMITS } from "../primitives";
import { searchRecipesInput } from "./recipes";

/** More than any family keeps together. */
const MOST_RECIPES = 5000;
const recipeIds = z.array(idSchema).max(MOST_RECIPES, `must not be more than ${MOST_RECIPES}`);

/** What a collection holds that is kept as a filter, by the words of the recipes' own search. */
export const collectionFilter = searchRecipesInput
  .pick({ q: true, difficulty: true, cuisine: true, time: true, tag: true, sort: true })
  .refine(hasConditions, { message: "must name something that its recipes have" });
export type CollectionFilter = z.output<typeof collectionFilter>;

const collection = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Null for one that is kept by hand. */
  filter: collectionFilter.nullable(),
  /** In its order; of a filter that is kept: what it finds now, in the answer of one collection, and none in that of all. */
  recipe_ids: z.array(z.number().int()),
  revision: z.number().int(),
});
export type Collection = z.output<typeof collection>;

export const collectionsOutput = z.object({ collections: z.array(collection) });
export const collectionOutput = z.object({ collection });

const name = requiredText(TEXT_LIMITS.name);

export const createCollectionInput = z.object({
  name,
  recipe_ids: recipeIds.default([]),
  filter: collectionFilter.nullish(),
  operation_id: operationIdSchema,
});
export type CreateCollectionInput = z.output<typeof createCollectionInput>;

/** Absent fields stay; `recipe_ids` are all of them in their new order. */
export const updateCollectionInput = z.object({
  id: idSchema,
  name: name.optional(),
  recipe_ids: recipeIds.optional(),
  filter: collectionFilter.optional(),
  revision: revisionSchema,
});
export type UpdateCollectionInput = z.output<typeof updateCollectionInput>;

/** Puts recipes at the end, or takes them out; those that are there already, or are not, stay as they are. */
export const collectRecipesInput = z.object({ id: idSchema, recipe_ids: recipeIds });
export type CollectRecipesInput = z.output<typeof collectRecipesInput>;
