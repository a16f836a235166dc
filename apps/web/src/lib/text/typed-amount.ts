import { decimalText } from "@tureen/domain/quantities/decimal-text";
import type { NumberFormat } from "@tureen/domain/quantities/format-quantity";
import { fromNumber, toNumber } from "@tureen/domain/quantities/rational";
import { readAmount } from "@tureen/domain/quantities/read-amount";

/** What a person typed into an amount field, "1/2", "1,5", "2-3" (the upper end); null where it cannot be read. */
export function readTypedAmount(text: string): number | null {
  const reading = readAmount(text);
  return reading && toNumber(reading.amountMax ?? reading.amount);
}

/** An amount as it stands in a field where it is edited: decimals, never a fraction that no keyboard has. */
export function writeTypedAmount(amount: number, numberFormat: NumberFormat): string {
  const text = decimalText(fromNumber(amount));
  return numberFormat === "comma" ? text.replace(".", ",") : text;
}
