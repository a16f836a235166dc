import { compareText } from "../../ordering/compare-text";
import { groupBy } from "../../ordering/group-by";
import { foodIdentity } from "./food-identity";
import type { FoodEntry } from "./food-index";
import { foodKey } from "../names/food-key";
import { foldName } from "../names/normalize-name";
import { listed } from "../../languages/word-lists";

/** Why two entries may be one food, most certain first; a pair is proposed once, for its best reason. */
export const DUPLICATE_REASONS = ["same food", "shared alias", "same words", "spelling", "description"] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

export interface LikelyDuplicate {
  /** The two entries, the lower id first. */
  readonly ids: readonly [number, number];
  readonly reason: DuplicateReason;
}

/** Shorter names differ by one letter too easily: leek and leaf, rice and ice. */
const MIN_SPELLING_LETTERS = 6;
const MAX_SPELLING_LETTERS = 60;
/** Entries under one clue beyond which it is no clue: hundreds of names made only of "fresh". */
const MAX_GROUP = 20;

/** Words that describe a food without making it another. A word that does ("powder", "dried", "green") is none of them. */
const DESCRIPTIVE: ReadonlySet<string> = new Set(
  listed(`
  fresh, freshly, large, small, medium, big, whole, organic, ripe, free, range, good, quality, best, fine, finely,
  coarsely, chopped, sliced, diced, peeled, raw, plain, the, a, of, and
`),
);

/**
 * Pairs of catalogue entries that may be one food, for a person to decide: nothing is ever merged by likeness
 * (decisions, section 3). Sub types of one name are no duplicates. Time grows with the number of entries, not with
 * its square; most certain pairs first, then by id.
 */
export function likelyDuplicates(entries: readonly FoodEntry[]): readonly LikelyDuplicate[] {
  const found = new Map<string, LikelyDuplicate>();
  for (const reason of DUPLICATE_REASONS) {
    const clues = entries.flatMap((entry) => [...new Set(CLUES[reason](entry))].map((clue) => ({ clue, entry })));
    for (const group of groupBy(clues, ({ clue }) => clue).values()) {
      const distinct = [...new Set(group.map(({ entry }) => entry))];
      if (distinct.length <= MAX_GROUP) collectPairs(distinct, reason, found);
    }
  }
  return [...found.values()].toSorted(
    (left, right) =>
      DUPLICATE_REASONS.indexOf(left.reason) - DUPLICATE_REASONS.indexOf(right.reason) ||
      left.ids[0] - right.ids[0] ||
      left.ids[1] - right.ids[1],
  );
}

function collectPairs(
  entries: readonly FoodEntry[],
  reason: DuplicateReason,
  found: Map<string, LikelyDuplicate>,
): void {
  for (const [index, left] of entries.entries()) {
    for (const right of entries.slice(index + 1)) {
      if (!mayBeOneFood(left, right, reason)) continue;
      const ids: readonly [number, number] = left.id < right.id ? [left.id, right.id] : [right.id, left.id];
      const key = ids.join(" ");
      if (!found.has(key)) found.set(key, { ids, reason });
    }
  }
}

/** Clues on which two entries meet. */
const CLUES: Readonly<Record<DuplicateReason, (entry: FoodEntry) => readonly string[]>> = {
  "same food": (entry) => [foodIdentity(entry, entry.name, null).key],
  "shared alias": ({ name, plural, aliases = [] }) => [name, ...(plural ? [plural] : []), ...aliases].map(foodKey),
  "same words": ({ name }) => [
    foodKey(name).replaceAll(" ", ""),
    foodKey(name).split(" ").toSorted(compareText).join(" "),
  ],
  spelling: ({ name }) => withoutOneLetter(foodKey(name)),
  description: ({ name }) => [essence(name)],
};

/** What is left of a name without one of its letters: two names one slip apart meet there. */
function withoutOneLetter(key: string): readonly string[] {
  if (key.length < MIN_SPELLING_LETTERS || key.length > MAX_SPELLING_LETTERS) return [];
  return [key, ...key.split("").map((_letter, index) => key.slice(0, index) + key.slice(index + 1))];
}

function mayBeOneFood(left: FoodEntry, right: FoodEntry, reason: DuplicateReason): boolean {
  if (reason === "same food") return true;
  const [leftKey, rightKey] = [foodKey(left.name), foodKey(right.name)];
  if (leftKey === rightKey) return false;
  return reason !== "spelling" || isOneSlip(leftKey, rightKey);
}

/** One letter more, less, other, or two neighbours swapped. Digits are no slips: "type 45" is not "type 55". */
function isOneSlip(left: string, right: string): boolean {
  if (/\d/.test(left + right) || left[0] !== right[0]) return false;
  const [shorter, longer] = left.length <= right.length ? [left, right] : [right, left];
  let start = 0;
  while (start < shorter.length && shorter[start] === longer[start]) start += 1;
  let end = 0;
  while (end < shorter.length - start && shorter.at(-1 - end) === longer.at(-1 - end)) end += 1;
  const [restShorter, restLonger] = [
    shorter.slice(start, shorter.length - end),
    longer.slice(start, longer.length - end),
  ];
  const isSwap = restShorter.length === 2 && restLonger === restShorter.slice(1) + restShorter.slice(0, 1);
  return restLonger.length <= 1 || isSwap;
}

/** The name without words that only describe; the name itself where nothing would be left. */
function essence(name: string): string {
  const words = foldName(name)
    .split(" ")
    .filter((word) => !DESCRIPTIVE.has(word));
  return words.length === 0 ? foodKey(name) : foodKey(words.join(" "));
}
