import { text } from "@tureen/messages/text";
import { proseIngredients } from "@tureen/domain/recipe-reading/labels/prose-recipe";
import {
  linesOfRecipe,
  withoutCertainty,
  type BookReading,
  type FoundRecipe,
  type LineSpan,
} from "@tureen/domain/recipe-reading/book-reading";
import { readBookInSteps } from "@tureen/domain/recipe-reading/rules/read-book";
import { recipeFromLines, wordsInSteps } from "@tureen/domain/recipe-reading/recipe-from-lines";
import { comparableWords } from "@tureen/domain/grounding/text-index";
import type { AppContext } from "#core/app-context";
import { runInSteps } from "#core/run-in-steps";
import { openBook, type Book } from "../pages/book";
import type { Question } from "../store/import-request.repo";
import type { BookRecipe } from "./create-recipes";
import { readFound, storedOf, type StoredRecipe } from "./stored-recipe";

/** A book, and what the rules make of it. */
export interface ReadBook {
  readonly book: Book;
  readonly reading: BookReading;
  readonly isWord: (word: string) => boolean;
  /** The lines that a recipe was read from, as `readFound` reads them; each is unpacked once. */
  readonly foundOf: (json: string) => FoundRecipe | null;
}

/** The pages of a book that are kept so far. */
export async function readBookOf({ db, config }: AppContext, batchId: number): Promise<ReadBook> {
  const book = await runInSteps(openBook(db, batchId));
  const reading = await runInSteps(readBookInSteps(book.lines));
  const known = new Map<string, FoundRecipe | null>();
  return {
    book,
    foundOf(json) {
      const found = known.get(json) ?? readFound(json, book.indexAt);
      known.set(json, found);
      return found;
    },
    reading: config.IMPORT_ASK_ALL === "1" ? withoutCertainty(reading) : reading,
    isWord: await runInSteps(wordsInSteps(book.lines)),
  };
}

/** The lines between two places as the book is now. */
export function spanOf(
  { places }: Book,
  { firstPlace, lastPlace }: Pick<Question, "firstPlace" | "lastPlace">,
): LineSpan {
  const start = places.findIndex((place) => place >= firstPlace);
  const end = places.findLastIndex((place) => place <= lastPlace) + 1;
  return start === -1 ? { start: 0, end: 0 } : { start, end: Math.max(start, end) };
}

/** A recipe of which the lines are known, in the page's own words. */
export function recipeOfLines(read: ReadBook, found: FoundRecipe, origin: BookRecipe["origin"]): BookRecipe {
  return { ...asBookRecipe(read, found, storedOf(recipeFromLines(read.book.lines, found, read.isWord))), origin };
}

/** A recipe in running prose with the ingredients that a model picked from it; null where none of them stands in its text. */
export function recipeOfProse(
  read: ReadBook,
  found: FoundRecipe,
  text: string,
  picked: readonly string[],
): BookRecipe | null {
  const ingredients = proseIngredients(picked, text);
  if (ingredients.length === 0) return null;
  const stored = storedOf(recipeFromLines(read.book.lines, found, read.isWord));
  const withIngredients = { ...stored, ingredients: ingredients.map((raw) => ({ raw, section: "" })) };
  const recipe = asBookRecipe(read, found, withIngredients);
  return { ...recipe, remark: recipe.remark || PICKED_FROM_PROSE, origin: "labels" };
}

function asBookRecipe({ book }: ReadBook, found: FoundRecipe, stored: StoredRecipe): Omit<BookRecipe, "origin"> {
  const place = book.places[found.title[0] ?? -1] ?? 0;
  return {
    stored,
    found,
    place,
    ungrounded: uncertainLines(book, found, stored),
    remark: isCut(book, found) ? ONLY_A_PART : "",
  };
}

/** Ingredients and steps that stand on lines of which the amounts are not certain. */
function uncertainLines({ lines, doubtful }: Book, found: FoundRecipe, stored: StoredRecipe): string[] {
  const doubts = linesOfRecipe(found).flatMap((line) => {
    const text = doubtful.has(line) ? lines[line]?.text : undefined;
    const words = comparableWords(text ?? "").join(" ");
    return words === "" ? [] : [words];
  });
  if (doubts.length === 0) return [];
  return [...stored.ingredients.map(({ raw }) => raw), ...stored.steps].filter((line) => {
    const words = comparableWords(line).join(" ");
    return words !== "" && doubts.some((doubt) => words.includes(doubt) || doubt.includes(words));
  });
}

/** Whether a page that could not be read, or not to its end, may hold more of a recipe. */
function isCut({ lines, unreadable }: Book, found: FoundRecipe): boolean {
  if (unreadable.size === 0) return false;
  const own = linesOfRecipe(found);
  const first = lines[own[0] ?? 0]?.page ?? 0;
  const last = lines[own.at(-1) ?? 0]?.page ?? 0;
  const next = lines[(own.at(-1) ?? 0) + 1]?.page ?? Infinity;
  const mayGoOn = next > last + 1 && unreadable.has(last + 1);
  return mayGoOn || [...unreadable.keys()].some((page) => page >= first && page <= last);
}

/** Said of a recipe that came in although its beginning or end is missing. */
const ONLY_A_PART = text(
  "Only a part of this recipe could be read. It came in as it is; compare it with the page and add what is missing.",
).message;

/** Said of a recipe without a list: what a model does not pick is missing, and no line of the page shows it. */
const PICKED_FROM_PROSE = text(
  "This recipe is told in running prose. Its ingredients were picked out of the text; compare them with the page and add what is missing.",
).message;
