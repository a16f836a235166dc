import { parseLocalDate, type LocalDate } from "@tureen/domain/dates/local-date";
import { mondayWeek, type Week } from "@tureen/domain/dates/week";
import { useSearchParams } from "wouter";
import { today } from "#lib/today";

interface ShownWeek {
  week: Week;
  today: LocalDate;
  isThisWeek: boolean;
  /** The first day that a shopping list for this week is for: what has been eaten needs no shopping. */
  firstDayToShop: LocalDate;
  /** Turns to the week of a day. */
  show: (day: LocalDate) => void;
}

/** The week that an address leads to; this one where it names none. */
export const weekAt = (params: URLSearchParams): Week =>
  mondayWeek(parseLocalDate(params.get("week") ?? "") ?? today());

/** The week on screen. It is kept in the address, so that coming back from a recipe leads to the same week. */
export function useShownWeek(): ShownWeek {
  const [params, setParams] = useSearchParams();
  const now = today();
  const thisWeek = mondayWeek(now);
  const week = weekAt(params);

  function show(day: LocalDate): void {
    const { start } = mondayWeek(day);
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        if (start === thisWeek.start) changed.delete("week");
        else changed.set("week", start);
        return changed;
      },
      { replace: true },
    );
  }

  return {
    week,
    today: now,
    isThisWeek: week.start === thisWeek.start,
    firstDayToShop: week.start === thisWeek.start ? now : week.start,
    show,
  };
}
