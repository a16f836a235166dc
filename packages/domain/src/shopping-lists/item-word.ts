import type { FoodEntry } from "../ingredients/match-ingredient";
import { foodKey } from "../ingredients/normalize-name";
import { withoutMeasure } from "../ingredients/measure-in-name";
import { getOrAdd } from "../ordering/get-or-add";
import { groupBy } from "../ordering/group-by";

/** A line's own word for its food, and the catalogue entry that it means. */
export interface LineWord {
  readonly word: string;
  readonly entry: FoodEntry | null;
}

/**
 * The word under which a list shows a food: the one that its lines use; of several the most frequent, among equally
 * frequent ones the catalogue's, then the first. Spelt as the catalogue spells it where the catalogue knows it.
 */
export function wordOf(lines: readonly LineWord[]): string {
  const entry = lines.find((line) => line.entry !== null)?.entry ?? null;
  const keys = new Map<string, string>();
  const keyOf = ({ word }: LineWord) => getOrAdd(keys, word, () => foodKey(withoutMeasure(word)));
  const groups = [...groupBy(lines, keyOf).entries()];
  const most = Math.max(0, ...groups.map(([, group]) => group.length));
  const frequent = groups.filter(([, group]) => group.length === most);
  const own = entry && frequent.find(([key]) => key === foodKey(entry.name));
  const [key, group] = own ?? frequent[0] ?? ["", []];
  // "oregano, dried" must not read as the fresh herb.
  const isSaidAfterComma = entry && [`dried ${key}`, `frozen ${key}`].includes(foodKey(entry.name));
  if (entry && (isSaidAfterComma || key === foodKey(entry.name))) return entry.name.trim();
  const alias = entry?.aliases?.find((each) => foodKey(each) === key);
  return alias ?? spellingOf(group.map(({ word }) => withoutMeasure(word).trim()));
}

/** The most frequent spelling of one word, then the shortest, which is its singular where both are there. */
function spellingOf(words: readonly string[]): string {
  const spellings = [...groupBy(words, (word) => word).entries()];
  const [best] = spellings.toSorted(
    ([left, many], [right, others]) => others.length - many.length || left.length - right.length,
  );
  return best?.[0] ?? "";
}
