import { withRunInTitles } from "../prose/run-in-title";

/** One line of a book as it is printed. A book is its lines in reading order; everything read from it names lines by their index. */
export interface BookLine {
  /** As `normalizePageText` leaves it, without blank ends; never empty. A soft hyphen or a hyphen at its end is still there. */
  readonly text: string;
  /** Number of the page in the file, from 1. Never falls from one line to the next. */
  readonly page: number;
  /** Left edge, in points from the left edge of the page; 0 where the geometry is unknown. */
  readonly x: number;
  /** Baseline, in points from the top edge of the page; undefined where it is unknown. */
  readonly y?: number;
  /** In points; 0 where the geometry is unknown. */
  readonly width: number;
  /** Of the line's largest letters, in points; 0 where the geometry is unknown (text of a vision model). */
  readonly size: number;
  readonly isBold: boolean;
  /** Name of the typeface without its subset tag ("Garamond-Italic"); "" where it is unknown. */
  readonly font: string;
  /**
   * White space between this line and the one above it in the same block, in points: the distance of their baselines
   * less this line's size, at least 0. Infinity on the first line of a block. Where the geometry is unknown:
   * 0, or {@link BLANK_LINE} below a blank line.
   */
  readonly gapAbove: number;
  /** Number of the block (a column, or a part of the page across all columns) in reading order, from 0 on each page. */
  readonly block: number;
  /** The file's own outline names this line: a chapter, a recipe, or a part of one. */
  readonly isInOutline?: boolean;
  /** What it says is not certain: a glyph of it has no letter, or what a picture shows was hard to make out. */
  readonly isDoubtful?: boolean;
  /** Opens a paragraph of its own, as the lines of a web page do, or (false) surely goes on with the line above: so in a table. */
  readonly isParagraph?: boolean;
  /** What it is by its column in a table of steps. */
  readonly cell?: "food" | "step";
  /** The opening of the line where it is set in another face than the rest: "Leek porridge." in italics. */
  readonly lead?: string | undefined;
  /** A title that the first sentence of its recipe stands behind, on the same line of the page. */
  readonly isRunIn?: boolean;
  /** What stands behind a title on its line: the line is full, although the text is shorter. */
  readonly isBehindTitle?: boolean;
}

/** What a blank line is worth in {@link BookLine.gapAbove} where a page has text but no geometry. */
export const BLANK_LINE = 12;

/** The lines of a page of which only the text is known. Blank lines become gaps. */
export function linesOfText(text: string, page: number): BookLine[] {
  const lines: BookLine[] = [];
  let isBelowBlank = true;
  for (const line of text.split("\n").map((each) => each.trim())) {
    if (line !== "") {
      const gapAbove = lines.length === 0 ? Infinity : isBelowBlank ? BLANK_LINE : 0;
      lines.push({ text: line, page, x: 0, width: 0, size: 0, isBold: false, font: "", gapAbove, block: 0 });
    }
    isBelowBlank = line === "";
  }
  return withRunInTitles(lines);
}
