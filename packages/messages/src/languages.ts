import { LANGUAGES } from "./language-names";

export { LANGUAGES };

export type Language = keyof typeof LANGUAGES;
export type Translated = Exclude<Language, "en">;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly Language[]; // the keys of the object above
export const TRANSLATED = LANGUAGE_CODES.filter((code): code is Translated => code !== "en");

/** What `Intl` is asked in; the specification's English writes dates as Britain does. A BCP 47 tag. */
export const localeOf = (language: Language): string => (language === "en" ? "en-GB" : language);

/** True for the code of a language that Tureen speaks: "de", not "de-AT". */
export const isLanguage = (code: unknown): code is Language =>
  typeof code === "string" && Object.hasOwn(LANGUAGES, code);

/** The first of these language tags ("de-AT", "de_AT.UTF-8", "pt", "*" for any) that Tureen speaks, whatever its region; null where none is. */
export function firstSpoken(tags: readonly string[]): Language | null {
  for (const tag of tags) {
    const code = tag.trim().toLowerCase().split(/[-_.]/, 1)[0];
    if (code === "*") return "en";
    if (isLanguage(code)) return code;
  }
  return null;
}
