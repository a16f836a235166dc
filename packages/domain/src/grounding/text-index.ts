import { foldText } from "../ingredients/names/normalize-name";
import { singularWord } from "../ingredients/names/singular-word";

/** A text made searchable by words: folded, singular, with the place of each. */
export interface TextIndex {
  /** Words in order, folded and singular; numbers are words too, and so is each half of "d'huile". */
  readonly words: readonly string[];
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
    lines.push(line);
  }
  return { words, lines, places };
}

/** The words of a title, a name or a step as {@link indexText} has them. */
export function comparableWords(text: string): string[] {
  return [...text.matchAll(WORD)].map(([word]) => comparableWord(word));
}

function comparableWord(word: string): string {
  return singularWord(foldText(word).replace(/'s?$|'/g, ""));
}
