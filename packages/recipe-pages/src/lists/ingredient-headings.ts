import { readHeading } from "@tureen/domain/ingredients/lines/line-heading";
import { recipePart } from "@tureen/domain/recipe-reading/words/recipe-marks";
import type { SectionedLine } from "../page-recipe";

/** "For the sauce:" among the ingredients is the heading of what follows. */
export function withHeadings(lines: readonly SectionedLine[]): readonly SectionedLine[] {
  const read: SectionedLine[] = [];
  let heading: string | null = null;
  for (const [index, line] of lines.entries()) {
    const found = readHeading(line.text, { opens: false, following: lines[index + 1]?.text ?? "" });
    if (found !== null && index + 1 < lines.length) {
      if (recipePart(found) !== "ingredients") heading = found;
      continue;
    }
    read.push({ text: line.text, section: line.section || (heading ?? "") });
  }
  return read;
}
