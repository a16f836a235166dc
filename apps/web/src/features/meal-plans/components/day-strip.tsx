import { t } from "#lib/text/language";
import type { LocalDate } from "@tureen/domain/dates/local-date";
import { dayText } from "#lib/text/day-text";
import type { Week } from "@tureen/domain/dates/week";
import { classNames } from "#lib/screen/class-names";
import type { PlanEntry } from "../plan-entry";

interface DayStripProps {
  week: Week;
  today: LocalDate;
  entries: readonly PlanEntry[];
  onGoTo: (day: LocalDate) => void;
}

/** The element of a day, which the strip leads to. */
export function dayElementId(day: LocalDate): string {
  return `day-${day}`;
}

/** On a phone the days stand below each other: a tap leads to one, a dot says that something is planned. */
export function DayStrip({ week, today, entries, onGoTo }: DayStripProps) {
  return (
    <nav
      aria-label={t("Days of this week")}
      className="sticky top-14 z-20 -mx-4 mb-1 grid grid-cols-7 gap-1 bg-paper px-4 py-1 md:hidden print:hidden"
    >
      {week.days.map((day) => {
        const isPlanned = entries.some(({ meal }) => meal.date === day);
        return (
          <button
            key={day}
            type="button"
            aria-label={t("Go to {day}", {
              day: dayText(day, { weekday: "long", day: "numeric", month: "long" }),
            })}
            aria-current={day === today ? "date" : undefined}
            onClick={() => onGoTo(day)}
            className={classNames(
              "relative grid min-h-14 content-start justify-items-center rounded-md pt-1.5 active:bg-sunken",
              day === today ? "bg-clay-soft text-clay-ink" : "text-ink-muted",
            )}
          >
            <span className="text-xs large-text:text-[0.6rem]">{dayText(day, { weekday: "short" })}</span>
            <span className="figures font-semibold text-ink">{dayText(day, { day: "numeric" })}</span>
            {isPlanned && <span aria-hidden className="absolute bottom-1.5 size-1.5 rounded-full bg-herb" />}
          </button>
        );
      })}
    </nav>
  );
}
