import { foldText } from "../ingredients/normalize-name";

/** The texts by which a thing is found, its name first, each as {@link foldText} leaves it: whoever searches often folds once. */
export type FoldedTexts = readonly string[];

/** How well a text holds what is looked for; less is better. */
const RANKS = [
  (text: string, wanted: string) => text === wanted,
  (text: string, wanted: string) => text.startsWith(wanted),
  (text: string, wanted: string) => beginsWord(text, wanted),
  (text: string, wanted: string) => text.includes(wanted),
  (text: string, wanted: string) => wanted.split(" ").every((word) => text.includes(word)),
];

/**
 * What `query` may mean, best first: texts that are it, then those that begin with it, in which a word begins with it,
 * that hold it anywhere, and that hold all of its words. Case and accents do not count; at equal rank the name counts
 * before other texts, and else the order stays as given. An empty query means everything.
 */
export function bestMatches<Item>(
  items: readonly Item[],
  query: string,
  textsOf: (item: Item) => FoldedTexts,
): readonly Item[] {
  const wanted = foldText(query);
  if (wanted === "") return items;
  return items
    .map((item) => ({ item, rank: rankOf(textsOf(item), wanted) }))
    .filter(({ rank }) => rank < NOT_FOUND)
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ item }) => item);
}

const NOT_FOUND = 2 * RANKS.length;

function rankOf([name = "", ...others]: FoldedTexts, wanted: string): number {
  const inName = RANKS.findIndex((holds) => holds(name, wanted));
  const elsewhere = RANKS.findIndex((holds) => others.some((text) => holds(text, wanted)));
  return Math.min(inName === -1 ? NOT_FOUND : 2 * inName, elsewhere === -1 ? NOT_FOUND : 2 * elsewhere + 1);
}

/** Whether `wanted` stands at the beginning of a word: "pepper" in "bell pepper" and in "all-purpose (pepper)". */
function beginsWord(text: string, wanted: string): boolean {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  }
  return false;
}
