import type { FakeRecipe } from "./read-recipes";

/**
 * How a careless model reads: it skips one recipe in ten, leaves out an ingredient or the last step of each recipe, tells
 * the steps in its own words, is one line off, gives back the example of the prompt, or finds nothing.
 */
export type Carelessness =
  | "skips-recipes"
  | "drops-a-line"
  | "drops-the-last-step"
  | "rewrites-steps"
  | "off-by-one"
  | "copies-the-example"
  | "answers-empty";

/** One title in ten; the same ones each time, and whatever stands beside them. */
export function isSkipped(title: string): boolean {
  let hash = 2_166_136_261;
  for (const char of title.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ""))
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return hash % 10 === 0;
}

/** What a careless model copies of the recipes that it should copy. Line numbers concern only labels. */
export function copiedCarelessly(
  recipes: readonly FakeRecipe[],
  carelessness: Carelessness | undefined,
): readonly FakeRecipe[] {
  switch (carelessness) {
    case "skips-recipes":
      return recipes.filter(({ title }) => !isSkipped(title));
    case "drops-a-line":
      return recipes.map((recipe) => ({ ...recipe, ingredients: withoutLast(recipe.ingredients) }));
    case "drops-the-last-step":
      return recipes.map((recipe) => ({ ...recipe, instructions: withoutLast(recipe.instructions) }));
    case "rewrites-steps":
      return recipes.map((recipe) => ({ ...recipe, instructions: recipe.instructions.map(retold) }));
    case "answers-empty":
      return [];
    default:
      return recipes;
  }
}

function withoutLast<T>(items: readonly T[]): readonly T[] {
  return items.length > 1 ? items.slice(0, -1) : items;
}

/** The same step in other words, as a model tells it that thinks it knows better. */
function retold(step: string): string {
  const words = step.split(" ");
  const half = Math.ceil(words.length / 2);
  return `Gently proceed as follows: ${words.slice(0, half).join(" ").toLowerCase()} and continue until it looks right.`;
}
