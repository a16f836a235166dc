import { foldText } from "#ingredients/names/normalize-name";
import { findUnit } from "#quantities/find-unit";
import { readAmount } from "#quantities/read-amount";
import { compare, ONE, toNumber } from "#quantities/rational";
import { NUMBER_WORDS, SERVINGS_NOUNS } from "./recipe-words";

/** "4 persons", "4-6 servings", "4 to 6 servings"; folded. */
const COUNTED = /(\d+)(?:\s?(?:[-–]|to|or|bis|oder|a|ou|y|e|o|tot|of)\s?\d+)?\s*(\p{L}+)/gu;

/** Also words for one, but as little a number as in "a crowd". */
const ARTICLE = /^(?:a|an|ein|eine|un|une|una|uno)$/;

/** A number, alone, as a range or with a fraction, and the word behind it. */
const NUMBER =
  /(\d+(?:[.,]\d+)?)(?:\s?[-–/]\s?\d+(?:[.,]\d+)?|\s\d+\/\d+|\s?[½⅓⅔¼¾⅛])*[\s-]*(\p{L}+|["”″])?|[½⅓⅔¼¾⅛]|\p{L}+/gu;
/** What is so long or so wide says nothing of those who eat. */
const LENGTH = /^(?:cm|mm|inch|inches|zoll|pouces?|pulgadas?|pollici|["”″])$/;

function isMeasure(word: string): boolean {
  const dimension = findUnit(word)?.dimension;
  return dimension === "mass" || dimension === "volume" || LENGTH.test(word.toLowerCase());
}

/**
 * For how many a text says that a recipe is: the number of those who eat, else its first number, be it in words, that is no
 * weight, volume or length. Null for none, and for zero.
 */
export function servingsIn(text: string): number | null {
  for (const [, number, word = ""] of foldText(text).matchAll(COUNTED))
    if (SERVINGS_NOUNS.has(word)) return Number(number) || null;
  for (const [word, number, counted = ""] of text.matchAll(NUMBER)) {
    if (number !== undefined) {
      if (!isMeasure(counted)) return Number(number.replace(",", ".")) || null;
      continue;
    }
    const folded = foldText(word);
    const read = NUMBER_WORDS.has(folded) && !ARTICLE.test(folded) ? readAmount(folded) : null;
    if (read !== null && compare(read.amount, ONE) >= 0) return toNumber(read.amount);
  }
  return null;
}
