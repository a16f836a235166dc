/** Whose English a household speaks: it settles words that mean different things in different kitchens. */
export type KitchenWords = "british" | "american";

/**
 * The kitchen words of a browser that asks for `languages` ("en-US,en;q=0.9"): American where its first English is that
 * of the United States or Canada, else British.
 */
export function kitchenWordsOf(languages: string): KitchenWords {
  const english = languages
    .toLowerCase()
    .split(",")
    .map((language) => language.split(";")[0]?.trim() ?? "")
    .find((language) => language.startsWith("en-"));
  return english === "en-us" || english === "en-ca" ? "american" : "british";
}
