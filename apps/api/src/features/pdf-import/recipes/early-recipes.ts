import { inSteps } from "@tureen/domain/recipe-reading/lines/in-steps";
import type { FoundRecipe } from "@tureen/domain/recipe-reading/book-reading";
import { recipeFromLines } from "@tureen/domain/recipe-reading/recipe-from-lines";
import type { AppContext } from "#core/app-context";
import { runInSteps } from "#core/run-in-steps";
import { countReadPages } from "../store/import-page.repo";
import { readBookOf, type ReadBook } from "./book-recipes";
import { writeFound } from "./stored-recipe";

/** Pages after which the rules look at a book for the first time. */
const FIRST_LOOK = 2;
/** They look again after so many pages at the least, or after a fifth of the book, so that all looks together stay linear. */
const BETWEEN_LOOKS = 1;
const GROWTH = 1.2;
const RECIPES_A_STEP = 4;

/**
 * Hands recipes on while the pages of a book are still being read: a scan takes seconds a page. Handed on is what two looks
 * in a row have told alike, with pages between them and a title behind it, and what the rest of the book cannot change. On
 * the benchmark's books none of these differs from what the whole book gives (326 recipes).
 * @param create given the book as far as it is read
 * @returns to be called whenever pages have been kept
 */
export function createEarlyRecipes(
  app: AppContext,
  batchId: number,
  create: (read: ReadBook, recipes: readonly FoundRecipe[]) => Promise<void>,
): () => Promise<void> {
  let nextLook = FIRST_LOOK;
  let lastLook = new Map<number, string>();
  return async () => {
    const pagesRead = countReadPages(app.db, batchId);
    if (pagesRead < nextLook) return;
    nextLook = Math.max(pagesRead + BETWEEN_LOOKS, Math.ceil(pagesRead * GROWTH));
    const read = await readBookOf(app, batchId);
    const { book, reading } = read;
    // A page in front of the last one may still have to be read again.
    if (book.pages.at(-1) !== pagesRead) return;
    const look = new Map<number, string>();
    const told: FoundRecipe[] = [];
    // The last one may go on.
    const lookAt = (recipe: FoundRecipe): void => {
      if (recipe.certainty !== "certain") return;
      const title = recipe.title[0] ?? 0;
      const lines = writeFound(recipe, (index) => index);
      look.set(title, lines);
      if (lastLook.get(title) === lines && isSettled(read, recipe)) told.push(recipe);
    };
    await runInSteps(inSteps(reading.recipes.slice(0, -1), lookAt, RECIPES_A_STEP));
    lastLook = look;
    await create(read, told);
  };
}

/** Whether each word that a line's end has broken is made whole in the same way, whatever words the rest of the book has. */
function isSettled({ book: { lines }, isWord }: ReadBook, recipe: FoundRecipe): boolean {
  const [asOne, apart] = [false, true].map((hasHyphen) =>
    recipeFromLines(lines, recipe, (word) => isWord(word) || word.includes("-") === hasHyphen),
  );
  return JSON.stringify(asOne) === JSON.stringify(apart);
}
