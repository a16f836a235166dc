import type { IngredientLine } from "@tureen/contracts/recipe-lines";
import { RECIPE_SAMPLES } from "@tureen/contracts/testing/field-samples";
import type { Recipe, RecipeCard } from "@tureen/contracts/recipes";
import type { Inputs } from "#lib/server/trpc";

/** A line as the server reads it, for tests. */
export function ingredientLine(part: Partial<IngredientLine> = {}): IngredientLine {
  return {
    id: 1,
    name: "flour",
    ingredient_id: 11,
    ingredient_name: "flour",
    amount: 200,
    amount_min: null,
    amount_text: "200",
    unit: "g",
    sub_type: null,
    preparation_notes: null,
    pack: null,
    raw: "200 g flour",
    section: null,
    shares_raw: false,
    recipe_id: null,
    recipe_title: null,
    ...part,
  };
}

type Sampled = { [Field in keyof typeof RECIPE_SAMPLES]: Recipe[Field] };
/** Of each field that a family sets, the first of its samples. */
const sampleFields = Object.fromEntries(
  Object.entries(RECIPE_SAMPLES).map(([field, [value]]) => [field, value]),
) as unknown as Sampled; // as the server answers them

/** A recipe as the server stores it, for tests. */
export function recipe(part: Partial<Recipe> = {}): Recipe {
  return {
    ...sampleFields,
    id: 7,
    title: "Leek Soup",
    description: "For cold evenings.",
    cuisine: "French",
    difficulty: "Easy",
    servings: 4,
    prep_time: 15,
    cook_time: 30,
    instructions: "Slice the leeks.\nSimmer them.",
    tags: "soup, winter",
    ingredients: [ingredientLine({ id: 1, name: "leeks", amount: 3, amount_text: "3", unit: "", raw: "3 leeks" })],
    servings_assumed: false,
    yield_amount: null,
    yield_noun: "",
    notes: "",
    source: "",
    photo: null,
    photos: part.photo ? [{ ...part.photo, step: null }] : [],
    favourite: false,
    rating: null,
    created_at: "2026-11-01T10:00:00.000Z",
    updated_at: "2026-11-01T10:00:00.000Z",
    revision: 1,
    last_cooked: null,
    times_cooked: 0,
    ...part,
  };
}

/** The card of a recipe, for tests. */
export function recipeCard(part: Partial<RecipeCard> = {}): RecipeCard {
  return recipe(part);
}

/** Cards of a list, numbered from 1. */
export function recipeCards(count: number): RecipeCard[] {
  return Array.from({ length: count }, (_, index) => recipeCard({ id: index + 1, title: `Dish ${index + 1}` }));
}

/** One window of a list, as the search answers. */
export function windowOf(
  recipes: RecipeCard[],
  { cursor = 0, limit = 60 }: Pick<NonNullable<Inputs["recipes"]["search"]>, "cursor" | "limit"> = {},
) {
  const start = Number(cursor ?? 0);
  const end = start + Number(limit);
  return { recipes: recipes.slice(start, end), total: recipes.length, nextCursor: end < recipes.length ? end : null };
}
