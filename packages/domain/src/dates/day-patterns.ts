import { type DayFormat, type LocalDate, WHOLE_DATE, weekday } from "./local-date";

/**
 * How a language writes days, read out of `Intl` while the app is built: the first use of `Intl` holds a phone for 80 to
 * 160 ms, and no page but the recipes' does without days.
 */
export interface DayPatterns {
  /** Of months from January, of weekdays from Sunday: German has "So" alone and "So." beside a number. */
  readonly names: readonly (readonly string[])[];
  /** What becomes of a day, by its format: "{weekday.0} {day} {month.1}", with the place of their names. */
  readonly days: Readonly<Record<string, string>>;
  /** What becomes of two days of one month, of one year, of two years: "{day}–{end.day} {month.1} {year}". */
  readonly ranges: Readonly<Record<string, Ranges>>;
}

type Ranges = readonly [ofOneMonth: string, ofOneYear: string, ofTwoYears: string];

const RANGES: readonly DayFormat[] = [WHOLE_DATE, { weekday: "short", day: "numeric", month: "short" }];
/** The formats of what a page shows first; others are asked of `Intl`. */
const DAYS: readonly DayFormat[] = [
  ...RANGES,
  { weekday: "long", day: "numeric", month: "long" },
  { weekday: "long" },
  { weekday: "short" },
  { weekday: "short", day: "numeric" },
  { day: "numeric" },
  { day: "numeric", month: "long" },
  { day: "numeric", month: "short" },
];

/** What `formatDay` makes of a day; null where the patterns do not have the format. */
export function writeDay(date: LocalDate, patterns: DayPatterns, format: DayFormat = WHOLE_DATE): string | null {
  const pattern = patterns.days[keyOf(format)];
  return pattern === undefined ? null : filled(pattern, patterns, date, date);
}

/** What `formatDayRange` makes of two days, the later last; null where the patterns do not have the format. */
export function writeDayRange(
  start: LocalDate,
  end: LocalDate,
  patterns: DayPatterns,
  format: DayFormat = WHOLE_DATE,
): string | null {
  if (start === end) return writeDay(start, patterns, format);
  const ranges = patterns.ranges[keyOf(format)];
  if (ranges === undefined) return null;
  const isOf = (length: number) => start.slice(0, length) === end.slice(0, length);
  const [ofOneMonth, ofOneYear, ofTwoYears] = ranges;
  return filled(isOf(7) ? ofOneMonth : isOf(4) ? ofOneYear : ofTwoYears, patterns, start, end);
}

const PIECE = /\{(end\.)?(day|month|weekday|year)(?:\.(\d+))?\}/g;

function filled(pattern: string, { names }: DayPatterns, start: LocalDate, end: LocalDate): string {
  return pattern.replaceAll(PIECE, (_piece, isOfEnd: string | undefined, type: string, which: string | undefined) => {
    const date = isOfEnd ? end : start;
    if (type === "day") return which ? date.slice(8) : String(Number(date.slice(8)));
    if (type === "year") return String(Number(date.slice(0, 4)));
    return names[Number(which)]?.[type === "month" ? Number(date.slice(5, 7)) - 1 : weekday(date)] ?? "";
  });
}

/** @param locale a BCP 47 tag */
export function readDayPatterns(locale: string): DayPatterns {
  const names: string[][] = [];
  const days = Object.fromEntries(DAYS.map((format) => [keyOf(format), patternsOf(format).ofDay()]));
  const ranges = Object.fromEntries(RANGES.map((format) => [keyOf(format), patternsOf(format).ofRanges()]));
  return { names, days, ranges };

  function patternsOf(format: DayFormat) {
    const formatter = new Intl.DateTimeFormat(locale, { ...format, timeZone: "UTC" });
    const pieceOf = ({ type, value }: PatternPart): string => {
      if (type === "day") return value.length === 2 ? "day.2" : "day";
      if (type !== "month" && type !== "weekday") return type;
      const starts = type === "month" ? firstsOfMonths() : firstWeek();
      return `${type}.${placeOf(starts.map((ms) => nameIn(formatter.formatToParts(ms), type)))}`;
    };
    const patternOf = (parts: readonly PatternPart[]) =>
      parts
        .map((part) =>
          part.type === "literal" ? part.value : `{${part.source === "endRange" ? "end." : ""}${pieceOf(part)}}`,
        )
        .join("");
    const until = (end: number) => patternOf(formatter.formatRangeToParts(SUNDAY, end));
    return {
      ofDay: () => patternOf(formatter.formatToParts(SUNDAY)),
      ofRanges: (): Ranges => [until(Date.UTC(2026, 1, 7)), until(Date.UTC(2026, 2, 7)), until(Date.UTC(2027, 2, 7))],
    };
  }

  function placeOf(found: string[]): number {
    const known = names.findIndex((each) => each.join() === found.join());
    return known < 0 ? names.push(found) - 1 : known;
  }
}

interface PatternPart {
  readonly type: string;
  readonly value: string;
  readonly source?: string;
}

/** The first of February 2026: its day has one digit. */
const SUNDAY = Date.UTC(2026, 1, 1);
const firstWeek = () => Array.from({ length: 7 }, (_, nth) => Date.UTC(2026, 1, 1 + nth));
const firstsOfMonths = () => Array.from({ length: 12 }, (_, nth) => Date.UTC(2026, nth, 1));

const nameIn = (parts: readonly PatternPart[], type: string): string =>
  parts.find((part) => part.type === type)?.value ?? "";
const keyOf = (format: DayFormat): string => JSON.stringify(format);
