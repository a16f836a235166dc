import { searchRecipesInput, type FoundRecipes, type Recipe, type SearchRecipesInput } from "@tureen/contracts/recipes";
import { readDifficulty } from "@tureen/domain/recipes/difficulty";
import { cuisinesOf, MEDIUM_MINUTES, QUICK_MINUTES, type RecipeOrder } from "@tureen/domain/recipes/recipe-filter";
import { compareNames } from "@tureen/domain/ordering/compare-names";
import { parseTags } from "@tureen/domain/recipes/tags";
import { text } from "@tureen/messages/text";
import type { AppContext } from "#core/app-context";
import { notFound } from "#core/app-error";
import { filterOf, findCollection, selectCollectedOf } from "#features/collections/collections.repo";
import { selectLinesByRecipe } from "#features/recipes/lines/recipe-lines.repo";
import { missingFoods, type MissingFoods } from "./missing-foods";
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
export async function searchRecipes(app: AppContext, input: SearchRecipesInput): Promise<FoundRecipes> {
  const { ids, asked } = inCollection(app, input);
  const conditions = conditionsOf(app, asked);
  const order = asked.sort;
  if (!conditions) return { recipes: [], total: 0, nextCursor: null };
  const offset = input.cursor ?? 0;
  const missing = typeof input.missing === "number" ? missingFoods(app, input.date, input.missing) : null;
  const { cards, total } =
    order !== "" || ids || missing || hasConditions(conditions)
      ? await matchingCards(app, conditions, { order, ids, offset, limit: input.limit, missing })
      : { cards: selectNewestCards(app.db, { offset, limit: input.limit }), total: countRecipes(app.db) };
  const end = offset + input.limit;
  const lacking = missing?.namesOf(cards.map(({ id }) => id));
  const recipes = cards.map((card) => ({
    ...(lacking ? { missing_foods: [...(lacking.get(card.id) ?? [])] } : {}),
    ...toRecipeCard(card),
  }));
  return { recipes, total, nextCursor: end < total ? end : null };
}

/** The ids of a collection's recipes in its order, whether it is kept by hand or finds them. @throws AppError not-found. */
export async function idsOfCollection(app: AppContext, collection: number): Promise<readonly number[]> {
  const { ids, asked } = inCollection(app, searchRecipesInput.parse({ collection }));
  const conditions = conditionsOf(app, asked);
  return conditions ? matchingIds(app, conditions, { order: asked.sort, ids }) : [];
}

/** What is asked for within a collection: its recipes in their order, or its filter beside what is asked for. */
function inCollection(app: AppContext, input: SearchRecipesInput): Asked {
  if (!input.collection) return { ids: undefined, asked: input };
  const row = findCollection(app.db, input.collection);
  if (!row) throw notFound(text("collection"));
  const filter = filterOf(row);
  if (!filter) return { ids: selectCollectedOf(app.db, row.id).map(({ recipeId }) => recipeId), asked: input };
  const said = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ""));
  const asked = { ...input, ...said, q: `${filter.q} ${input.q}`, sort: input.sort || filter.sort };
  return { ids: undefined, asked };
}

interface Asked {
  /** Undefined for all recipes. */
  readonly ids: readonly number[] | undefined;
  readonly asked: SearchRecipesInput;
}

interface Searched extends Pick<Asked, "ids"> {
  readonly order: RecipeOrder | "";
}

interface CardWindow extends Searched {
  readonly offset: number;
  readonly limit: number;
  /** Leaves out what lacks too much; where nobody asks for another order, what lacks least comes first. */
  readonly missing: MissingFoods | null;
}

async function matchingCards(app: AppContext, conditions: RecipeConditions, window: CardWindow) {
  const { order, ids: asked, offset, limit, missing } = window;
  const isOfAll = order === "" && !asked && !hasConditions(conditions);
  const matching = missing && isOfAll ? missing.recipeIds : await matchingIds(app, conditions, window);
  const ids = missing ? byWhatIsMissing(matching, missing, order === "") : matching;
  const shown = ids.slice(offset, offset + limit);
  const rows = new Map(selectCards(app.db, shown).map((row) => [row.id, row]));
  return { cards: shown.flatMap((id) => rows.get(id) ?? []), total: ids.length };
}

function byWhatIsMissing(ids: readonly number[], { countOf }: MissingFoods, isLeastFirst: boolean): readonly number[] {
  const few = ids.filter((id) => countOf(id) !== undefined);
  return isLeastFirst ? few.toSorted((left, right) => (countOf(left) ?? 0) - (countOf(right) ?? 0)) : few;
}

async function matchingIds(
  app: AppContext,
  conditions: RecipeConditions,
  { order, ids }: Searched,
): Promise<readonly number[]> {
  if (conditions.words?.length) await bringIndexUpToDate(app);
  const matching =
    order === "name"
      ? sortedByName(app.db, selectMatchingIds(app.db, conditions))
      : selectMatchingIds(app.db, conditions, order);
  if (!ids) return matching;
  const [wanted, sorted] = order === "" ? [new Set(matching), ids] : [new Set(ids), matching];
  return sorted.filter((id) => wanted.has(id));
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
