import { isTitleLike } from "../lines/line-kind";
import { healHyphens } from "./heal-hyphens";
import { normalizePageText } from "./normalize-page-text";
import { dropRunningHeads } from "./running-heads";

/** Text of one page as the reader or the vision model gave it. */
export interface SourcePage {
  /** Number of the page in the file, from 1. */
  readonly page: number;
  readonly text: string;
}

/** Where a page's text stands: UTF-16 offsets into the document's text, `end` exclusive. */
export interface PageSpan {
  readonly page: number;
  readonly start: number;
  readonly end: number;
}

/** A whole book as one text, with the map back to its pages. Every offset of the import counts in this text. */
export interface CleanDocument {
  readonly text: string;
  /** In the order of the text; a page without text has an empty span. */
  readonly pages: readonly PageSpan[];
}

/**
 * The book as a cook would read it aloud: plain characters, no running heads or page numbers, broken words
 * whole. Pages are joined by a line break, or by a blank line where the next page opens with a title.
 */
export function cleanPages(pages: readonly SourcePage[]): CleanDocument {
  const steps = cleanPagesInSteps(pages);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Pages that are normalised in one step. */
const PAGES_A_STEP = 200;

/** The same in steps, for a long book takes its time: whoever has other things to do may do them in between. */
export function* cleanPagesInSteps(pages: readonly SourcePage[]): Generator<void, CleanDocument, void> {
  const lines: string[][] = [];
  for (const { text } of pages) {
    lines.push(normalizePageText(text).split("\n"));
    if (lines.length % PAGES_A_STEP === 0) yield;
  }
  yield;
  const withoutHeads = dropRunningHeads(lines);
  yield;
  const healed = healHyphens(withoutHeads);
  yield;
  return joinPages(pages, healed);
}

function joinPages(pages: readonly SourcePage[], healed: readonly (readonly string[])[]): CleanDocument {
  const spans: PageSpan[] = [];
  let text = "";
  healed.forEach((pageLines, index) => {
    const pageText = pageLines.join("\n").replaceAll("\u00ad", "");
    if (pageText !== "" && text !== "") text += isTitleLike(pageLines[0] ?? "") ? "\n\n" : "\n";
    const start = text.length;
    text += pageText;
    spans.push({ page: pages[index]?.page ?? index + 1, start, end: text.length });
  });
  return { text, pages: spans };
}

/** What stands between two parts of a book that were read one after the other. */
const BETWEEN_PARTS = "\n\n";

/** Offset at which each part begins in the text of {@link joinParts}, in the order given. */
export function offsetsOfParts(parts: readonly CleanDocument[]): number[] {
  let end = 0;
  return parts.map(({ text }) => {
    const offset = end === 0 || text === "" ? end : end + BETWEEN_PARTS.length;
    end = offset + text.length;
    return offset;
  });
}

/**
 * Parts of a book as one document, one behind the other. Each was cleaned by itself, so that no offset of an earlier
 * part moves when pages that failed at first are read later.
 */
export function joinParts(parts: readonly CleanDocument[]): CleanDocument {
  const offsets = offsetsOfParts(parts);
  const text = parts
    .map((part) => part.text)
    .filter((partText) => partText !== "")
    .join(BETWEEN_PARTS);
  const pages = parts.flatMap((part, index) => {
    const offset = offsets[index] ?? 0;
    return part.pages.map(({ page, start, end }) => ({ page, start: start + offset, end: end + offset }));
  });
  return { text, pages };
}

/** Numbers of the pages with text in `start` to `end` (UTF-16 offsets, end exclusive), in order. */
export function pagesBetween(document: CleanDocument, start: number, end: number): number[] {
  return document.pages
    .filter((span) => span.start < span.end && span.start < end && span.end > start)
    .map((span) => span.page);
}
