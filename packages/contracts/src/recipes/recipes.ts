import { MEAL_TYPES } from "@tureen/domain/meal-plans/meal-types";
import { COOK_TIMES, RECIPE_ORDERS } from "@tureen/domain/recipes/recipe-filter";
import { z } from "zod";
import { readShape, writeShape } from "../fields";
import {
  idSchema,
  localDateSchema,
  numberSchema,
  operationIdSchema,
  orBlank,
  revisionSchema,
  TEXT_LIMITS,
} from "../primitives";
import { CARD_FIELDS, ingredientsInput, RECIPE_FIELDS } from "./recipe-fields";
import { ingredientLine, type IngredientLineInput } from "./recipe-lines";

export const recipe = z.object(readShape(RECIPE_FIELDS));
export type Recipe = z.output<typeof recipe>;

/** What a card shows; the list and the search answer with these. */
export const recipeCard = z.object(readShape(CARD_FIELDS));
export type RecipeCard = z.output<typeof recipeCard>;

/** What a recipe was before its edits of the last 30 days, the newest first; `trash.restore` makes one the recipe again. */
export const recipeVersionsOutput = z.object({
  versions: z.array(
    z.object({
      undo_id: z.uuid(),
      written_at: z.string(),
      replaced_at: z.string(),
      /** What the device is called that replaced it; null for one without a name. */
      replaced_by: z.string().nullable().default(null),
      /** What the edit that replaced it has changed. */
      changed: z.array(z.enum(["title", "ingredients", "instructions", "details"])),
      title: z.string(),
      ingredients: z.array(z.string()),
      instructions: z.string(),
    }),
  ),
});
export type RecipeVersions = z.output<typeof recipeVersionsOutput>;

export const recipesOutput = z.object({ recipes: z.array(recipe) });
export const recipeOutput = z.object({ recipe });

/** The sentence of the specification, section 5, for a recipe without its required parts. */
export const RECIPE_REQUIRED_FIELDS =
  "Please fill in all required fields: title, instructions, and at least one ingredient";

const blankable = (maxLength: number) =>
  z.string(RECIPE_REQUIRED_FIELDS).max(maxLength, `must not be longer than ${maxLength} characters`).nullish();

export const createRecipeInput = z
  .object({
    ...writeShape(RECIPE_FIELDS),
    title: blankable(TEXT_LIMITS.title),
    instructions: blankable(TEXT_LIMITS.instructions),
    ingredients: ingredientsInput.nullish(),
    operation_id: operationIdSchema,
  })
  .transform((input, context) => {
    const title = input.title?.trim() ?? "";
    const instructions = input.instructions?.trim() ?? "";
    const ingredients = input.ingredients ?? [];
    const hasIngredient = typeof ingredients === "string" ? ingredients.trim() !== "" : ingredients.some(isNamed);
    if (!title || !instructions || !hasIngredient)
      context.addIssue({ code: "custom", message: RECIPE_REQUIRED_FIELDS });
    return { ...input, title, instructions, ingredients };
  });
export type CreateRecipeInput = z.output<typeof createRecipeInput>;

export const updateRecipeInput = z.object({
  id: idSchema,
  ...writeShape(RECIPE_FIELDS),
  revision: revisionSchema,
});
export type UpdateRecipeInput = z.output<typeof updateRecipeInput>;

/** Recipes that lack more foods are nobody's dinner from what there is. */
const MOST_MISSING = 2;

/** The recipe list's own query: one window of cards, newest first unless searched. */
export const searchRecipesInput = z.object({
  q: z.string().max(200).default(""),
  difficulty: z.string().max(50).default(""),
  cuisine: z.string().max(200).default(""),
  time: z.enum(["", ...COOK_TIMES]).default(""),
  /** A tag that a recipe must have, whatever its case. */
  tag: z.string().max(100).default(""),
  /** Of this collection alone, in its order where no other is asked for. */
  collection: idSchema.nullish(),
  /** '' is newest first, or what fits a search best first. */
  sort: z.enum(["", ...RECIPE_ORDERS]).default(""),
  /** At most so many foods that are not at home; those that lack least come first. '' for any number. */
  missing: orBlank(numberSchema.pipe(z.number().int("must be a whole number").min(0).max(MOST_MISSING))).optional(),
  /** The client's day: what is ticked on lists whose days are not over then is at home, too. */
  date: localDateSchema.optional(),
  cursor: numberSchema.pipe(z.number().int().min(0)).nullish(),
  limit: numberSchema.pipe(z.number().int().min(1).max(100)).default(60),
});
export type SearchRecipesInput = z.output<typeof searchRecipesInput>;
export const searchRecipesOutput = z.object({
  /** `missing_foods` where `missing` was asked for: what each lacks, in the words of its lines. */
  recipes: z.array(recipeCard.extend({ missing_foods: z.array(z.string()).optional() })),
  total: z.number().int(),
  nextCursor: z.number().int().nullable(),
});
export type FoundRecipes = z.output<typeof searchRecipesOutput>;
export type RecipeHit = FoundRecipes["recipes"][number];

/** For the meal planner's picker a recipe is just id and title (specification, section 3), plus its servings. */
export const recipeTitlesOutput = z.object({ recipes: z.array(z.object({ id: z.number().int(), title: z.string() })) });

/** The distinct cuisines in use, for the filter. */
export const cuisinesOutput = z.object({ cuisines: z.array(z.string()) });
/** The distinct tags in use, by name. */
export const tagsOutput = z.object({ tags: z.array(z.string()) });

/** What to know before a recipe is deleted: the locked list that keeps it, with the meal that it holds (null where none does), and who is made of it. */
export const heldByOutput = z.object({
  held_by: z
    .object({ list: z.object({ id: idSchema, name: z.string() }), date: z.string(), meal_type: z.enum(MEAL_TYPES) })
    .nullable(),
  /** Recipes with a line that is this one, by title. */
  used_in: z.array(z.object({ id: z.number().int(), title: z.string() })),
});

export const duplicateRecipeInput = z.object({ id: idSchema, operation_id: operationIdSchema });

/** Understanding pasted lines: what each line was read as, before anything is saved. */
export const readLinesInput = z.object({ text: z.string("must be text").max(TEXT_LIMITS.block, "is too long") });
export const readLine = ingredientLine.omit({ id: true }).extend({
  /** True where the catalogue knows the food; otherwise saving adds it. */
  is_known: z.boolean(),
});
export type ReadLine = z.output<typeof readLine>;
export const readLinesOutput = z.object({ lines: z.array(readLine) });

function isNamed(line: IngredientLineInput): boolean {
  return Boolean(line.name?.trim() || line.ingredient_name?.trim() || line.ingredient_id || line.raw?.trim());
}
