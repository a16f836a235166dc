import type { FoodEntry } from "../../ingredients/matching/food-index";
import { withoutMeasure } from "../../ingredients/names/measure-in-name";
import { foodKey } from "../../ingredients/names/food-key";
import { groupBy } from "../../ordering/group-by";

/** A line's own word for its food, without a measure, and the catalogue entry that it means. */
export interface LineWord {
  readonly word: Word;
  readonly entry: FoodEntry | null;
}

/** A spelling, and the key that it shares with others of the same word. */
interface Word {
  readonly text: string;
  readonly key: string;
}

/** The word of a name as a line has it. */
export function wordFrom(name: string): Word {
  const bare = withoutMeasure(name);
  return { text: bare.trim(), key: foodKey(bare) };
}

/**
 * The word under which a list shows a food: the one that its lines use; of several the most frequent, among equally
 * frequent ones the catalogue's, then the plainest. Spelt as the catalogue spells it where the catalogue knows it.
 */
export function wordOf(lines: readonly LineWord[]): string {
  const entry = lines.find((line) => line.entry !== null)?.entry ?? null;
  const groups = [...groupBy(lines, ({ word }) => word.key)].map(([key, group]) => ({ key, group }));
  const most = Math.max(0, ...groups.map(({ group }) => group.length));
  const frequent = groups.filter(({ group }) => group.length === most);
  const entryKey = entry && foodKey(entry.name);
  const [plainest] = frequent.toSorted((left, right) => left.key.length - right.key.length);
  const { key, group } = frequent.find((each) => each.key === entryKey) ?? plainest ?? { key: "", group: [] };
  if (entry && key === entryKey) return entry.name.trim();
  return entry?.aliases?.find((each) => foodKey(each) === key) ?? mostFrequent(group);
}

/** The most frequent spelling of one word, then the shortest, which is its singular where both are there. */
function mostFrequent(lines: readonly LineWord[]): string {
  const spellings = [...groupBy(lines, ({ word }) => word.text)];
  const [best] = spellings.toSorted(
    ([leftText, left], [rightText, right]) => right.length - left.length || leftText.length - rightText.length,
  );
  return best?.[0] ?? "";
}
