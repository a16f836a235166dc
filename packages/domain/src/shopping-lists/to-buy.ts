import { listed } from "../languages/word-lists";
import { findUnit } from "../quantities/find-unit";
import { floor, isPositive, type Rational } from "../quantities/rational";

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
export function countToBuy(amount: Rational, unit: string): bigint | null {
  const known = findUnit(unit);
  if (!known || !COUNTED.has(known.id) || !isPositive(amount) || amount.den === 1n) return null;
  return floor(amount) + 1n;
}
