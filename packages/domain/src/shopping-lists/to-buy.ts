import { listed } from "../languages/word-lists";
import { findUnit } from "../quantities/find-unit";
import { compare, divide, floor, isPositive, multiply, rational, type Rational } from "../quantities/rational";

/** What is sold whole, or counted by the piece: nobody buys a third of a can or of a clove. Half a cup is measured at home. */
const COUNTED: ReadonlySet<string> = new Set([
  "",
  ...listed(`
    bag, ball, bar, block, bottle, box, bulb, bunch, can, carton, clove, container, crown, cube, ear, envelope,
    fillet, head, jar, leaf, link, loaf, nest, pack, packet, pot, pouch, punnet, rack, rasher, rib, roll, sachet,
    sack, segment, sheet, slice, spear, sprig, square, stalk, stem, stick, tray, tub, tube, wedge
  `),
]);

/**
 * How many to buy where an item's exact amount is no whole number of what is counted: 2 for 1½ onions, 30 for 29⅔ cloves. Null where
 * the amount says it already, and for what is weighed or measured (decisions, section 3).
 */
export function countToBuy(amount: Rational, unit: string): Rational | null {
  const known = findUnit(unit);
  if (!known || !COUNTED.has(known.id) || !isPositive(amount) || amount.den === 1n) return null;
  return rational(floor(amount) + 1n);
}

/** Nobody weighs out 83 g in a shop: from this many grams and millilitres on, in these steps. */
const WEIGHED = { units: new Set(["g", "ml"]), from: rational(50), step: rational(5) };

/**
 * How much to ask for in a shop, never less than `amount`: 2 for 1½ onions, 85 for 83 ml. Null where the amount is one that shops
 * know.
 */
export function amountToBuy(amount: Rational, unit: string): Rational | null {
  const count = countToBuy(amount, unit);
  if (count) return count;
  const isWeighed = WEIGHED.units.has(findUnit(unit)?.id ?? "") && compare(amount, WEIGHED.from) >= 0;
  const steps = divide(amount, WEIGHED.step);
  return isWeighed && steps.den !== 1n ? multiply(rational(floor(steps) + 1n), WEIGHED.step) : null;
}
