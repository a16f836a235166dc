import { foldText } from "../ingredients/normalize-name";
import { singularWord } from "../ingredients/singular-word";

/** A text made searchable by words: folded, singular, with the place of each. */
export interface TextIndex {
  readonly text: string;
  /** Words in order, folded and singular; numbers are words too, and so is each half of "d'huile". */
  readonly words: readonly string[];
  /** UTF-16 offset of each word in the text. */
  readonly offsets: readonly number[];
  /** Number of the line, from 0, on which each word stands. */
  readonly lines: readonly number[];
  /** Word → its places in `words`, ascending. */
  readonly places: ReadonlyMap<string, readonly number[]>;
}

/** What French, Italian and Catalan run into the word behind it: "huile" is a word of "d'huile", "aglio" one of "dell'aglio". */
const ELIDED =
  "(?:[cdjlmnst]['’](?=\\p{L}{2})|(?:qu|jusqu|lorsqu|puisqu|quelqu|presqu|un|dell|all|nell|sull|dall|coll|quest|quell|bell|tutt|mezz)['’](?=\\p{L}))";

/** "o'clock", "don't" and "cook's" are one word each. */
const WORD = new RegExp(`${ELIDED}|[\\p{L}\\p{M}\\p{N}]+(?:['’]\\p{L}+)?`, "giu");

/** Reads a source once for any number of questions. Time and memory grow with the text, never faster. */
export function indexText(text: string): TextIndex {
  const words: string[] = [];
  const offsets: number[] = [];
  const lines: number[] = [];
  const places = new Map<string, number[]>();
  const folded = new Map<string, string>();
  let line = 0;
  let lineScanned = 0;
  for (const match of text.matchAll(WORD)) {
    for (; lineScanned < match.index; lineScanned++) if (text.charCodeAt(lineScanned) === 10) line++;
    const word = folded.get(match[0]) ?? comparableWord(match[0]);
    folded.set(match[0], word);
    const known = places.get(word);
    if (known) known.push(words.length);
    else places.set(word, [words.length]);
    words.push(word);
    offsets.push(match.index);
    lines.push(line);
  }
  return { text, words, offsets, lines, places };
}

/** The words of a title, a name or a step as {@link indexText} has them. */
export function comparableWords(text: string): string[] {
  return [...text.matchAll(WORD)].map(([word]) => comparableWord(word));
}

/** Places (indexes into `words`) where all of `wanted` stand next to one another in that order. */
export function findPhrase(index: TextIndex, wanted: readonly string[]): number[] {
  const rarest = rarestOf(index, wanted);
  return rarest.places.map((place) => place - rarest.position).filter((start) => phraseStandsAt(index, wanted, start));
}

/** The word of a phrase that stands in the fewest places; no places at all for an empty phrase. */
function rarestOf(index: TextIndex, wanted: readonly string[]): { position: number; places: readonly number[] } {
  let rarest: { position: number; places: readonly number[] } | undefined;
  wanted.forEach((word, position) => {
    const places = index.places.get(word) ?? [];
    if (rarest === undefined || places.length < rarest.places.length) rarest = { position, places };
  });
  return rarest ?? { position: 0, places: [] };
}

function phraseStandsAt(index: TextIndex, wanted: readonly string[], start: number): boolean {
  return wanted.every((word, position) => index.words[start + position] === word);
}

function comparableWord(word: string): string {
  return singularWord(foldText(word).replace(/'s?$|'/g, ""));
}
