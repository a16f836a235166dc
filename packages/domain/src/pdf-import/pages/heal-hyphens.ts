const REST_OF_WORD = /^(\p{Ll}[\p{L}'’]*)(\S*)\s*/u;

/**
 * Words broken at a line's end made whole again, also from the foot of one page to the head of the next; the
 * rest of the word moves up to its beginning. A hyphen that belongs to the word ("all-purpose") stays: the book
 * itself is asked, by how it writes the word elsewhere and by whether both halves are words of its own.
 *
 * @param pages one array of lines a page, without running heads
 */
export function healHyphens(pages: readonly (readonly string[])[]): string[][] {
  const vocabulary = vocabularyOf(pages);
  const result = pages.map((lines) => [...lines]);
  result.forEach((lines, pageIndex) => {
    for (let index = 0; index < lines.length; index++) {
      const broken = brokenWord(lines[index] ?? "");
      if (!broken) continue;
      const next = nextLine(result, pageIndex, index);
      const rest = next && REST_OF_WORD.exec(next.lines[next.index] ?? "");
      if (!rest) {
        lines[index] = (lines[index] ?? "").replace(/\u00ad$/, "");
        continue;
      }
      const [whole, word = "", punctuation = ""] = rest;
      lines[index] = `${(lines[index] ?? "").slice(0, -1)}${joint(broken, word, vocabulary)}${word}${punctuation}`;
      const remainder = (next.lines[next.index] ?? "").slice(whole.length);
      if (remainder === "") next.lines.splice(next.index, 1);
      else next.lines[next.index] = remainder;
    }
  });
  return result;
}

/** The line below on the same page, else the first line of the next page that has one. */
function nextLine(
  pages: readonly string[][],
  pageIndex: number,
  lineIndex: number,
): { lines: string[]; index: number } | undefined {
  const here = pages[pageIndex];
  if (here && lineIndex + 1 < here.length) return { lines: here, index: lineIndex + 1 };
  const next = pages[pageIndex + 1];
  return next && next.length > 0 ? { lines: next, index: 0 } : undefined;
}

interface BrokenWord {
  /** Letters before the sign. */
  readonly head: string;
  readonly sign: "-" | "\u00ad";
}

/** The word that a line breaks off in; null where it ends otherwise. Walks back from the end, so long lines cost nothing. */
function brokenWord(line: string): BrokenWord | null {
  const sign = line.at(-1);
  if (sign !== "-" && sign !== "\u00ad") return null;
  let from = line.length - 1;
  while (from > 0 && /\p{L}/u.test(line.charAt(from - 1))) from--;
  return from === line.length - 1 ? null : { head: line.slice(from, -1), sign };
}

/** What stands between the halves: nothing, or the word's own hyphen. */
function joint(broken: BrokenWord, tail: string, vocabulary: ReadonlyMap<string, number>): "" | "-" {
  if (broken.sign === "\u00ad") return "";
  const [left, right] = [broken.head.toLowerCase(), tail.toLowerCase()];
  const joined = vocabulary.get(left + right) ?? 0;
  const hyphenated = vocabulary.get(`${left}-${right}`) ?? 0;
  if (joined !== hyphenated) return joined > hyphenated ? "" : "-";
  return isOwnWord(left, vocabulary) && isOwnWord(right, vocabulary) ? "-" : "";
}

function isOwnWord(word: string, vocabulary: ReadonlyMap<string, number>): boolean {
  return word.length >= 3 && (vocabulary.get(word) ?? 0) > 0;
}

/** How often each whole word stands in the book, hyphenated ones under their full spelling; halves of broken words are left out. */
function vocabularyOf(pages: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const lines of pages) {
    let afterBreak = false;
    for (const line of lines) {
      const broken = brokenWord(line);
      const whole = (afterBreak ? line.replace(/^\S+/, "") : line).slice(
        0,
        broken === null ? undefined : -broken.head.length - 1,
      );
      afterBreak = broken !== null;
      for (const [word] of whole.toLowerCase().matchAll(/\p{L}+(?:-\p{L}+)*/gu))
        counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}
