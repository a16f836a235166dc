import { text, type Text } from "@tureen/messages/text";
import { addDays, weekday, type LocalDate } from "./local-date";

export type QuickRangeDays = 3 | 7 | 14;

/** The buttons of the shopping-list screen, in their order (specification, section 2). */
export const QUICK_RANGES: readonly { readonly days: QuickRangeDays; readonly label: Text }[] = [
  { days: 3, label: text("Next 3 days") },
  { days: 7, label: text("Next week") },
  { days: 14, label: text("Next 2 weeks") },
];

export interface QuickRange {
  readonly start: LocalDate;
  /** Last day, included: `start` plus the number of days minus one. */
  readonly end: LocalDate;
  readonly name: Text;
}

/** A quick range starts on the next Sunday, or today if today is Sunday (specification, section 5). */
export function quickRange(today: LocalDate, days: QuickRangeDays): QuickRange {
  const start = addDays(today, (7 - weekday(today)) % 7);
  return { start, end: addDays(start, days - 1), name: text("Shopping List - Week of {start}", { start }) };
}

/** The name of a list that was given none (specification, section 5). */
export function defaultListName(start: LocalDate, end: LocalDate): Text {
  return text("Shopping List {start} to {end}", { start, end });
}
