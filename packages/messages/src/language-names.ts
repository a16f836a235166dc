// Written by `pnpm messages` from the folders in languages/: change those.

/** The languages that Tureen speaks, each by its own name. English is the source of every text. */
export const LANGUAGES = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  it: "Italiano",
  nl: "Nederlands",
} as const;
