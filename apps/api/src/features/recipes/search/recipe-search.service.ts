import type { Recipe, RecipeCard, SearchRecipesInput } from "@tureen/contracts/recipes";
import { readDifficulty } from "@tureen/domain/recipes/difficulty";
import { cuisinesOf, MEDIUM_MINUTES, QUICK_MINUTES, type RecipeOrder } from "@tureen/domain/recipes/recipe-filter";
import { compareNames } from "@tureen/domain/ordering/compare-names";
import { parseTags } from "@tureen/domain/recipes/tags";
import type { AppContext } from "#core/app-context";
import { selectLinesByRecipe } from "#features/recipes/lines/recipe-lines.repo";
import { sortedByName } from "./recipe-names";
import { selectCuisines, selectMatchingIds, selectTags, type RecipeConditions } from "./recipe-search.repo";
import { toRecipe, toRecipeCard } from "#features/recipes/recipes.mapper";
import { countRecipes, selectCards, selectNewestCards, selectRecipes } from "#features/recipes/recipes.repo";
import { bringIndexUpToDate } from "./search-index";
import { searchWords } from "./search-text";

/** Minutes of cooking that pass the filter; a recipe without a time passes none (specification, section 5). */
const COOK_TIMES = {
  quick: { aboveMinutes: -1, upToMinutes: QUICK_MINUTES },
  medium: { aboveMinutes: QUICK_MINUTES, upToMinutes: MEDIUM_MINUTES },
  long: { aboveMinutes: MEDIUM_MINUTES, upToMinutes: Infinity },
} as const;

/** Every recipe with its ingredients, newest first, in two statements however many there are. */
export function listRecipes(app: AppContext): { recipes: Recipe[] } {
  const rows = selectRecipes(app.db);
  const lines = selectLinesByRecipe(app.db, 0, Number.MAX_SAFE_INTEGER);
  return { recipes: rows.map((row) => toRecipe(row, lines.get(row.id) ?? [])) };
}

/** More words than anybody remembers of a recipe. */
const MAX_WORDS = 20;

/** One window of cards and how many there are in all: newest first, or what was searched for by where it was found. */
export async function searchRecipes(
  app: AppContext,
  input: SearchRecipesInput,
): Promise<{ recipes: RecipeCard[]; total: number; nextCursor: number | null }> {
  const conditions = conditionsOf(app, input);
  const order = input.sort;
  if (!conditions) return { recipes: [], total: 0, nextCursor: null };
  const offset = input.cursor ?? 0;
  const { cards, total } =
    order !== "" || hasConditions(conditions)
      ? await matchingCards(app, conditions, { order, offset, limit: input.limit })
      : { cards: selectNewestCards(app.db, { offset, limit: input.limit }), total: countRecipes(app.db) };
  const end = offset + input.limit;
  return { recipes: cards.map(toRecipeCard), total, nextCursor: end < total ? end : null };
}

interface CardWindow {
  readonly order: RecipeOrder | "";
  readonly offset: number;
  readonly limit: number;
}

async function matchingCards(app: AppContext, conditions: RecipeConditions, { order, offset, limit }: CardWindow) {
  if (conditions.words?.length) await bringIndexUpToDate(app);
  const ids =
    order === "name"
      ? sortedByName(app.db, selectMatchingIds(app.db, conditions))
      : selectMatchingIds(app.db, conditions, order);
  const window = ids.slice(offset, offset + limit);
  const rows = new Map(selectCards(app.db, window).map((row) => [row.id, row]));
  return { cards: window.flatMap((id) => rows.get(id) ?? []), total: ids.length };
}

function hasConditions({ words, ...columns }: RecipeConditions): boolean {
  return Boolean(words?.length) || Object.values(columns).some((condition) => condition !== undefined);
}

/** The tags in use, one spelling of each, by name. */
export function listTags(app: AppContext): { tags: string[] } {
  const tags = parseTags(selectTags(app.db).join());
  return { tags: tags.toSorted(compareNames) };
}

/** The cuisines in use, one spelling of each, by name. */
export function listCuisines(app: AppContext): { cuisines: string[] } {
  return { cuisines: [...cuisinesOf(selectCuisines(app.db).map((cuisine) => ({ cuisine })))] };
}

/** Null where nothing can fit. Difficulty and cuisine match exactly, ignoring case (specification, section 5). */
function conditionsOf(app: AppContext, input: SearchRecipesInput): RecipeConditions | null {
  const difficulty = input.difficulty.trim() === "" ? undefined : readDifficulty(input.difficulty);
  const cuisine = ignoringCase(input.cuisine);
  const cuisines = cuisine
    ? selectCuisines(app.db).filter((spelling) => ignoringCase(spelling) === cuisine)
    : undefined;
  const tag = ignoringCase(input.tag);
  const tags = tag
    ? selectTags(app.db).filter((written) => parseTags(written).some((each) => ignoringCase(each) === tag))
    : undefined;
  if (difficulty === null || cuisines?.length === 0 || tags?.length === 0) return null;
  return {
    words: searchWords(input.q).slice(0, MAX_WORDS),
    difficulty,
    cuisines,
    tags,
    cookTime: input.time ? COOK_TIMES[input.time] : undefined,
  };
}

/** SQLite's own folding knows ASCII only. */
const ignoringCase = (text: string): string => text.trim().toLowerCase();
