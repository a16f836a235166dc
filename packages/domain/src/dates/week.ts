import { addDays, weekday, type LocalDate } from "./local-date";

export interface Week {
  /** First day. */
  readonly start: LocalDate;
  /** Last day, six days later. */
  readonly end: LocalDate;
  /** All seven days in order. */
  readonly days: readonly LocalDate[];
}

/** The week of the meal-planning grid, Monday to Sunday (specification, section 9). */
export function mondayWeek(date: LocalDate): Week {
  return weekFrom(addDays(date, -((weekday(date) + 6) % 7)));
}

/** The week that the dashboard counts, Sunday to Saturday (specification, section 9). */
export function sundayWeek(date: LocalDate): Week {
  return weekFrom(addDays(date, -weekday(date)));
}

function weekFrom(start: LocalDate): Week {
  const days = [0, 1, 2, 3, 4, 5, 6].map((offset) => addDays(start, offset));
  return { start, end: addDays(start, 6), days };
}
