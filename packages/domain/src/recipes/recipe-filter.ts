import { foldText } from "../ingredients/normalize-name";

/** Words of the cook-time filter, as they stand in the address (decisions, section 4). */
export const COOK_TIMES = ["quick", "medium", "long"] as const;

export type CookTime = (typeof COOK_TIMES)[number];

/** Limits in minutes, both included below: quick up to 30, medium up to 60, long above (specification, sections 5 and 9). */
export const QUICK_MINUTES = 30;
export const MEDIUM_MINUTES = 60;

/** Empty text and null filter nothing. */
export interface RecipeFilter {
  readonly search?: string | null | undefined;
  readonly difficulty?: string | null | undefined;
  readonly cuisine?: string | null | undefined;
  readonly time?: CookTime | null | undefined;
}

export interface FilteredRecipe {
  readonly title: string;
  readonly description: string | null;
  readonly cuisine: string | null;
  readonly difficulty: string | null;
  readonly cookTimeMinutes: number | null;
  readonly instructions: string | null;
  /** Every line as people see it, or one text block. */
  readonly ingredients: string | readonly string[];
}

/** A recipe with its text folded once, so that each keystroke only looks. */
export interface RecipeForFilter<R> {
  readonly recipe: R;
  /** Folded fields, one a line: nothing is found across two fields. */
  readonly text: string;
  readonly difficulty: string;
  readonly cuisine: string;
  readonly cookTimeMinutes: number | null;
}

/** `fieldsOf` says where a recipe of the screen has what filters look at. */
export function prepareRecipes<R>(
  recipes: readonly R[],
  fieldsOf: (recipe: R) => FilteredRecipe,
): readonly RecipeForFilter<R>[] {
  return recipes.map((recipe) => {
    const { title, description, cuisine, difficulty, cookTimeMinutes, instructions, ingredients } = fieldsOf(recipe);
    const lines = typeof ingredients === "string" ? [ingredients] : ingredients;
    return {
      recipe,
      text: [title, description ?? "", cuisine ?? "", ...lines, instructions ?? ""].map(foldText).join("\n"),
      difficulty: ignoringCase(difficulty),
      cuisine: ignoringCase(cuisine),
      cookTimeMinutes,
    };
  });
}

/**
 * Recipes that pass every filter, in their order. The search is a substring of title, description, cuisine, an
 * ingredient or the instructions, whatever its case and accents, from one letter on; difficulty and cuisine match
 * exactly, ignoring case; a recipe without a cook time passes no time filter (specification, section 5).
 */
export function filterRecipes<R>(prepared: readonly RecipeForFilter<R>[], filter: RecipeFilter): readonly R[] {
  const search = foldText(filter.search ?? "");
  const difficulty = ignoringCase(filter.difficulty);
  const cuisine = ignoringCase(filter.cuisine);
  return prepared
    .filter((each) => search === "" || each.text.includes(search))
    .filter((each) => difficulty === "" || each.difficulty === difficulty)
    .filter((each) => cuisine === "" || each.cuisine === cuisine)
    .filter((each) => !filter.time || cookTimeOf(each.cookTimeMinutes) === filter.time)
    .map((each) => each.recipe);
}

/** Quick, medium or long; null without a time. */
export function cookTimeOf(minutes: number | null): CookTime | null {
  if (minutes === null || Number.isNaN(minutes)) return null;
  if (minutes <= QUICK_MINUTES) return "quick";
  return minutes <= MEDIUM_MINUTES ? "medium" : "long";
}

/** Reads a word of the address; null for any other. */
export function readCookTime(text: string | null | undefined): CookTime | null {
  return COOK_TIMES.find((time) => time === text) ?? null;
}

/** Cuisines to choose from: each once whatever its case, by name. */
export function cuisinesOf(recipes: readonly { readonly cuisine: string | null }[]): readonly string[] {
  const byFolded = new Map<string, string>();
  for (const { cuisine } of recipes) {
    const folded = ignoringCase(cuisine);
    if (cuisine !== null && folded !== "" && !byFolded.has(folded)) byFolded.set(folded, cuisine.trim());
  }
  return [...byFolded].toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([, cuisine]) => cuisine);
}

function ignoringCase(text: string | null | undefined): string {
  return (text ?? "").trim().toLowerCase();
}
