import { foodKey } from "../ingredients/normalize-name";
import type { RecipeWindow, ReadRecipe } from "./locate-recipe";
import { comparableWords } from "./text-index";

/** A recipe as one chunk's answer has it. */
export interface FoundRecipe extends ReadRecipe {
  /** Number of the chunk that it was read in. */
  readonly chunkIndex: number;
  /** The chunk, and the recipe's place, in the whole document; `place` null when it could not be found there. */
  readonly chunkStart: number;
  readonly chunkEnd: number;
  readonly place: RecipeWindow | null;
  /** True where the text itself tells that a recipe begins at `place` (see `recipeBeginnings`); left out where that is not known. */
  readonly isAtBeginning?: boolean;
  /** What the model said: false for a recipe that the chunk's edge cuts. */
  readonly isComplete: boolean;
}

/** Shares from which on two titles and two lists of ingredients are the same. */
const SAME_TITLE = 0.9;
const SAME_INGREDIENTS = 0.6;

/** Titles found within this many characters of each other are one place. */
const SAME_PLACE_CHARS = 20;

/** What is left of a recipe stands at the very beginning of its chunk: behind a line or two that were cut with it. */
const REST_WITHIN_CHARS = 200;

/**
 * The recipes without those that two chunks both read in the text they share, and without the rests of recipes that another
 * chunk has whole. Of two the richer one stays, at its first place in the order given. Only hits from different chunks whose places overlap are ever compared: two
 * different "Brownies" in one book are two recipes.
 *
 * @param found in chunk order
 */
export function dropOverlapDuplicates<T extends FoundRecipe>(found: readonly T[]): T[] {
  const kept: T[] = [];
  for (const recipe of found.filter((hit) => !found.some((whole) => isFragment(hit, whole)))) {
    const twin = kept.findIndex((earlier) => isSameHit(earlier, recipe));
    const earlier = kept[twin];
    if (earlier === undefined) kept.push(recipe);
    else if (richness(recipe) > richness(earlier)) kept[twin] = recipe;
  }
  return kept;
}

/** Whether two hits are one recipe of the book, read twice because their chunks overlap. */
function isSameHit(left: FoundRecipe, right: FoundRecipe): boolean {
  if (left.chunkIndex === right.chunkIndex || !overlaps(windowOf(left), windowOf(right))) return false;
  if (titleSimilarity(left.title, right.title) < SAME_TITLE) return false;
  if (
    left.place?.isTitleFound &&
    right.place?.isTitleFound &&
    Math.abs(left.place.start - right.place.start) <= SAME_PLACE_CHARS
  )
    return true;
  const shared = sharedIngredients(left.ingredients, right.ingredients);
  if (shared.jaccard >= SAME_INGREDIENTS) return true;
  return !(left.isComplete && right.isComplete) && shared.ofSmaller >= SAME_INGREDIENTS;
}

/**
 * Whether a chunk that begins in the middle of a recipe made a recipe of its own of what it saw: another chunk has the
 * whole one, around it. What the model calls complete tells nothing here, for small models call such a rest complete and
 * a dish cut; and a recipe too many costs a family a click, one too few is lost. So a rest must look like one: first in its
 * chunk, without a known beginning, and with the other's ingredients, or with neither ingredients nor a title.
 */
function isFragment(hit: FoundRecipe, whole: FoundRecipe): boolean {
  if (!whole.isComplete || hit.chunkIndex === whole.chunkIndex || !hit.place || !whole.place) return false;
  const beginsInside = hit.chunkStart > whole.place.start && hit.chunkStart < whole.place.end;
  if (!beginsInside || hit.place.end > whole.place.end || hit.isAtBeginning === true) return false;
  if (hit.place.isTitleFound && hit.place.start - hit.chunkStart > REST_WITHIN_CHARS) return false;
  const shared = sharedIngredients(hit.ingredients, whole.ingredients).ofLeft;
  return shared === null ? !hit.place.isTitleALine : shared >= SAME_INGREDIENTS;
}

/** 1 for titles that are equal when folded; else the share of words that they have in common. */
export function titleSimilarity(left: string, right: string): number {
  return jaccard(new Set(comparableWords(left)), new Set(comparableWords(right)));
}

interface SharedIngredients {
  readonly jaccard: number;
  /** Share of the shorter list that is in the other; 1 for an empty one. */
  readonly ofSmaller: number;
  /** Share of the left list that is in the right one; null where the left is empty. */
  readonly ofLeft: number | null;
}

function sharedIngredients(left: readonly string[], right: readonly string[]): SharedIngredients {
  const [a, b] = [keysOf(left), keysOf(right)];
  const both = [...a].filter((key) => b.has(key)).length;
  const smaller = Math.min(a.size, b.size);
  return {
    jaccard: jaccard(a, b),
    ofSmaller: smaller === 0 ? 1 : both / smaller,
    ofLeft: a.size === 0 ? null : both / a.size,
  };
}

/** The foods of a list, without lines that name none. */
function keysOf(ingredients: readonly string[]): Set<string> {
  return new Set(ingredients.map(foodKey).filter((key) => key !== ""));
}

/** Two empty sets are alike. */
function jaccard(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const both = [...left].filter((word) => right.has(word)).length;
  const all = left.size + right.size - both;
  return all === 0 ? 1 : both / all;
}

function windowOf(recipe: FoundRecipe): { start: number; end: number } {
  return recipe.place ?? { start: recipe.chunkStart, end: recipe.chunkEnd };
}

function overlaps(left: { start: number; end: number }, right: { start: number; end: number }): boolean {
  return left.start < right.end && right.start < left.end;
}

/** A complete recipe beats a cut one; then more ingredients, more steps, more words. */
function richness(recipe: FoundRecipe): number {
  const words = recipe.steps.reduce((sum, step) => sum + step.length, 0);
  return (
    (recipe.isComplete ? 1e9 : 0) + recipe.ingredients.length * 1e6 + recipe.steps.length * 1e4 + Math.min(words, 9999)
  );
}
