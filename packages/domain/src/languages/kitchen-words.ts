/** Whose English a household speaks: it settles words that mean different things in different kitchens. */
export type KitchenWords = "british" | "american";

/**
 * The kitchen words of a browser that asks for `languages` ("en-US", "en"): American where its first English is that
 * of the United States or Canada, British for any other; null where it names no English of a country.
 */
export function kitchenWordsOf(languages: readonly string[]): KitchenWords | null {
  const english = languages.map((language) => language.toLowerCase()).find((language) => language.startsWith("en-"));
  if (english === undefined) return null;
  return english === "en-us" || english === "en-ca" ? "american" : "british";
}

/** Words that mean different things in different kitchens, folded and singular, with what each calls it. */
const MEANINGS: Readonly<Record<string, Readonly<Record<KitchenWords, string>>>> = {
  "chili powder": { british: "chilli powder", american: "chili powder blend" },
  chip: { british: "chips", american: "crisps" },
  coriander: { british: "fresh coriander", american: "ground coriander" },
  "corn flour": { british: "cornflour", american: "cornmeal" },
  hamburger: { british: "beef burger", american: "ground beef" },
  "lima bean": { british: "butter bean", american: "lima bean" },
  oatmeal: { british: "medium oatmeal", american: "rolled oats" },
  "tomato puree": { british: "tomato purée", american: "passata" },
};

/** What a word means in a kitchen, where kitchens differ; undefined for a word that is one everywhere. `key` is folded and singular. */
export function meaningOf(key: string, kitchen: KitchenWords): string | undefined {
  return MEANINGS[key]?.[kitchen];
}
