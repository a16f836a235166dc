import type { TrueRecipe } from "./books";
import type { KeptRecipe } from "./family-client";

/** What an import made of a book. */
export interface ImportScore {
  /** Recipes of the book that came in, each counted once. */
  readonly found: number;
  readonly missing: readonly string[];
  /** Recipes that came in beyond those of the book. */
  readonly surplus: readonly string[];
  /** Recipes that came in without some of their ingredients or steps, with the first thing that they lack. */
  readonly cut: readonly string[];
}

/** Compares what came in with what stands in the book. Case, spaces, signs and accents do not count; letters and figures do. */
export function scoreImport(truth: readonly TrueRecipe[], kept: readonly KeptRecipe[]): ImportScore {
  const open = new Set(kept);
  const missing: string[] = [];
  const cut: string[] = [];
  for (const recipe of truth) {
    const namesakes = [...open].filter(({ title }) => latin(title) === latin(recipe.title));
    const best = namesakes.toSorted((left, right) => lacks(recipe, left).length - lacks(recipe, right).length)[0];
    if (best === undefined) {
      missing.push(recipe.title);
      continue;
    }
    open.delete(best);
    const [first] = lacks(recipe, best);
    if (first !== undefined) cut.push(`${recipe.title}: ${first}`);
  }
  return { found: truth.length - missing.length, missing, surplus: [...open].map(({ title }) => title), cut };
}

/** Ingredients and steps of the book that did not come in. An ingredient is there when its last word is. */
function lacks(recipe: TrueRecipe, kept: KeptRecipe): string[] {
  const instructions = folded(kept.instructions);
  const ingredients = kept.ingredients.map(({ raw, name }) => folded(`${raw} ${name}`)).join(" ");
  const steps = recipe.steps.filter((step) => !instructions.includes(folded(step)));
  return [...recipe.ingredients.filter((line) => !ingredients.includes(lastWord(line))), ...steps];
}

function lastWord(line: string): string {
  const words = line.replace(/\([^)]*\)/g, "").match(/[\p{L}\p{N}]+/gu) ?? [];
  return folded(words.at(-1) ?? "");
}

/** The fonts of the printed books have no other letters: what is set in them is not in the file. */
function latin(title: string): string {
  return folded(title).replace(/[^\p{Script=Latin}\p{N}]/gu, "");
}

function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\s]|[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}
