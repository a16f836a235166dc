/** Characters of a file in which the head of its first recipe stands: letters and notes may stand before it. */
const MAX_BEFORE = 100_000;

/** A text's lines, however they are ended. */
export const textLines = (text: string): readonly string[] => text.split(/\r\n|[\r\n]/);

/** Whether a text has recipes that each begin below such a line. */
export const hasHead = (text: string, head: RegExp): boolean =>
  textLines(text.slice(0, MAX_BEFORE)).some((line) => head.test(line));

/** The lines below each such line, a recipe each. */
export function* blocksBelow(text: string, head: RegExp): Generator<readonly string[], void, void> {
  let block: string[] | null = null;
  for (const line of textLines(text)) {
    if (!head.test(line)) block?.push(line);
    else {
      if (block) yield block;
      block = [];
    }
  }
  if (block) yield block;
}
