/** A language's file: the words of each area of the product by their English; empty where nobody has translated them. */
export type LanguageFile = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The words of all areas, without those that are still to be translated: their English is said. */
export function wordsOf(file: LanguageFile): Record<string, string> {
  const words = Object.values(file).flatMap((area) => Object.entries(area));
  return Object.fromEntries(words.filter(([, said]) => said !== ""));
}
