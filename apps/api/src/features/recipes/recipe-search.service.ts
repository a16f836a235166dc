import { difficulty, type Recipe, type RecipeCard, type SearchRecipesInput } from "@tureen/contracts/recipes";
import type { AppContext } from "../../app-context";
import { selectLinesByRecipe } from "./recipe-lines.repo";
import { countMatching, selectCuisines, selectMatching, type RecipeConditions } from "./recipe-search.repo";
import { toRecipe, toRecipeCard } from "./recipes.mapper";
import { selectRecipes } from "./recipes.repo";
import { foldForSearch } from "./search-text";

/** Minutes of cooking: 'quick' is 30 or less, 'medium' over 30 up to 60, 'long' over 60 (specification, section 5). */
const COOK_TIMES = {
  quick: { aboveMinutes: -1, upToMinutes: 30 },
  medium: { aboveMinutes: 30, upToMinutes: 60 },
  long: { aboveMinutes: 60, upToMinutes: Infinity },
} as const;

/** Every recipe with its ingredients, newest first, in two statements however many there are. */
export function listRecipes(app: AppContext): { recipes: Recipe[] } {
  const rows = selectRecipes(app.db);
  const lines = selectLinesByRecipe(app.db, 0, Number.MAX_SAFE_INTEGER);
  return { recipes: rows.map((row) => toRecipe(row, lines.get(row.id) ?? [])) };
}

/** One window of cards, newest first, and how many there are in all. */
export function searchRecipes(app: AppContext, input: SearchRecipesInput): { recipes: RecipeCard[]; total: number; nextCursor: number | null } {
  const conditions = conditionsOf(app, input);
  if (!conditions) return { recipes: [], total: 0, nextCursor: null };
  const offset = input.cursor ?? 0;
  const rows = selectMatching(app.db, conditions, { offset, limit: input.limit });
  const total = countMatching(app.db, conditions);
  const end = offset + rows.length;
  return { recipes: rows.map(toRecipeCard), total, nextCursor: rows.length > 0 && end < total ? end : null };
}

/** The cuisines in use, one spelling of each, by name. */
export function listCuisines(app: AppContext): { cuisines: string[] } {
  const bySpelling = new Map(selectCuisines(app.db).toReversed().map((cuisine) => [foldForSearch(cuisine), cuisine]));
  return { cuisines: [...bySpelling.values()].toSorted((left, right) => left.localeCompare(right, "en")) };
}

/** Null where nothing can fit. Difficulty and cuisine match exactly, ignoring case (specification, section 5). */
function conditionsOf(app: AppContext, input: SearchRecipesInput): RecipeConditions | null {
  const level = difficulty.options.find((option) => option.toLowerCase() === input.difficulty.trim().toLowerCase());
  const cuisine = foldForSearch(input.cuisine);
  const cuisines = cuisine ? selectCuisines(app.db).filter((spelling) => foldForSearch(spelling) === cuisine) : undefined;
  if ((input.difficulty.trim() !== "" && !level) || cuisines?.length === 0) return null;
  return { text: foldForSearch(input.q), difficulty: level, cuisines, cookTime: input.time ? COOK_TIMES[input.time] : undefined };
}
