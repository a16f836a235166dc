import type { BookLine } from "@tureen/domain/recipe-reading/lines/book-line";
import { withRunInTitles } from "@tureen/domain/recipe-reading/prose/run-in-title";
import { z } from "zod";
import type { PageLine } from "../layout/page-layout";

/** Lines of a page as they are kept: numbers without names, for a book has ten thousand of them. */
const storedLines = z.object({
  v: z.literal(1),
  fonts: z.array(z.string()),
  /** Text, x, width, size, index of the font, 1 for bold, gap above (-1 on a block's first line), block. */
  lines: z.array(
    z.tuple([
      z.string(),
      z.number(),
      z.number(),
      z.number(),
      z.int(),
      z.union([z.literal(0), z.literal(1)]),
      z.number(),
      z.int(),
    ]),
  ),
  /** Indexes of lines of which the amounts are not certain. */
  doubtful: z.array(z.int()).default([]),
  /** Indexes of lines that the file's outline names. */
  named: z.array(z.int()).default([]),
  /** Indexes of lines that stand behind a title on its line. */
  behind: z.array(z.int()).default([]),
  /** Lines of tables of steps: index, column, and whether it opens an entry, null where that is open. */
  cells: z.array(z.tuple([z.int(), z.enum(["food", "step"]), z.boolean().nullable()])).default([]),
  /** Baseline of each line; none where the version did not keep them yet. */
  ys: z.array(z.number().nullable()).default([]),
});

/** A line as it was kept. */
export type KeptLine = BookLine & { readonly isDoubtful: boolean };

const FIRST_OF_BLOCK = -1;

/**
 * The column `lines_json`, with a title and what stands behind it on its line as two. The page's number is not in it; a gap
 * of Infinity, which JSON lacks, is written as -1.
 */
export function writePageLines(read: readonly PageLine[]): string {
  const lines = withRunInTitles(read);
  const fonts = [...new Set(lines.map(({ font }) => font))];
  const stored: z.output<typeof storedLines> = {
    v: 1,
    fonts,
    lines: lines.map(({ text, x, width, size, font, isBold, gapAbove, block }) => [
      text,
      x,
      width,
      size,
      fonts.indexOf(font),
      isBold ? 1 : 0,
      gapAbove === Infinity ? FIRST_OF_BLOCK : gapAbove,
      block,
    ]),
    doubtful: lines.flatMap(({ isDoubtful }, index) => (isDoubtful ? [index] : [])),
    named: lines.flatMap(({ isInOutline }, index) => (isInOutline ? [index] : [])),
    behind: lines.flatMap(({ isBehindTitle }, index) => (isBehindTitle ? [index] : [])),
    cells: lines.flatMap(({ cell, isParagraph }, index) => (cell ? [[index, cell, isParagraph ?? null] as const] : [])),
    ys: lines.map(({ y }) => y ?? null),
  };
  return JSON.stringify(stored);
}

/** `page` is that of the row. Throws for anything but what {@link writePageLines} has written, '' included. */
export function readPageLines(json: string, page: number): KeptLine[] {
  const { fonts, lines, doubtful, named, behind, cells, ys } = storedLines.parse(JSON.parse(json));
  const [doubts, inOutline, behindTitles] = [new Set(doubtful), new Set(named), new Set(behind)];
  const ofTables = new Map(
    cells.map(([index, cell, isParagraph]) => [index, { cell, ...(isParagraph === null ? {} : { isParagraph }) }]),
  );
  return lines.map(([text, x, width, size, font, bold, gap, block], index) => ({
    text,
    page,
    x,
    ...(typeof ys[index] === "number" ? { y: ys[index] } : {}),
    width,
    size,
    isBold: bold === 1,
    font: fonts[font] ?? "",
    gapAbove: gap === FIRST_OF_BLOCK ? Infinity : gap,
    block,
    isDoubtful: doubts.has(index),
    isInOutline: inOutline.has(index),
    isRunIn: behindTitles.has(index + 1),
    isBehindTitle: behindTitles.has(index),
    ...ofTables.get(index),
  }));
}
