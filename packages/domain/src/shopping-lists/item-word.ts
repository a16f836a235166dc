import type { FoodEntry } from "../ingredients/match-ingredient";
import { foodKey } from "../ingredients/normalize-name";
import { withoutMeasure } from "../ingredients/measure-in-name";
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
  const times = new Map<string, number>();
  for (const { word } of lines) times.set(word, (times.get(word) ?? 0) + 1);
  const spellings = [...times].map(([word, count]) => {
    const bare = withoutMeasure(word);
    return { key: foodKey(bare), text: bare.trim(), count };
  });
  const groups = [...groupBy(spellings, ({ key }) => key)].map(([key, group]) => ({ key, group, count: sumOf(group) }));
  const most = Math.max(0, ...groups.map(({ count }) => count));
  const frequent = groups.filter(({ count }) => count === most);
  const entryKey = entry && foodKey(entry.name);
  const { key, group } = frequent.find((each) => each.key === entryKey) ?? frequent[0] ?? { key: "", group: [] };
  if (entry && key === entryKey) return entry.name.trim();
  return entry?.aliases?.find((each) => foodKey(each) === key) ?? mostFrequent(group);
}

interface Spelling {
  readonly text: string;
  readonly count: number;
}

/** The most frequent spelling of one word, then the shortest, which is its singular where both are there. */
function mostFrequent(spellings: readonly Spelling[]): string {
  const texts = [...groupBy(spellings, ({ text }) => text)].map(([text, same]) => ({ text, count: sumOf(same) }));
  const [best] = texts.toSorted((left, right) => right.count - left.count || left.text.length - right.text.length);
  return best?.text ?? "";
}

const sumOf = (spellings: readonly Spelling[]): number => spellings.reduce((sum, { count }) => sum + count, 0);
