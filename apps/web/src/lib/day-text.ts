import { type DayFormat, formatDay, formatDayRange, type LocalDate } from "@tureen/domain/dates/local-date";
import { currentLocale } from "./language";

/** A date in the language on the screen, made of the pieces asked for: "19 July 2026", "19. Juli 2026". */
export function dayText(date: LocalDate, format?: DayFormat): string {
  return formatDay(date, { ...format, locale: currentLocale() });
}

/** A span of days, without repeating what both ends share: "13–19 July 2026". */
export function dayRangeText(start: LocalDate, end: LocalDate, format?: DayFormat): string {
  return formatDayRange(start, end, { ...format, locale: currentLocale() });
}
