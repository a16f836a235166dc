import type { TextLine } from "../page-recipe";

/** Where a part that begins at `start` ends: at the line that `ends` it, given how many lines the part has before. */
export function endOf(
  lines: readonly TextLine[],
  start: number,
  most: number,
  ends: (line: TextLine, before: number, at: number) => boolean,
): number {
  let before = 0;
  for (let at = start; at < Math.min(lines.length, start + most); at += 1) {
    const line = lines[at];
    if (line === undefined || ends(line, before, at)) return at;
    if (line.level === 0) before += 1;
  }
  return Math.min(lines.length, start + most);
}

/** A heading of a higher rank than another; a bold line has none. */
export const isAbove = (level: number, other: number): boolean =>
  level > 0 && level < 7 && other > 0 && other <= 7 && level < other;

/** Where most of a part stands in lists, its other lines are what is said around them. */
export function listed(lines: readonly TextLine[]): readonly TextLine[] {
  const lengthOf = (some: readonly TextLine[]): number => some.reduce((length, { text }) => length + text.length, 0);
  const items = lines.filter(({ isItem }) => isItem);
  const texts = lines.filter(({ level }) => level === 0);
  return items.length >= 2 && lengthOf(items) * 2 > lengthOf(texts)
    ? lines.filter((line) => line.isItem || line.level > 0)
    : lines;
}

/** What follows a list or text of all the lines so far: none of the next lines is set as they are, or has a number as they have. */
export function isBelowList(lines: readonly TextLine[], start: number, at: number): boolean {
  const line = lines[at];
  const own = lines.slice(start, at).filter(({ level }) => level === 0);
  const last = own.at(-1);
  if (line?.level !== 0 || last === undefined) return false;
  const kinds: readonly ((line: TextLine) => boolean)[] = [
    ({ isNumbered, setAs }) => isNumbered && setAs === last.setAs,
    ({ isItem }) => isItem,
    ...(own.length >= MIN_ALIKE ? [({ setAs }: TextLine) => setAs !== "" && setAs === last.setAs] : []),
  ];
  const isOwn = kinds.find((isOf) => own.every(isOf));
  return isOwn !== undefined && !lines.slice(at, at + MAX_APART).some(isOwn);
}
const MIN_ALIKE = 3;
const MAX_APART = 8;
