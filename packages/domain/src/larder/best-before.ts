import { daysBetween, type LocalDate } from "../dates/local-date";

/** Places that every kitchen has, as the wire names them; a family's own stand beside them as it writes them. */
export const PLACES = ["larder", "fridge", "freezer", "cellar"] as const;

/** "past" from the day after the date on, "soon" on the day itself and the five days before it. */
export type Freshness = "past" | "soon" | "later";

const SOON_DAYS = 5;
/** What is past for longer is a matter of tidying up, not of cooking. */
const PAST_DAYS_WORTH_SAYING = 30;

/** How a best-before date stands to `today`, the reader's own day. */
export function freshness(bestBefore: LocalDate, today: LocalDate): Freshness {
  const days = daysBetween(today, bestBefore);
  return days < 0 ? "past" : days <= SOON_DAYS ? "soon" : "later";
}

/** What to use first: what is due within five days or past for at most 30, the earliest first. What has run out is nothing to use. */
export function useFirst<Row extends { readonly bestBefore: LocalDate | null; readonly quantity: number }>(
  rows: readonly Row[],
  today: LocalDate,
): readonly Row[] {
  return rows
    .flatMap((row) => (row.bestBefore && row.quantity > 0 ? [{ row, days: daysBetween(today, row.bestBefore) }] : []))
    .filter(({ days }) => days <= SOON_DAYS && days >= -PAST_DAYS_WORTH_SAYING)
    .toSorted((left, right) => left.days - right.days)
    .map(({ row }) => row);
}
