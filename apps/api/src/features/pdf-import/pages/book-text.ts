import type { Queryable } from "@tureen/db/in-transaction";
import {
  cleanPagesInSteps,
  joinParts,
  offsetsOfParts,
  type CleanDocument,
} from "@tureen/domain/pdf-import/pages/clean-pages";
import { recipeBeginnings } from "@tureen/domain/pdf-import/cut-points";
import { runInSteps } from "#run-in-steps";
import { selectPagesAsRead, type PageRow } from "#features/pdf-import/store/import-page.repo";

/** The text of a book as it is cut into chunks. Every offset of an import counts in `document`. */
export interface BookText {
  readonly document: CleanDocument;
  /** What was read at first, and behind it what another round could read. */
  readonly parts: readonly CleanDocument[];
  /** Offsets at which recipes begin. */
  readonly beginnings: readonly number[];
  /** Offsets at which parts end. */
  readonly partEnds: readonly number[];
  /** Pages that could not be read, or not to their end, with the reason. */
  readonly unreadable: readonly { readonly page: number; readonly reason: string }[];
}

/** Cleans the pages that are kept of a book; the same pages always give the same text. */
export function readBookText(db: Queryable, batchId: number): Promise<BookText> {
  return runInSteps(bookOf(selectPagesAsRead(db, batchId)));
}

function* bookOf(rows: readonly PageRow[]): Generator<void, BookText, void> {
  const parts: CleanDocument[] = [];
  const rounds = new Set(rows.flatMap((row) => [row.round, row.wordsRound]));
  for (const round of [...rounds].toSorted((left, right) => left - right)) parts.push(yield* partOf(rows, round));
  yield;
  const offsets = offsetsOfParts(parts);
  const unreadable = rows.filter((row) => row.readingError !== "");
  return {
    document: joinParts(parts),
    parts,
    beginnings: parts.flatMap((part, index) =>
      recipeBeginnings(part).map((beginning) => beginning + (offsets[index] ?? 0)),
    ),
    partEnds: parts.map((part, index) => (offsets[index] ?? 0) + part.text.length),
    unreadable: unreadable.map((row) => ({ page: row.page, reason: row.readingError })),
  };
}

/** The pages of one round, among the others left empty: running heads are told by the side of the book that they stand on. */
function* partOf(rows: readonly PageRow[], round: number): Generator<void, CleanDocument, void> {
  const inOrder = rows.toSorted((left, right) => left.page - right.page);
  const part = yield* cleanPagesInSteps(inOrder.map((row) => ({ page: row.page, text: textIn(row, round) })));
  const own = new Set(rows.filter((row) => row.round === round || textIn(row, round) !== "").map((row) => row.page));
  return { text: part.text, pages: part.pages.filter((span) => own.has(span.page)) };
}

/** What a round read of a page; the words that an earlier round had to be content with stay in the text of that one. */
function textIn(row: PageRow, round: number): string {
  if (row.round === round && row.content !== "") return row.content;
  return row.wordsRound === round ? row.words : "";
}
