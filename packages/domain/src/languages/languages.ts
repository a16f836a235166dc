import { english } from "./en";
import { foldWord } from "./fold-word";
import { french } from "./fr";
import { german } from "./de";
import { italian } from "./it";
import { dutch } from "./nl";
import type { LanguageWords } from "./language";
import { spanish } from "./es";

/** English first: where two languages share a word, the earlier one gives its meaning. */
export const LANGUAGES: readonly LanguageWords[] = [english, german, french, spanish, italian, dutch];

/** One kind of word, of every language together, folded for comparison. */
export function foldedWords(wordsOf: (language: LanguageWords) => readonly string[]): ReadonlySet<string> {
  return new Set(LANGUAGES.flatMap((language) => wordsOf(language).map(foldWord)));
}
