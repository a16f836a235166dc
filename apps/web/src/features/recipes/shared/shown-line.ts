import type { IngredientLine } from "@tureen/contracts/recipe-lines";
import { formatQuantity } from "@tureen/domain/quantities/format-quantity";
import {
  compare,
  fromNumber,
  isPositive,
  multiply,
  ONE,
  type Rational,
  toNumber,
} from "@tureen/domain/quantities/rational";
import { type AmountReading, readAmount } from "@tureen/domain/quantities/read-amount";
import type { HouseholdFormat } from "#lib/text/household-format";

/** What a line's amount is made of; AI answers and lines that were just read have it too. */
export type MeasuredLine = Pick<IngredientLine, "amount" | "amount_min" | "amount_text" | "unit" | "pack">;

/**
 * The amount of a line with its unit as the household writes it, times `factor`: "1½ cups", "2–3 cloves". Scaled or
 * converted, it is in the steps of a kitchen. A measure without a number stands alone ("pinch"); '' for none.
 */
export function shownAmount(line: MeasuredLine, format: HouseholdFormat, factor: Rational = ONE): string {
  const { amount, amountMax } = exactAmount(line);
  if (!isPositive(amountMax ?? amount)) return line.unit;
  return formatQuantity(multiply(amount, factor), line.unit, {
    ...format,
    amountMax: amountMax && multiply(amountMax, factor),
    rounding: compare(factor, ONE) === 0 ? undefined : "nearest",
    pack: line.pack && { amount: fromNumber(line.pack.amount), unit: line.pack.unit },
  });
}

/** A third arrives as 0.3333…, and as "⅓" beside it: the text is exact wherever it says the same as the number. */
export function exactAmount({ amount, amount_min, amount_text }: MeasuredLine): AmountReading {
  const reading = readAmount(amount_text);
  if (reading && toNumber(reading.amountMax ?? reading.amount) === amount) return reading;
  const upper = fromNumber(amount);
  const lower = amount_min === null ? null : fromNumber(amount_min);
  return lower && isPositive(lower) ? { amount: lower, amountMax: upper } : { amount: upper, amountMax: null };
}
