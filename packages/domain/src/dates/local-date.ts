/**
 * Calendar dates without a time zone, `YYYY-MM-DD`. A meal on Sunday is on Sunday wherever the phone is, so dates are
 * text everywhere and arithmetic happens on UTC midnight. JavaScript's `Date` is constructed in this file alone.
 */
export type LocalDate = string & { readonly localDate: unique symbol };

const MS_PER_DAY = 86_400_000;
// Not Date.UTC, which reads the years 0 to 99 as 1900 to 1999.
const FIRST_MS = Date.parse("0001-01-01T00:00:00Z");
const LAST_MS = Date.parse("9999-12-31T00:00:00Z");
const DEFAULT_LOCALE = "en-GB";

/** Reads `YYYY-MM-DD`, years 0001 to 9999. Null for any other text and for a date that does not exist (2026-02-30). */
export function parseLocalDate(text: string): LocalDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return match ? toLocalDate(Number(match[1]), Number(match[2]), Number(match[3])) : null;
}

/** Year 1 to 9999, month 1 to 12, day 1 to 31. Null for a date that does not exist. */
export function toLocalDate(year: number, month: number, day: number): LocalDate | null {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= 1 && year <= 9999 ? fromUtcMs(date.getTime()) : null;
}

/** The calendar day on which `date` falls where the program runs. Screens pass their own clock's date. */
export function localDateOf(date: Date): LocalDate {
  return fromUtcMs(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()));
}

/** `days` later, earlier where negative; fractions are dropped. Stays within the years 0001 to 9999. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return fromUtcMs(toUtcMs(date) + Math.trunc(days) * MS_PER_DAY);
}

/** The same day of the month `months` later, earlier where negative, or the month's last. Stays within the years 0001 to 9999. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const month = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + Math.trunc(months);
  const inMonth = (day: number) => toLocalDate(Math.floor(month / 12), (month % 12) + 1, day);
  const wanted = Number(date.slice(8));
  const found = inMonth(wanted) ?? inMonth(30) ?? inMonth(29) ?? inMonth(28);
  return found ?? fromUtcMs(months < 0 ? FIRST_MS : LAST_MS);
}

/** Whole days from `from` to `to`; negative where `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((toUtcMs(to) - toUtcMs(from)) / MS_PER_DAY);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekday(date: LocalDate): number {
  return new Date(toUtcMs(date)).getUTCDay();
}

export interface DayFormat {
  /** A BCP 47 tag; British English where it is absent or unknown. */
  readonly locale?: string | undefined;
  readonly weekday?: "short" | "long";
  readonly day?: "numeric" | "2-digit";
  readonly month?: "short" | "long" | "numeric" | "2-digit";
  readonly year?: "numeric";
}

export const WHOLE_DATE: DayFormat = { day: "numeric", month: "long", year: "numeric" };

/** A date for people, made of the pieces asked for: "Sunday", "19 July", "19 July 2026" (the default). */
export function formatDay(date: LocalDate, format: DayFormat = WHOLE_DATE): string {
  return dayFormatter(format).format(toUtcMs(date));
}

/** A span of days for people, without repeating what both ends share: "13–19 July 2026". */
export function formatDayRange(start: LocalDate, end: LocalDate, format: DayFormat = WHOLE_DATE): string {
  return dayFormatter(format).formatRange(toUtcMs(start), toUtcMs(end));
}

/** To make one takes many times as long as to use it, and a week shows dozens of days in a few ways. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function dayFormatter(format: DayFormat): Intl.DateTimeFormat {
  const key = JSON.stringify(format);
  const formatter = formatters.get(key) ?? newFormatter(format);
  formatters.set(key, formatter);
  return formatter;
}

function newFormatter({ locale, ...asked }: DayFormat): Intl.DateTimeFormat {
  const pieces = Object.keys(asked).length === 0 ? WHOLE_DATE : asked;
  const options: Intl.DateTimeFormatOptions = { ...pieces, timeZone: "UTC" };
  try {
    return new Intl.DateTimeFormat(locale ?? DEFAULT_LOCALE, options);
  } catch {
    // The tag comes from a browser or a setting; a malformed one must not take a screen down.
    return new Intl.DateTimeFormat(DEFAULT_LOCALE, options);
  }
}

function toUtcMs(date: LocalDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function fromUtcMs(ms: number): LocalDate {
  const within = Math.min(Math.max(Number.isNaN(ms) ? 0 : ms, FIRST_MS), LAST_MS);
  // Safe: an ISO date of the years 0001 to 9999 is exactly the format that the brand stands for.
  return new Date(within).toISOString().slice(0, 10) as LocalDate;
}
