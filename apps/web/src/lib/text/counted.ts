import type { NumberFormat } from "@tureen/domain/quantities/format-quantity";
import { localeOf } from "@tureen/messages/languages";
import { writeNumber } from "@tureen/messages/write-number";
import { currentLanguage, currentNumberLocale, writeNumbersAs } from "./language";

/**
 * The frame around the pages says how the household writes numbers, before any of them is drawn: with a point as in English,
 * with a comma as the language on the screen does ("1 200" in French); English has no such way, and takes the German one.
 */
export function writeCountsAs(numberFormat: NumberFormat): void {
  const language = currentLanguage();
  writeNumbersAs(numberFormat === "point" ? localeOf("en") : language === "en" ? "de-DE" : language);
}

/** A number with so many places, as the household writes it: "1.25" or "1,25". */
export function decimalText(value: number, places: number): string {
  const digits = { minimumFractionDigits: places, maximumFractionDigits: places, useGrouping: false };
  return value.toLocaleString(currentNumberLocale(), digits);
}

/** A whole number as the household writes it: "1,200" or "1.200". */
export function countText(count: number): string {
  const locale = currentNumberLocale();
  return writeNumber(count, locale, () => count.toLocaleString(locale));
}
