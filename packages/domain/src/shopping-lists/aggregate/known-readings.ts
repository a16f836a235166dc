import { compare } from "../../quantities/rational";
import type { Contribution } from "../shopping-item";

/** The words of a line: all that its reading depends on, besides the catalogue and whether it has an amount. */
type Words = Pick<Contribution, "ingredientId" | "name" | "subType" | "unit" | "pack">;

/** What lines of the same words are read as, remembered: lists say most of them many times, week after week. */
export interface KnownReadings<Reading> {
  readingOf(line: Words, hasAmount: boolean, read: () => Reading): Reading;
}

/** @param most so many readings are remembered before all are forgotten */
export function knownReadings<Reading>(most: number): KnownReadings<Reading> {
  const byName = new Map<string, { readonly words: Words; readonly hasAmount: boolean; readonly reading: Reading }[]>();
  let count = 0;
  return {
    readingOf(line, hasAmount, read) {
      // One text of all words as the key would be put together anew for each line: a seventh of what making a list allocates.
      const known = byName.get(line.name)?.find((each) => each.hasAmount === hasAmount && areSame(each.words, line));
      if (known) return known.reading;
      if (count >= most) {
        byName.clear();
        count = 0;
      }
      const { ingredientId, name, subType, unit, pack } = line;
      const reading = read();
      const words = { ingredientId, name, subType, unit, pack: pack ?? null }; // and not the line, with its recipe and its meal
      byName.set(name, [...(byName.get(name) ?? []), { words, hasAmount, reading }]);
      count += 1;
      return reading;
    },
  };
}

/** Of two lines of one name. */
function areSame(left: Words, right: Words): boolean {
  return (
    left.ingredientId === right.ingredientId &&
    left.unit === right.unit &&
    left.subType === right.subType &&
    isSamePack(left.pack, right.pack)
  );
}

function isSamePack(left: Words["pack"], right: Words["pack"]): boolean {
  if (!left || !right) return !left && !right;
  return left.unit === right.unit && compare(left.amount, right.amount) === 0;
}
