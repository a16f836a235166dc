import { normalizePageText } from "@tureen/domain/recipe-reading/lines/normalize-page-text";
import type { PageLine } from "./page-layout";

/** White space above a line, in heights of its font, that a reader sees as a blank line. */
const BLANK_LINE = 0.68;

/** A font this much larger than the line's before it sets a title. */
const TITLE_SIZE = 1.15;

/** The lines in plain characters. One of which nothing is left goes; what is below it moves up. */
export function plainLines<Line extends PageLine>(lines: readonly Line[]): Line[] {
  const plain: Line[] = [];
  let gapAbove = 0;
  for (const line of lines) {
    gapAbove = Math.max(gapAbove, line.gapAbove);
    // A soft hyphen survives only in front of a line's end.
    const text = normalizePageText(`${line.text}\n`);
    if (text === "") continue;
    plain.push({ ...line, text, gapAbove });
    gapAbove = 0;
  }
  return plain;
}

/** A page as a person reads it: a line each, a blank one where the print leaves a gap or a block opens with a title. */
export function textOfLines(lines: readonly Pick<PageLine, "text" | "size" | "gapAbove">[]): string {
  const text = lines.map((line, index) => {
    const isApart =
      line.gapAbove === Infinity
        ? line.size > TITLE_SIZE * (lines[index - 1]?.size ?? 0)
        : line.gapAbove > BLANK_LINE * line.size;
    return isApart ? `\n${line.text}` : line.text;
  });
  return text.join("\n").trim();
}
