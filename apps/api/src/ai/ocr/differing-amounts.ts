/** From this share of words in common on, two lines are the same one. */
const SAME_LINE = 0.5;

/**
 * Indexes of the lines with figures on which a second reading of the same page differs: "1½ pints" and "11 pints". A
 * line that the other reader does not have at all is none of them.
 */
export function differingAmounts(lines: readonly string[], otherLines: readonly string[]): number[] {
  const others = otherLines.map((line) => ({ words: wordsOf(line), figures: figuresOf(line) }));
  return lines.flatMap((line, index) => {
    const words = wordsOf(line);
    if (words.size === 0 || !/\p{N}/u.test(line)) return [];
    const shares = others.map((other) => sharedWords(words, other.words));
    const best = Math.max(0, ...shares);
    if (best < SAME_LINE) return [];
    const figures = figuresOf(line);
    const agrees = others.some((other, place) => shares[place] === best && other.figures === figures);
    return agrees ? [] : [index];
  });
}

function wordsOf(line: string): Set<string> {
  return new Set(line.toLowerCase().match(/\p{L}{3,}/gu));
}

function sharedWords(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared / Math.max(words.size, others.size);
}

/** All figures of a line as one text: "1½" and "1 1/2" are the same. */
function figuresOf(line: string): string {
  const spelt = line.replace(/(?<=\d)(?=[¼-¾⅐-⅞])/g, " ").normalize("NFKC");
  return (spelt.match(/\d+/g) ?? []).join(" ");
}
