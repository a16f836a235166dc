import { foldedSpellings } from "../ingredients/names/normalize-name";

/** The texts by which a thing is found, its name first, each as `foldText` leaves it: whoever searches often folds once. */
export type FoldedTexts = readonly string[];

/** How well a text holds what is looked for; less is better. */
const EXACT = 0;
const BEGINNING = 1;
const WORD_BEGINNING = 2;
const INSIDE = 3;
const ALL_WORDS = 4;
const NOT_FOUND = 5;

/**
 * What `query` may mean, best first: texts that are it, then those that begin with it, in which a word begins with it,
 * that hold it anywhere, and that hold all of its words. Case and accents do not count; at equal rank the name counts
 * before other texts, and else the order stays as given. An empty query means everything. "Nüsse" finds what somebody
 * wrote as "Nuesse", too. Linear in the items.
 */
export function bestMatches<Item>(
  items: readonly Item[],
  query: string,
  textsOf: (item: Item) => FoldedTexts,
): readonly Item[] {
  const spellings = foldedSpellings(query).map((wanted) => ({ wanted, words: wanted.split(" ") }));
  if (spellings[0]?.wanted === "") return items;
  const byRank = Array.from({ length: 2 * NOT_FOUND }, (): Item[] => []);
  for (const item of items) {
    const texts = textsOf(item);
    const ranks = spellings.map(({ wanted, words }) => rankOf(texts, wanted, words));
    byRank[Math.min(...ranks)]?.push(item);
  }
  return byRank.flat();
}

/** Twice the rank of the best text, and one more where that is not the name. No row holds what is not found. */
function rankOf(texts: FoldedTexts, wanted: string, words: readonly string[]): number {
  let best = 2 * NOT_FOUND;
  for (const [index, text] of texts.entries()) {
    best = Math.min(best, 2 * rankOfText(text, wanted, words) + (index === 0 ? 0 : 1));
    if (best <= EXACT + 1) break;
  }
  return best;
}

/** Each text is searched once: the picker asks for every entry of the catalogue at every letter. */
function rankOfText(text: string, wanted: string, words: readonly string[]): number {
  const at = text.indexOf(wanted);
  if (at === -1) return words.length > 1 && words.every((word) => text.includes(word)) ? ALL_WORDS : NOT_FOUND;
  if (at === 0) return text.length === wanted.length ? EXACT : BEGINNING;
  return beginsWord(text, wanted, at) ? WORD_BEGINNING : INSIDE;
}

/** Whether `wanted` stands at the beginning of a word: "pepper" in "bell pepper" and in "all-purpose (pepper)"; it stands first at `first`. */
function beginsWord(text: string, wanted: string, first: number): boolean {
  for (let at = first; at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  }
  return false;
}
