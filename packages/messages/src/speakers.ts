import compile from "icu-minify/compile";
import { type LanguageFile, wordsOf } from "./language-file";
import { localeOf, type Translated } from "./languages";
import { readKept } from "./text";
import { createTranslate, type Translate, type TranslateOptions } from "./translate";

/** Says what was kept as well, in a column or by another process: {@link keep} has written it, or it is a plain sentence. */
export interface Speaker extends Translate {
  /** The words of the sentence in this language; the sentence itself where it is none of the product's. */
  kept(sentence: string): string;
}

/** The specification's own language, where no reader is known: logs, tests, the command line. */
export const english: Speaker = speaker({ language: "en", catalog: {}, numberLocale: () => localeOf("en"), compile });

/** Says texts in the language of this file; a message is compiled when it is first said. */
export function speakerOf(language: Translated, file: LanguageFile): Speaker {
  return speaker({ language, catalog: wordsOf(file), compile });
}

function speaker(options: TranslateOptions): Speaker {
  const say = createTranslate(options);
  const keptLine = (line: string): string => {
    const text = readKept(line);
    // The English words of a text are its key, so that a sentence without parameters need not be marked as one.
    return text ? say(text) : Object.hasOwn(options.catalog, line) ? say({ message: line }) : line;
  };
  return Object.assign(say, { kept: (sentence: string) => sentence.split("\n").map(keptLine).join(" ") });
}
