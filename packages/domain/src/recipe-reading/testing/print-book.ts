import type { BookLine } from "../lines/book-line";

/** How a line is set: "#" a title, "##" a chapter, "**" bold body text, else body text. Points. */
const SIZES = { chapter: 22, title: 16, body: 10 } as const;
const CHARACTER = 0.5;
const COLUMN_WIDTH = 300;
const LEADING = 3;
const BLANK = 12;

/**
 * Lines as a printer sets them, from a page a text: "# Leek soup" is a title, "## Soups" a chapter, "**Method" bold, a blank
 * line a gap, "> " an indent. Lines that are wider than the column are wrapped.
 */
export function printBook(...pages: readonly string[]): BookLine[] {
  return pages.flatMap((page, index) => printPage(page, index + 1));
}

function printPage(text: string, page: number): BookLine[] {
  const lines: BookLine[] = [];
  let isBelowBlank = false;
  for (const source of text
    .trim()
    .split("\n")
    .map((line) => line.trim())) {
    if (source === "") {
      isBelowBlank = true;
      continue;
    }
    const [, mark = "", words = ""] = /^(#{1,2}|\*\*|>)? ?(.*)$/.exec(source) ?? [];
    const size = mark === "##" ? SIZES.chapter : mark === "#" ? SIZES.title : SIZES.body;
    const isBold = mark === "#" || mark === "##" || mark === "**";
    wrap(words, (mark === ">" ? COLUMN_WIDTH - 14 : COLUMN_WIDTH) / (size * CHARACTER)).forEach((line, nth) => {
      const gapAbove = lines.length === 0 ? Infinity : LEADING + (nth === 0 && isBelowBlank ? BLANK : 0);
      const x = mark === ">" ? 54 : 40;
      lines.push({
        text: line,
        page,
        x,
        width: line.length * size * CHARACTER,
        size,
        isBold,
        font: isBold ? "Serif-Bold" : "Serif",
        gapAbove,
        block: 0,
      });
    });
    isBelowBlank = false;
  }
  return lines;
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
