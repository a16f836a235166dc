import type { NumberFormat } from "@tureen/domain/quantities/format-quantity";
import { currentNumberLocale, writeNumbersAs } from "./language";

/** The household's marks: a family that writes 1,5 writes 1.200. */
const LOCALES: Readonly<Record<NumberFormat, string>> = { point: "en-GB", comma: "de-DE" };

/** The frame around the pages says how the household writes numbers, before any of them is drawn. */
export function writeCountsAs(numberFormat: NumberFormat): void {
  writeNumbersAs(LOCALES[numberFormat]);
}

/** A number with so many places, as the household writes it: "1.25" or "1,25". */
export function decimalText(value: number, places: number): string {
  const digits = { minimumFractionDigits: places, maximumFractionDigits: places, useGrouping: false };
  return value.toLocaleString(currentNumberLocale(), digits);
}

/** A whole number as the household writes it: "1,200" or "1.200". */
export function countText(count: number): string {
  return count.toLocaleString(currentNumberLocale());
}
