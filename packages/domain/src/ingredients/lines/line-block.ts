import { readHeading } from "./line-heading";

/** A line of a pasted block, under the heading that it stands under; '' for none. */
export interface BlockLine {
  readonly text: string;
  readonly section: string;
}

/** Longer headings are cut, so that every one fits its column. */
const MAX_SECTION_CHARACTERS = 200;

/**
 * The lines of a block of ingredients without blank ones, each with its heading. Headings one after the other are one
 * ("For the cake: Sponge"). {@link linesAsText} is its inverse.
 */
export function readBlock(block: string): readonly BlockLine[] {
  const lines = block.split(/\r\n|[\r\n\u2028\u2029]/).map((line) => line.trim());
  const read: BlockLine[] = [];
  let headings: string[] = [];
  let section = "";
  for (const [index, text] of lines.entries()) {
    if (text === "") continue;
    const following = lines.slice(index + 1, index + 4).find((line) => line !== "") ?? "";
    const heading = readHeading(text, { opens: (lines[index - 1] ?? "") === "", following });
    if (heading !== null) {
      headings = [...headings, heading];
      section = headings.join(": ").slice(0, MAX_SECTION_CHARACTERS).trim();
      continue;
    }
    headings = [];
    read.push({ text, section });
  }
  // One that nothing stands under is a line, which nobody buys.
  const last = headings.length > 0 && read.length > 0 ? headings : [];
  return [...read, ...last.map((heading) => ({ text: `${heading}:`, section: "" }))];
}

/** What of a recipe's line its text is made of. */
export interface LineOfBlock {
  readonly raw: string;
  /** '' or null for none. */
  readonly section: string | null;
  /** A further food of the line before it, whose words it stands for too. */
  readonly shares_raw: boolean;
}

/** The lines as a family wrote them, to the letter, with their headings ("For the dough:") above them. */
export function linesAsText(lines: readonly LineOfBlock[]): string {
  const written = lines.filter((line) => !line.shares_raw);
  return written
    .flatMap(({ raw, section }, index) => {
      const before = written[index - 1]?.section ?? "";
      const isNew = (section ?? "") !== before;
      const blank = isNew && index > 0 ? [""] : [];
      return [...blank, ...(isNew && section ? [`${section}:`] : []), raw];
    })
    .join("\n");
}
