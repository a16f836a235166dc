import { performance } from "node:perf_hooks";
import type { BookLine } from "@tureen/domain/recipe-reading/lines/book-line";
import { doubtsOf } from "@tureen/domain/recipe-reading/labels/coverage";
import { readBook } from "@tureen/domain/recipe-reading/rules/read-book";
import { recipeFromLines, wordsOfBook } from "@tureen/domain/recipe-reading/recipe-from-lines";
import type { TrueRecipe } from "./books";
import { letters } from "./letters";

/** What the rules alone made of a book. */
export interface ReadingScore {
  readonly found: number;
  readonly certain: number;
  /** Recipes called certain that do not stand in the book. */
  readonly wrong: number;
  /** Recipes of the book that were neither found nor named as a doubt. */
  readonly untold: number;
  /** Ingredient lines and steps word for word, of all in the book. */
  readonly exactLines: number;
  readonly allLines: number;
  readonly milliseconds: number;
}

export function scoreReading(truth: readonly TrueRecipe[], lines: readonly BookLine[]): ReadingScore {
  const startedAtMs = performance.now();
  const reading = readBook(lines);
  const milliseconds = performance.now() - startedAtMs;
  const isWord = wordsOfBook(lines);
  const open = new Set(reading.recipes.map((recipe) => ({ recipe, draft: recipeFromLines(lines, recipe, isWord) })));
  const doubts = doubtsOf(reading, reading.recipes).map(({ text }) => letters(text));
  let [found, certain, untold, exactLines] = [0, 0, 0, 0];
  for (const { title, ingredients, steps } of truth) {
    const own = [...open].find(({ draft }) => letters(draft.title) === letters(title));
    if (own === undefined) {
      if (!doubts.some((doubt) => doubt.startsWith(letters(title)))) untold += 1;
      continue;
    }
    open.delete(own);
    found += 1;
    if (own.recipe.certainty === "certain") certain += 1;
    const { draft } = own;
    const have = new Set(
      [...draft.ingredients.flatMap(({ raw, section }) => [raw, section]), ...draft.steps].map(letters),
    );
    exactLines += [...ingredients, ...steps].filter((line) => have.has(letters(line))).length;
  }
  return {
    found,
    certain,
    wrong: [...open].filter(({ recipe }) => recipe.certainty === "certain").length,
    untold,
    exactLines,
    allLines: truth.reduce((sum, { ingredients, steps }) => sum + ingredients.length + steps.length, 0),
    milliseconds,
  };
}
