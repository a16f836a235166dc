import { writeDay, writeDayRange } from "@tureen/domain/dates/day-patterns";
import { type DayFormat, formatDay, formatDayRange, type LocalDate } from "@tureen/domain/dates/local-date";
import { currentDayPatterns, currentLocale } from "./language";

/** A date in the language on the screen, made of the pieces asked for: "19 July 2026", "19. Juli 2026". */
export function dayText(date: LocalDate, format?: DayFormat): string {
  const patterns = currentDayPatterns();
  return (patterns && writeDay(date, patterns, format)) ?? formatDay(date, { ...format, locale: currentLocale() });
}

/** A span of days, without repeating what both ends share: "13–19 July 2026". */
export function dayRangeText(start: LocalDate, end: LocalDate, format?: DayFormat): string {
  const patterns = currentDayPatterns();
  const written = patterns && writeDayRange(start, end, patterns, format);
  return written ?? formatDayRange(start, end, { ...format, locale: currentLocale() });
}
