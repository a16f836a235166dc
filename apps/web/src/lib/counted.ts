import type { NumberFormat } from "@tureen/domain/quantities/format-quantity";

/** English words with the household's marks: a house that writes 1,5 writes 1.200. */
const LOCALES: Readonly<Record<NumberFormat, string>> = { point: "en-GB", comma: "de-DE" };

let locale = LOCALES.point;

/** The frame around the pages says how the household writes numbers, before any of them is drawn. */
export function writeCountsAs(numberFormat: NumberFormat): void {
  locale = LOCALES[numberFormat];
}

/** A whole number as the household writes it: "1,200" or "1.200". */
export function countText(count: number): string {
  return count.toLocaleString(locale);
}

/** "1 recipe", "12 recipes", "1,200 recipes". */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${countText(count)} ${count === 1 ? singular : plural}`;
}
