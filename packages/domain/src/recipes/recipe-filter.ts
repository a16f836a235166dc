import { compareNames } from "../ordering/compare-names";

/** Words of the cook-time filter, as they stand in the address (decisions, section 4). */
export const COOK_TIMES = ["quick", "medium", "long"] as const;

export type CookTime = (typeof COOK_TIMES)[number];

/** Orders of the list beside the usual one, as they stand in the address. */
export const RECIPE_ORDERS = ["name", "favourites", "rating", "cooked"] as const;

export type RecipeOrder = (typeof RECIPE_ORDERS)[number];

/** Reads a word of the address; null for any other. */
export function readRecipeOrder(text: string | null | undefined): RecipeOrder | null {
  return RECIPE_ORDERS.find((order) => order === text) ?? null;
}

/** Limits in minutes, both included below: quick up to 30, medium up to 60, long above (specification, sections 5 and 9). */
export const QUICK_MINUTES = 30;
export const MEDIUM_MINUTES = 60;

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
  return [...byFolded.values()].toSorted(compareNames);
}

function ignoringCase(text: string | null | undefined): string {
  return (text ?? "").trim().toLowerCase();
}

/** Whether a search leaves any recipe out; '' asks for nothing. */
export function hasConditions(
  filter: Readonly<Record<"q" | "difficulty" | "cuisine" | "time" | "tag", string>>,
): boolean {
  return [filter.q, filter.difficulty, filter.cuisine, filter.time, filter.tag].some((each) => each.trim() !== "");
}
