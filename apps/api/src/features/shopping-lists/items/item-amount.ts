import { toTotalAmount } from "@tureen/domain/quantities/decimal-text";
import { fromNumber, toNumber, type Rational } from "@tureen/domain/quantities/rational";
import type { ItemRow } from "./list-items.repo";

type Amounts = Pick<ItemRow, "computedAmount" | "handAmount">;

/** What the family set by hand, else what the plan asks for; exact, in {@link unitOf}. */
export function amountOf(item: Amounts): Rational {
  return item.handAmount === null ? item.computedAmount : fromNumber(item.handAmount);
}

/** The unit that the family set by hand, else the plan's. */
export function unitOf(item: Pick<ItemRow, "unit" | "handUnit">): string {
  return item.handUnit ?? item.unit;
}

/** `totalAmount` on the wire: what was set by hand to the letter, what was computed by the rounding rules. */
export function totalAmountOf(item: Amounts): number {
  return item.handAmount ?? toTotalAmount(item.computedAmount);
}

/** A typed amount without the noise of its double, 0.30000000000000004. */
export function typedAmount(amount: number): number {
  return toNumber(fromNumber(amount));
}
