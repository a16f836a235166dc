import { COUNTED_NUTRIENTS, forEachNutrient } from "@tureen/domain/nutrition/counted-nutrients";
import { GAPS } from "@tureen/domain/nutrition/recipe-nutrition";
import { z } from "zod";
import { idSchema, orBlank, quantitySchema } from "../primitives";

/** Energy in kcal, all else in grams. */
export const nutrients = z.object(forEachNutrient(() => z.number()));

/** What a line holds, or why it is left out. */
const nutritionLine = z.object({
  line_id: z.number().int(),
  /** As it stands in the recipe. */
  text: z.string(),
  /** Title of the recipe within the dish that has the line, whose grams are the dish's share; null for a line of its own. */
  base: z.string().nullable(),
  /** Grams that are eaten of it; null where nobody can say. */
  grams: z.number().nullable(),
  /** Null for a line that is counted. */
  gap: z.enum(GAPS).nullable(),
  ingredient_id: z.number().int().nullable(),
  /** What it is counted as, by the name of the table's entry; null where the table has nothing like it. */
  entry: z.string().nullable(),
  /** The catalogue's food, by its English name, whose values these are; null without. */
  food: z.string().nullable(),
  /** Id of the line's unit, "" for pieces: what a weight can be given for. Null for a weight, and for what is no unit. */
  measure: z.string().nullable(),
});
export type NutritionLine = z.output<typeof nutritionLine>;

/** What a recipe's lines hold by the table that ships with the product, with how it was reckoned. */
export const recipeNutrition = z.object({
  /** Both null where too little of the weight is known. */
  whole: nutrients.nullable(),
  per_serving: nutrients.nullable(),
  servings: z.number().nullable(),
  /** Of these there may be more: the table says nothing of them for much of the weight. */
  incomplete: z.array(z.enum(COUNTED_NUTRIENTS)),
  /** Share of the weight that is known, 0 to 1. */
  coverage: z.number(),
  lines: z.array(nutritionLine),
  has_alcohol: z.boolean(),
  /** The table, to be named beside its values. */
  source: z.string(),
});
export type RecipeNutrition = z.output<typeof recipeNutrition>;
export const recipeNutritionOutput = z.object({ nutrition: recipeNutrition });

/** What somebody holds who eats a serving of each dish of a day. */
const dayNutrition = z.object({
  date: z.string(),
  /** Null where too little of the weight is known. */
  serving: nutrients.nullable(),
  incomplete: z.array(z.enum(COUNTED_NUTRIENTS)),
  /** Share of the weight that is known, 0 to 1. */
  coverage: z.number(),
  has_alcohol: z.boolean(),
  /** Titles of what is left out: recipes that name no servings or no lines, and meals without a recipe. */
  left_out: z.array(z.string()),
});
export type DayNutrition = z.output<typeof dayNutrition>;
/** Days of the range on which something is planned, in their order. */
export const daysNutritionOutput = z.object({ days: z.array(dayNutrition) });

export const nutritionFoodsOutput = z.object({
  /** Foods with known values, by their English names and as the household says them. */
  foods: z.array(z.object({ food: z.string(), name: z.string() })),
});

/** More than anything weighs that a recipe counts one of. */
const MOST_GRAMS = 100_000;

/** Corrects what an ingredient is counted as or what a measure of it weighs; absent fields stay, null takes the family's word back. */
export const correctNutritionInput = z.object({
  ingredient_id: idSchema,
  food: z.string().max(200, "is too long").nullish(),
  measure: z.string().max(100, "is too long").optional(),
  grams: orBlank(
    quantitySchema.pipe(z.number().positive("must be more than 0").max(MOST_GRAMS, "must not be more than 100,000")),
  ).optional(),
});
export type CorrectNutritionInput = z.output<typeof correctNutritionInput>;
