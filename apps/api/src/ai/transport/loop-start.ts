/** Longest stretch, in characters, that is looked for as what is said again and again: a few lines. */
const LONGEST = 400;
const SHORTEST = 5;
/** So many characters of lines, or of parts of one, are said again and again before it is no chance: three times at least. */
const ENOUGH = { lines: 36, words: 60 } as const;

/**
 * Where a text begins to say a stretch for the second time, when all that it ends with is the same stretch over and over: a line, a few lines or
 * a few words. Undefined for a text that goes on. Figures and dots alone do not count: tables are full of them.
 */
export function loopStart(text: string): number | undefined {
  const last = text.at(-1);
  for (let length = SHORTEST; length <= Math.min(LONGEST, text.length / 3); length += 1) {
    if (text[text.length - 1 - length] !== last) continue;
    const stretch = text.slice(-length);
    const enough = /\n|",/.test(stretch) ? ENOUGH.lines : ENOUGH.words;
    const times = Math.max(3, Math.ceil(enough / length));
    if (!/\p{L}{2}/u.test(stretch) || !text.endsWith(stretch.repeat(times))) continue;
    let start = text.length - times * length;
    while (start > 0 && text[start - 1] === text[start - 1 + length]) start -= 1;
    return start + length;
  }
  return undefined;
}
