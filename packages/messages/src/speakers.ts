import compile from "icu-minify/compile";
import { type LanguageFile, wordsOf } from "./language-file";
import type { Translated } from "./languages";
import { createTranslate, type Translate } from "./translate";

/** The specification's own language, where no reader is known: logs, tests, the command line. */
export const english: Translate = createTranslate({
  language: "en",
  catalog: {},
  numberLocale: () => "en-GB",
  compile,
});

/** Says texts in the language of this file; a message is compiled when it is first said. */
export function speakerOf(language: Translated, file: LanguageFile): Translate {
  return createTranslate({ language, catalog: wordsOf(file), compile });
}
