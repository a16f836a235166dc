import { withHeadings } from "@tureen/recipe-pages/lists/ingredient-headings";
import { ingredientText, partSteps, stepText } from "@tureen/recipe-pages/lists/item-text";
import type { FormatLine } from "#format-recipe";

/** No recipe has more lines; a list that does was made to take time. */
const MAX_LINES = 500;

/** "# For the dough", "[For the dough]", "**For the dough**": a heading by a mark that apps agree on. */
const MARKED = /^(?:#{1,6}\s+(.+?)\s*#*|\[([^\]]{1,200})\]|\*\*([^*]{1,200})\*\*:?|__([^_]{1,200})__:?)$/;

/** Lines of ingredients as apps keep them in one text, with the headings among them. */
export function ingredientsFrom(lines: readonly string[]): readonly FormatLine[] {
  return withHeadings(underHeadings(bulleted(lines)))
    .map(({ text, section }) => ({ text: ingredientText(withoutEmphasis(text)), section }))
    .filter(({ text }) => isSaid(text))
    .slice(0, MAX_LINES);
}

const BULLET = /^\s*[•▪◦●*-]\s*(?=\S)/;

/** Where most lines have a bullet, those without one are the headings of the lines below them. */
function bulleted(lines: readonly string[]): readonly string[] {
  const isItem = (line: string | undefined): boolean => line !== undefined && BULLET.test(line);
  if (lines.filter(isItem).length * 2 <= lines.length) return lines;
  return lines.map((line, at) =>
    isItem(line) || !isItem(lines[at + 1]) || !/^\s*\p{L}/u.test(line) ? line : `# ${line.trim()}`,
  );
}

/** The same of steps; one text with numbers in it is parted at them. */
export function stepsFrom(lines: readonly string[]): readonly FormatLine[] {
  const steps = underHeadings(lines);
  const parts =
    steps.length === 1
      ? steps.flatMap(({ text, section }) => partSteps(text).map((part) => ({ text: part, section })))
      : steps;
  return parts
    .map(({ text, section }) => ({ text: stepText(withoutEmphasis(text)), section }))
    .filter(({ text }) => isSaid(text))
    .slice(0, MAX_LINES);
}

function underHeadings(lines: readonly string[]): readonly FormatLine[] {
  const read: FormatLine[] = [];
  let section = "";
  for (const line of lines) {
    const heading = MARKED.exec(line.trim())
      ?.slice(1)
      .find((group) => group !== undefined);
    if (heading === undefined) read.push({ text: line, section });
    else section = heading.replace(/:$/, "").trim();
  }
  return read;
}

/** Bold and italic words and links of Markdown as their words. */
export function withoutEmphasis(text: string): string {
  return text
    .replace(/!?\[([^\]]{0,500})\]\([^()\s]{0,2000}(?: "[^"]{0,300}")?\)/g, "$1")
    .replace(/(\*\*|__)(?=\S)([^*_]{1,500}?)\1/g, "$2")
    .replace(/(?<![\w*])[*_](?=\S)([^*_]{1,500}?)[*_](?![\w*])/g, "$1");
}

function isSaid(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
