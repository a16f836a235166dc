import { checkCopied } from "@tureen/domain/pdf-import/copying/check-copied";
import { readProseIngredients } from "@tureen/domain/pdf-import/labels/prose-recipe";
import {
  linesOfRecipe,
  withoutCertainty,
  type BookReading,
  type FoundRecipe,
  type LineSpan,
} from "@tureen/domain/pdf-import/reading/book-reading";
import { readBookInSteps } from "@tureen/domain/pdf-import/reading/read-book";
import { recipeFromLines, wordsOfBook } from "@tureen/domain/pdf-import/reading/recipe-from-lines";
import { comparableWords } from "@tureen/domain/pdf-import/text-index";
import type { AiRecipe } from "#ai/recipes/read-recipe-answer";
import type { AppContext } from "#app-context";
import { runInSteps } from "#run-in-steps";
import { openBook, type Book } from "../pages/book";
import type { Question } from "../store/import-request.repo";
import type { BookRecipe } from "./create-recipes";
import { storedCopy, storedOf, type StoredRecipe } from "./stored-recipe";

/** Kinds of lines of which a copy shows whether it has them. */
const COMPARED: ReadonlySet<BookReading["items"][number]["sign"]> = new Set(["amount", "step", "instruction"]);

/** A book, and what the rules make of it. */
export interface ReadBook {
  readonly book: Book;
  readonly reading: BookReading;
  readonly isWord: (word: string) => boolean;
}

/** The pages of a book that are kept so far. */
export async function readBookOf({ db, config }: AppContext, batchId: number): Promise<ReadBook> {
  const book = await runInSteps(openBook(db, batchId));
  const reading = await runInSteps(readBookInSteps(book.lines));
  return {
    book,
    reading: config.IMPORT_ASK_ALL === "1" ? withoutCertainty(reading) : reading,
    isWord: wordsOfBook(book.lines),
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
export function recipeOfLines(read: ReadBook, found: FoundRecipe, origin: "rules" | "labels"): BookRecipe {
  return { ...asBookRecipe(read, found, storedOf(recipeFromLines(read.book.lines, found, read.isWord))), origin };
}

/** A recipe in running prose with the ingredients that a model picked from it; null where none of them stands in its text. */
export function recipeOfProse(
  read: ReadBook,
  found: FoundRecipe,
  text: string,
  picked: readonly string[],
): BookRecipe | null {
  const { ingredients } = readProseIngredients(picked, text);
  if (ingredients.length === 0) return null;
  const stored = storedOf(recipeFromLines(read.book.lines, found, read.isWord));
  const withIngredients = { ...stored, ingredients: ingredients.map((raw) => ({ raw, section: "" })) };
  return { ...asBookRecipe(read, found, withIngredients), origin: "labels" };
}

/**
 * A recipe that a model wrote down, compared with the lines that it was given; null where none of them is its title, or
 * most of its ingredients or of its steps are not theirs. Lines that it left out stay uncovered, and so are named.
 */
export function recipeOfCopy(read: ReadBook, span: LineSpan, recipe: AiRecipe): BookRecipe | null {
  const { lines } = read.book;
  const stored = storedCopy(recipe);
  const ingredients = stored.ingredients.map(({ raw }) => raw);
  const check = checkCopied(lines, read.reading, span, { title: recipe.title, ingredients, steps: recipe.steps });
  const isOfPage = (changed: readonly number[], all: readonly string[]): boolean => changed.length * 2 < all.length;
  const title = check.isTitleFound ? titleLine(read, span, recipe.title) : undefined;
  if (
    title === undefined ||
    !isOfPage(check.changedIngredients, ingredients) ||
    !isOfPage(check.changedSteps, recipe.steps)
  )
    return null;
  const missing = new Set(check.missing.flat());
  // Only what was compared is its own; the title of another recipe stays with what was left out below it.
  const own = read.reading.items.flatMap((item) => {
    const isWithin = (item.lines[0] ?? -1) >= span.start && (item.lines.at(-1) ?? -1) < span.end;
    return isWithin && COMPARED.has(item.sign) && !missing.has(item.lines[0] ?? -1) ? [...item.lines] : [];
  });
  const found: FoundRecipe = {
    title: [title],
    description: [],
    facts: [],
    sections: [],
    steps: [],
    headings: [...read.reading.items.flatMap(factsBetween(title, own[0] ?? title)), ...own].filter(
      (line) => line !== title,
    ),
    certainty: "certain",
    reasons: [],
  };
  const made = asBookRecipe(read, found, stored);
  return {
    ...made,
    origin: "copy",
    ungrounded: [
      ...made.ungrounded,
      ...check.changedIngredients.map((index) => ingredients[index] ?? ""),
      ...check.changedSteps.map((index) => recipe.steps[index] ?? ""),
    ],
  };
}

/** "Serves 4" below a title. */
function factsBetween(title: number, first: number): (item: BookReading["items"][number]) => readonly number[] {
  return ({ lines, sign }) => (sign === "fact" && (lines[0] ?? -1) > title && (lines[0] ?? first) < first ? lines : []);
}

/** The line that begins a title: it has all its words, or those of a longer title that goes on below. */
function titleLine({ book: { lines } }: ReadBook, { start, end }: LineSpan, title: string): number | undefined {
  const words = comparableWords(title).join(" ");
  const wordsFrom = (line: number, amount: number): string =>
    comparableWords(
      lines
        .slice(line, Math.min(line + amount, end))
        .map(({ text }) => text)
        .join(" "),
    ).join(" ");
  for (let line = start; line < end; line += 1)
    if ([1, 2, 3].some((amount) => wordsFrom(line, amount) === words)) return line;
  return undefined;
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
const ONLY_A_PART =
  "Only a part of this recipe could be read. It came in as it is; compare it with the page and add what is missing.";
