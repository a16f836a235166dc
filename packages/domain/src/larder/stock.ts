import type { Pack } from "../quantities/format-quantity";
import type { KitchenUnits } from "../quantities/kitchen-units";
import { compare, divide, fromNumber, isPositive, multiply, subtract, type Rational } from "../quantities/rational";
import { measureOf } from "../shopping-lists/aggregate/measure";

/** An amount of a food, in a unit as it is written. */
export interface Amount {
  readonly amount: Rational;
  readonly unit: string;
  /** Size of one of what is counted ("2 × 400 g cans"). */
  readonly pack?: Pack | null | undefined;
}

/** A row of the larder as far as its amount goes. */
export interface Stock {
  readonly quantity: number;
  readonly unit: string;
}

/** An amount in another unit; null where the two cannot be added: cloves and bulbs, grams and pieces. */
export function inUnit(unit: string, amount: Amount, kitchen: KitchenUnits): Rational | null {
  const to = measureOf(unit, null, kitchen);
  const from = measureOf(amount.unit, null, kitchen);
  if (to.key === from.key)
    return to.unit && from.unit ? divide(multiply(amount.amount, from.unit.toBase), to.unit.toBase) : amount.amount;
  const { pack } = amount;
  return pack ? inUnit(unit, { amount: multiply(amount.amount, pack.amount), unit: pack.unit }, kitchen) : null;
}

/**
 * What is left of rows of one food once these amounts are taken off, in each row's own unit: of the first row first, as far as
 * it goes. Only rows that something is taken off; what cannot be told in a row's unit leaves it alone.
 */
export function takeOff<Row extends Stock>(
  rows: readonly Row[],
  needed: readonly Amount[],
  kitchen: KitchenUnits,
): readonly { readonly row: Row; readonly left: Rational }[] {
  const left = new Map(rows.map((row) => [row, fromNumber(row.quantity)]));
  for (const need of needed) {
    let open = need.amount;
    for (const row of rows) {
      const has = left.get(row);
      const wanted = inUnit(row.unit, { ...need, amount: open }, kitchen);
      if (!has || !wanted || !isPositive(has) || !isPositive(wanted)) continue;
      const isEnough = compare(has, wanted) >= 0;
      left.set(row, isEnough ? subtract(has, wanted) : fromNumber(0));
      open = isEnough ? fromNumber(0) : subtract(open, divide(multiply(open, has), wanted));
    }
  }
  return [...left].flatMap(([row, amount]) =>
    compare(amount, fromNumber(row.quantity)) < 0 ? [{ row, left: amount }] : [],
  );
}
