import { doubtsOf, type Doubt } from "@tureen/domain/recipe-reading/labels/coverage";
import { recipeOfDoubt, unsureParts } from "@tureen/domain/recipe-reading/labels/doubt-recipe";
import { recipeFromLines } from "@tureen/domain/recipe-reading/recipe-from-lines";
import { linesOfRecipe, type FoundRecipe, type LineRun } from "@tureen/domain/recipe-reading/book-reading";
import { isName } from "@tureen/domain/recipe-reading/items/item-evidence";
import { UNREACHED, type KeptOutcome } from "../store/import-page.repo";
import { UNUSABLE, type RequestRow } from "../store/import-request.repo";
import type { NewDoubt } from "../store/import-doubt.repo";
import type { ReadBook } from "./book-recipes";
import { storedOf, writeDoubtRecipe } from "./stored-recipe";

/** Lines above a doubt that are shown with it at most. */
const LINES_ABOVE = 3;

interface Outcomes {
  readonly pages: readonly KeptOutcome[];
  readonly doubts: readonly NewDoubt[];
}

/**
 * What became of every page, and what is in doubt: whatever looks like a recipe and is in none was not reached, or the
 * model failed on it, which the page then says; or it was looked at in vain, and a person is told of it. Done in steps.
 *
 * @param requests all that were made; null for an import by rules alone
 */
export function* outcomesOf(
  { book, reading, isWord }: ReadBook,
  found: readonly FoundRecipe[],
  requests: readonly RequestRow[] | null,
): Generator<void, Outcomes, void> {
  const known = new Set([...reading.furniture, ...found.flatMap(linesOfRecipe)]);
  const failed = new Map(book.unreadable);
  const doubts: NewDoubt[] = [];
  yield;
  for (const doubt of doubtsOf(reading, found)) {
    const why = requests && whyLost(doubt.lines, book.places, requests);
    if (why === null) doubts.push(rowOf(doubt));
    else for (const page of pagesOf(doubt.lines)) if (!failed.has(page)) failed.set(page, why);
  }
  yield;
  const begun = new Set(found.flatMap(({ title }) => pageAt(title[0])));
  const covered = new Set(found.flatMap((recipe) => linesOfRecipe(recipe).flatMap(pageAt)));
  return {
    doubts,
    pages: book.pages.map((page) => ({ page, ...outcomeOf(page) })),
  };

  function outcomeOf(page: number): Pick<KeptOutcome, "outcome" | "error"> {
    const error = failed.get(page);
    if (error !== undefined) return { outcome: "failed", error };
    return { outcome: begun.has(page) ? "recipe" : covered.has(page) ? "continuation" : "not a recipe", error: "" };
  }

  function rowOf({ page, text, isTitled, lines }: Doubt): NewDoubt {
    const above = isTitled ? [] : linesAbove(lines[0] ?? 0);
    const title = above.map((line) => book.lines[line]?.text ?? "").find(isName) ?? text;
    const content = [...above, ...lines].map((line) => book.lines[line]?.text ?? "").join("\n");
    return { place: book.places[lines[0] ?? 0] ?? 0, page, title, content, recipeJson: recipeOf(lines, above, title) };
  }

  /** As far as it is known: a name above its lines is its title, what else stands there is said of the dish. */
  function recipeOf(lines: LineRun, above: LineRun, name: string): string {
    const own = recipeOfDoubt(reading, lines);
    const title = above.filter((line) => book.lines[line]?.text === name);
    const isNamed = title.length > 0;
    const found = {
      ...own,
      title: isNamed ? title : own.title,
      description: [
        ...above.filter((line) => !title.includes(line)),
        ...(isNamed ? own.title : []),
        ...own.description,
      ],
    };
    return writeDoubtRecipe({
      lastPlace: book.places[lines.at(-1) ?? 0] ?? 0,
      recipe: storedOf(recipeFromLines(book.lines, found, isWord)),
      unsure: unsureParts(found),
    });
  }

  /** A few lines above that are in no recipe either: a title perhaps that is not set as one. */
  function linesAbove(first: number): number[] {
    const above: number[] = [];
    for (let line = first - 1; above.length < LINES_ABOVE; line -= 1) {
      const isOpen = line >= 0 && book.lines[line]?.page === book.lines[first]?.page && !known.has(line);
      if (!isOpen) break;
      above.unshift(line);
    }
    return above;
  }

  function pagesOf(lines: LineRun): Set<number> {
    return new Set(lines.flatMap(pageAt));
  }

  function pageAt(line: number | undefined): number[] {
    const page = line === undefined ? undefined : book.lines[line]?.page;
    return page === undefined ? [] : [page];
  }
}

/** Why nothing came of some lines; null where a model has looked at them by themselves, whatever it said. */
function whyLost(lines: LineRun, places: readonly number[], requests: readonly RequestRow[]): string | null {
  const [first, last] = [places[lines[0] ?? 0] ?? 0, places[lines.at(-1) ?? 0] ?? 0];
  const about = requests.filter(({ firstPlace, lastPlace }) => firstPlace <= last && lastPlace >= first);
  const latest = about.toSorted((left, right) => left.id - right.id).at(-1);
  if (latest?.status === "failed") return latest.answer === UNUSABLE ? null : latest.error;
  return latest?.status === "answered" && latest.kind !== "labels" ? null : UNREACHED;
}
