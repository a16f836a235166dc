import { isTitleLike } from "./lines/line-kind";
import type { CleanDocument } from "./pages/clean-pages";
import { findRecipeStarts } from "./recipe-start";

/**
 * How well a text can be cut at the beginning of a line, best first. A recipe that certainly begins there beats
 * the page break, for cookbooks run on across pages; one that may begin elsewhere gives no rank.
 */
export const CUT_RANKS = ["recipe", "page", "title", "paragraph", "sentence", "line"] as const;
export type CutRank = (typeof CUT_RANKS)[number];

export interface CutPoint {
  /** UTF-16 offset of the first character after the cut, the beginning of a line. */
  readonly offset: number;
  readonly rank: CutRank;
}

/** Every place where the document can be cut without cutting a line, in the order of the text; never its beginning. */
export function findCutPoints(document: CleanDocument): CutPoint[] {
  const lines = document.text.split("\n");
  const recipeStarts = findRecipeStarts(lines);
  const pageStarts = new Set(document.pages.filter((span) => span.end > span.start).map((span) => span.start));
  const points: CutPoint[] = [];
  let offset = 0;
  lines.forEach((line, index) => {
    if (offset > 0 && line !== "")
      points.push({ offset, rank: rankOf(lines, index, recipeStarts, pageStarts.has(offset)) });
    offset += line.length + 1;
  });
  return points;
}

/** Offsets of the lines on which recipes begin for certain, in the order of the text. */
export function recipeBeginnings({ text }: Pick<CleanDocument, "text">): number[] {
  const lines = text.split("\n");
  const starts = findRecipeStarts(lines);
  const beginnings: number[] = [];
  let offset = 0;
  lines.forEach((line, index) => {
    if (starts.has(index)) beginnings.push(offset);
    offset += line.length + 1;
  });
  return beginnings;
}

function rankOf(
  lines: readonly string[],
  index: number,
  recipeStarts: ReadonlySet<number>,
  opensPage: boolean,
): CutRank {
  if (recipeStarts.has(index)) return "recipe";
  if (opensPage) return "page";
  const previous = lines[index - 1] ?? "";
  if (previous === "") return isTitleLike(lines[index] ?? "") ? "title" : "paragraph";
  return /[.!?:]["'”’)]?$/.test(previous) ? "sentence" : "line";
}
