import { toTotalAmount } from "@tureen/domain/quantities/decimal-text";
import type { Pack } from "@tureen/domain/quantities/format-quantity";
import { fromNumber, parseRational, toNumber, ZERO, type Rational } from "@tureen/domain/quantities/rational";
import type { ItemRow } from "./list-items.repo";

type Amounts = Pick<ItemRow, "computedAmount" | "handAmount">;

/** What the plan asks for, exact, in the plan's unit. */
export function computedAmountOf(item: Pick<Amounts, "computedAmount">): Rational {
  return parseRational(item.computedAmount) ?? ZERO;
}

/** What the family set by hand, else what the plan asks for; exact, in {@link unitOf}. */
export function amountOf(item: Amounts): Rational {
  return item.handAmount === null ? computedAmountOf(item) : fromNumber(item.handAmount);
}

/** The unit that the family set by hand, else the plan's. */
export function unitOf(item: Pick<ItemRow, "unit" | "handUnit">): string {
  return item.handUnit ?? item.unit;
}

/** Size of one of what is counted, exact; null where the item has none. */
export function packOf(item: Pick<ItemRow, "packAmount" | "packUnit">): Pack | null {
  return item.packAmount === null ? null : { amount: parseRational(item.packAmount) ?? ZERO, unit: item.packUnit };
}

/** `totalAmount` on the wire: what was set by hand to the letter, what was computed by the rounding rules. */
export function totalAmountOf(item: Amounts): number {
  return item.handAmount ?? toTotalAmount(computedAmountOf(item));
}

/** A typed amount without the noise of its double, 0.30000000000000004. */
export function typedAmount(amount: number): number {
  return toNumber(fromNumber(amount));
}
