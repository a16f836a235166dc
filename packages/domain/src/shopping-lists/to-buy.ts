import { findUnit } from "../quantities/find-unit";
import { floor, isPositive, type Rational } from "../quantities/rational";

/** What a shop sells whole. Nobody buys a third of a can, but half a cup and two slices are measured at home. */
const SOLD_WHOLE: ReadonlySet<string> = new Set([
  "",
  "bag",
  "ball",
  "bar",
  "block",
  "bottle",
  "box",
  "bulb",
  "bunch",
  "can",
  "carton",
  "container",
  "ear",
  "envelope",
  "fillet",
  "head",
  "jar",
  "loaf",
  "pack",
  "packet",
  "pot",
  "punnet",
  "rack",
  "roll",
  "sachet",
  "tub",
  "tube",
]);

/**
 * How many to buy where an item's exact amount is no whole number of what a shop sells: 2 for 1½ onions. Null where
 * the amount says it already, and for what is weighed or measured (decisions, section 3).
 */
export function countToBuy(amount: Rational, unit: string): bigint | null {
  const known = findUnit(unit);
  if (!known || !SOLD_WHOLE.has(known.id) || !isPositive(amount) || amount.den === 1n) return null;
  return floor(amount) + 1n;
}
