import type { LineGroup } from "../recipe-parts";
import { BODY, type BookPaper, INK, PAGE, type Style, TEXT_WIDTH } from "./book-paper";

const GROUP: Style = { face: "bold", size: 10, color: INK.text };

const COLUMN_GAP = 24;
/** A recipe with more ingredients has them side by side. */
const ONE_COLUMN = 6;

/** A line, or the heading that some of them stand under. */
interface Row {
  readonly text: string;
  readonly isHeading: boolean;
}

/** The ingredients of a recipe: a few below each other across the page, many in two columns. */
export class IngredientColumns {
  readonly rows: readonly Row[];
  readonly #paper: BookPaper;
  readonly #count: number;
  readonly #width: number;

  constructor(paper: BookPaper, groups: readonly LineGroup[]) {
    this.#paper = paper;
    this.rows = groups.flatMap(({ section, lines }) => [
      ...(section === "" ? [] : [{ text: section, isHeading: true }]),
      ...lines.map((text) => ({ text, isHeading: false })),
    ]);
    this.#count = this.rows.length > ONE_COLUMN ? 2 : 1;
    this.#width = (TEXT_WIDTH - (this.#count - 1) * COLUMN_GAP) / this.#count;
  }

  /** Those of some rows that fit so much room, by column, in columns of about one height. */
  within(rows: readonly Row[], room: number): readonly (readonly Row[])[] {
    if (this.#count === 1) return [this.#filling(rows, room)];
    // The row in the middle goes to the first column.
    const tallest = Math.max(0, ...rows.map((row) => this.#heightOf(row)));
    const first = this.#filling(rows, Math.min(this.heightOf(rows) / 2 + tallest / 2, room));
    return [first, this.#filling(rows.slice(first.length), room)];
  }

  /** How high rows are below each other, in points. */
  heightOf(rows: readonly Row[]): number {
    return rows.reduce((sum, row) => sum + this.#heightOf(row), 0);
  }

  /** How high all of them are on a page without an end. */
  wholeHeight(): number {
    return Math.max(...this.within(this.rows, Number.POSITIVE_INFINITY).map((part) => this.heightOf(part)));
  }

  /** Writes columns from there downwards; answers where the longest ends. */
  write(columns: readonly (readonly Row[])[], top: number): number {
    const ends = columns.map((rows, at) => this.#write(rows, PAGE.side + at * (this.#width + COLUMN_GAP), top));
    return Math.max(top, ...ends);
  }

  /** The rows that fill a column so high, at least one; a heading is not the last of them. */
  #filling(rows: readonly Row[], height: number): readonly Row[] {
    let used = 0;
    let end = 0;
    for (const row of rows) {
      used += this.#heightOf(row);
      if (used > height && end > 0) break;
      end += 1;
    }
    return rows.slice(0, end > 1 && end < rows.length && rows[end - 1]?.isHeading ? end - 1 : end);
  }

  #heightOf({ text, isHeading }: Row): number {
    return this.#paper.heightOf(text, this.#width, isHeading ? GROUP : BODY) + (isHeading ? 8 : 3);
  }

  /** Each run of lines is one list. */
  #write(rows: readonly Row[], x: number, top: number): number {
    const paper = this.#paper;
    let y = top;
    let list: PDFKit.PDFStructureElement | null = null;
    for (const { text, isHeading } of rows) {
      const box = { x, y: isHeading ? y + 4 : y, width: this.#width };
      if (isHeading) {
        list?.end();
        list = null;
        y = paper.write(text, box, GROUP, "H3") + 4;
      } else {
        list ??= paper.place("L");
        paper.within(list, () => paper.group("LI", () => (y = paper.write(text, box, BODY, "LBody") + 3)));
      }
    }
    list?.end();
    return y;
  }
}
