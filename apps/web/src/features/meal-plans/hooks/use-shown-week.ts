import { addDays, parseLocalDate, type LocalDate } from "@tureen/domain/dates/local-date";
import { mondayWeek, type Week } from "@tureen/domain/dates/week";
import { useMemo } from "react";
import { useSearchParams } from "wouter";
import { today } from "#lib/text/today";

export interface ShownWeek {
  readonly week: Week;
  readonly today: LocalDate;
  readonly isThisWeek: boolean;
  /** The first day that a shopping list for this week is for: what has been eaten needs no shopping. */
  readonly firstDayToShop: LocalDate;
  /** Turns to the week of a day. */
  readonly show: (day: LocalDate) => void;
  /** Turns so many weeks on, or back, from where the address is by now: the second of two quick taps counts too. */
  readonly turn: (weeks: number) => void;
}

const DAYS_PER_WEEK = 7;

/** The week that an address leads to; this one where it names none. */
export const weekAt = (params: URLSearchParams): Week =>
  mondayWeek(parseLocalDate(params.get("week") ?? "") ?? today());

/**
 * The week that the address names, so that coming back from a recipe leads to the same week. The same object as long as it is
 * that week.
 */
export function useShownWeek(): ShownWeek {
  const [params, setParams] = useSearchParams();
  const now = today();
  const { start } = weekAt(params);

  return useMemo(() => {
    const week = mondayWeek(start);
    const thisWeek = mondayWeek(now);
    const isThisWeek = start === thisWeek.start;
    const show = (dayFrom: (shown: Week) => LocalDate) =>
      setParams(
        (current) => {
          const changed = new URLSearchParams(current);
          const to = mondayWeek(dayFrom(weekAt(current))).start;
          if (to === thisWeek.start) changed.delete("week");
          else changed.set("week", to);
          return changed;
        },
        { replace: true },
      );
    return {
      week,
      today: now,
      isThisWeek,
      firstDayToShop: isThisWeek ? now : start,
      show: (day) => show(() => day),
      turn: (weeks) => show((shown) => addDays(shown.start, weeks * DAYS_PER_WEEK)),
    };
  }, [start, now, setParams]);
}
