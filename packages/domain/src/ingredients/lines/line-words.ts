import { foldedWords, LANGUAGES } from "../../languages/languages";
import { foldWord } from "../../languages/fold-word";
import type { LanguageWords } from "../../languages/language";
import { isDash, type Token } from "../../quantities/amount-tokens";

type WordKind = {
  [Key in keyof LanguageWords]: LanguageWords[Key] extends readonly string[] ? Key : never;
}[keyof LanguageWords];

const sets = new Map<WordKind, ReadonlySet<string>>();
const phrases = new Map<WordKind, ReadonlyMap<string, readonly (readonly string[])[]>>();

/** True when the token is one of the words of this kind, in any language. */
export function isWord(token: Token | undefined, kind: WordKind): boolean {
  return token?.kind === "word" && wordsOf(kind).has(token.folded);
}

function wordsOf(kind: WordKind): ReadonlySet<string> {
  const known = sets.get(kind);
  if (known) return known;
  const words = foldedWords((language) => language[kind]);
  sets.set(kind, words);
  return words;
}

/**
 * Index of the first token after the longest phrase of this kind that begins at `index`; `index` itself where none does.
 * Hyphens and full stops inside are skipped, so that "store bought" is "store-bought" and "e. g." is "eg".
 */
export function skipPhrase(tokens: readonly Token[], index: number, kind: WordKind): number {
  const first = tokens[index];
  if (first?.kind !== "word") return index;
  let end = index;
  for (const phrase of phrasesOf(kind).get(first.folded) ?? []) end = Math.max(end, matchPhrase(tokens, index, phrase));
  return end;
}

function phrasesOf(kind: WordKind): ReadonlyMap<string, readonly (readonly string[])[]> {
  const known = phrases.get(kind);
  if (known) return known;
  const byFirst = new Map<string, string[][]>();
  for (const phrase of LANGUAGES.flatMap((language) => language[kind])) {
    const words = foldWord(phrase)
      .split(/[\s.-]+/)
      .filter((word) => word !== "");
    const [first] = words;
    if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), words]);
  }
  phrases.set(kind, byFirst);
  return byFirst;
}

function matchPhrase(tokens: readonly Token[], index: number, phrase: readonly string[]): number {
  let at = index;
  for (const [position, word] of phrase.entries()) {
    if (position > 0 && (isDash(tokens[at]) || tokens[at]?.text === ".")) at += 1;
    if (tokens[at]?.folded !== word) return index;
    at += 1;
  }
  return tokens[at]?.text === "." && tokens[at]?.spaced === false ? at + 1 : at;
}

/** A word, or words grown together with hyphens ("bone-in"), as one: its folded text and the first token after it. */
export interface Compound {
  readonly folded: string;
  readonly parts: readonly Token[];
  readonly next: number;
}

/** Longest chain of hyphens that is read as one word; longer ones are cut, so that no line takes more than linear time. */
const MAX_COMPOUND_PARTS = 6;

/** The word at `index` with everything hyphenated to it; null where no word stands. */
export function compoundAt(tokens: readonly Token[], index: number): Compound | null {
  const first = tokens[index];
  if (first?.kind !== "word") return null;
  const parts = [first];
  let next = index + 1;
  while (parts.length < MAX_COMPOUND_PARTS && isTightDash(tokens, next) && tokens[next + 1]?.kind === "word") {
    const part = tokens[next + 1];
    if (part) parts.push(part);
    next += 2;
  }
  return { folded: parts.map((part) => part.folded).join("-"), parts, next };
}

/** True for a hyphen with no space on either side. */
export function isTightDash(tokens: readonly Token[], index: number): boolean {
  return isDash(tokens[index]) && tokens[index]?.spaced === false && tokens[index + 1]?.spaced === false;
}

/** True when a compound, as a whole, is one of the words of this kind. */
export function isCompound(compound: Compound | null, kind: WordKind): boolean {
  return compound !== null && wordsOf(kind).has(compound.folded);
}

/** Text of tokens as they were written, gaps closed to one space where something was left out between them. */
export function joinTokens(tokens: readonly Token[]): string {
  let text = "";
  let end = -1;
  for (const token of tokens) {
    text += text === "" || token.start === end || token.text === "," ? token.text : ` ${token.text}`;
    end = token.end;
  }
  return text;
}
