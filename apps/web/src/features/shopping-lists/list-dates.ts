import { type LocalDate, parseLocalDate } from "@tureen/domain/dates/local-date";
import { dayText, dayRangeText } from "#lib/text/day-text";

interface Dates {
  readonly start_date: string;
  readonly end_date: string;
}

/** "13–19 July 2026"; one day alone is "13 July 2026". */
export function listDates({ start_date: start, end_date: end }: Dates): string {
  return dayRangeText(calendarDate(start), calendarDate(end));
}

/** "Monday 13 July". */
export function mealDay(date: string): string {
  return dayText(calendarDate(date), { weekday: "long", day: "numeric", month: "long" });
}

function calendarDate(text: string): LocalDate {
  // The server keeps only real dates; anything else is shown by the formatter's own bounds rather than not at all.
  return parseLocalDate(text) ?? (text as LocalDate);
}
