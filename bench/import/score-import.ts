import type { TrueRecipe } from "./books";
import type { KeptRecipe } from "./family-client";
import { letters } from "./letters";

/** What an import made of a book. */
export interface ImportScore {
  /** Recipes of the book that came in, each counted once. */
  readonly found: number;
  readonly missing: readonly string[];
  /** Recipes that came in beyond those of the book. */
  readonly surplus: readonly string[];
  /** Recipes that came in without some of their ingredients or steps word for word, with the first thing that they lack. */
  readonly cut: readonly string[];
  /** Every title, ingredient and step of the book that did not come in, or not word for word. */
  readonly lacking: readonly string[];
}

/** Compares what came in with what stands in the book. Case, spaces, signs and accents do not count; letters and figures do. */
export function scoreImport(truth: readonly TrueRecipe[], kept: readonly KeptRecipe[]): ImportScore {
  const open = new Set(kept);
  const missing: string[] = [];
  const cut: string[] = [];
  const lacking: string[] = [];
  for (const recipe of truth) {
    const namesakes = [...open].filter(({ title }) => letters(title) === letters(recipe.title));
    const best = namesakes.toSorted((left, right) => lacks(recipe, left).length - lacks(recipe, right).length)[0];
    if (best === undefined) {
      missing.push(recipe.title);
      lacking.push(recipe.title, ...recipe.ingredients, ...recipe.steps);
      continue;
    }
    open.delete(best);
    const lines = lacks(recipe, best);
    if (lines[0] !== undefined) cut.push(`${recipe.title}: ${lines[0]}`);
    lacking.push(...lines);
  }
  return { found: truth.length - missing.length, missing, surplus: [...open].map(({ title }) => title), cut, lacking };
}

/** Lines that no part of `told` has: what was lost without a word. */
export function untoldOf(lacking: readonly string[], told: readonly string[]): string[] {
  const text = letters(told.join(" "));
  return lacking.filter((line) => !text.includes(letters(line)));
}

/** Ingredients and steps of the book that did not come in word for word. */
function lacks(recipe: TrueRecipe, kept: KeptRecipe): string[] {
  const instructions = letters(kept.instructions);
  const lines = new Set(kept.ingredients.flatMap(({ raw, section }) => [letters(raw), letters(section ?? "")]));
  return [
    ...recipe.ingredients.filter((line) => !lines.has(letters(line))),
    ...recipe.steps.filter((step) => !instructions.includes(letters(step))),
  ];
}
