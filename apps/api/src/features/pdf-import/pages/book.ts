import type { Queryable } from "@tureen/db/in-transaction";
import { linesOfText, type BookLine } from "@tureen/domain/recipe-reading/lines/book-line";
import { normalizePageText } from "@tureen/domain/recipe-reading/lines/normalize-page-text";
import { selectPages, type PageRow } from "../store/import-page.repo";
import { readPageLines, type KeptLine } from "./page-lines";

/** Lines of one page that a place can tell apart: more than twice what the reader lets a page have. */
const LINES_A_PAGE = 1_000_000;

/** Pages that are unpacked in one step. */
const PAGES_A_STEP = 4;

/** A book as it is kept: every line that was read, and where it stands. */
export interface Book {
  readonly lines: readonly BookLine[];
  /** Indexes of lines of pictures of which the amounts are not certain. */
  readonly doubtful: ReadonlySet<number>;
  /** Place of each line: it stays the same when other pages are read later. */
  readonly places: readonly number[];
  /** Index of the line at a place; undefined where the page was read anew and has no such line any more. */
  readonly indexAt: (place: number) => number | undefined;
  /** Pages that could not be read, or not to their end, with the reason. */
  readonly unreadable: ReadonlyMap<number, string>;
  /** Numbers of all pages, in order. */
  readonly pages: readonly number[];
}

/** The book of the pages that are kept, in steps. */
export function* openBook(db: Queryable, batchId: number): Generator<void, Book, void> {
  const rows = selectPages(db, batchId);
  const lines: BookLine[] = [];
  const doubtful = new Set<number>();
  const places: number[] = [];
  for (const [index, row] of rows.entries()) {
    for (const [position, line] of linesOf(row).entries()) {
      if ("isDoubtful" in line && line.isDoubtful) doubtful.add(lines.length);
      lines.push(line);
      places.push(firstPlaceOf(row) + position);
    }
    if (index % PAGES_A_STEP === PAGES_A_STEP - 1) yield;
  }
  const byPlace = new Map(places.map((place, index) => [place, index]));
  return {
    lines,
    doubtful,
    places,
    indexAt: (place) => byPlace.get(place),
    unreadable: new Map(
      rows.flatMap((row) => (row.readingError === "" ? [] : [[row.page, row.readingError] as const])),
    ),
    pages: rows.map(({ page }) => page),
  };
}

/** A few words of a page that could not be read have places of their own: when it is read later, its lines are others. */
function firstPlaceOf({ page, source }: PageRow): number {
  return page * LINES_A_PAGE + (source === "none" ? LINES_A_PAGE / 2 : 0);
}

/** Page of a place. */
export function pageOf(place: number): number {
  return Math.floor(place / LINES_A_PAGE);
}

function linesOf({ linesJson, content, page }: PageRow): readonly (BookLine | KeptLine)[] {
  return linesJson === "" ? linesOfText(normalizePageText(content), page) : readPageLines(linesJson, page);
}
