import { foldText } from "#ingredients/names/normalize-name";
import { readAmount } from "#quantities/read-amount";
import { compare, ONE, toNumber } from "#quantities/rational";
import { NUMBER_WORDS, SERVINGS_NOUNS } from "./recipe-words";

/** "4 persons", "4-6 servings"; folded. */
const COUNTED = /(\d+)(?:\s?[-–]\s?\d+)?\s*(\p{L}+)/gu;

/** Also words for one, but as little a number as in "a crowd". */
const ARTICLE = /^(?:a|an|ein|eine|un|une|una|uno)$/;

/** For how many a text says that a recipe is: the number of those who eat, else its first number, be it in words. Null for none, and for zero. */
export function servingsIn(text: string): number | null {
  for (const [, number, word = ""] of foldText(text).matchAll(COUNTED))
    if (SERVINGS_NOUNS.has(word)) return Number(number) || null;
  for (const [word] of text.matchAll(/\d+(?:[.,]\d+)?|\p{L}+/gu)) {
    if (/^\d/.test(word)) return Number(word.replace(",", ".")) || null;
    const folded = foldText(word);
    const read = NUMBER_WORDS.has(folded) && !ARTICLE.test(folded) ? readAmount(folded) : null;
    if (read !== null && compare(read.amount, ONE) >= 0) return toNumber(read.amount);
  }
  return null;
}
