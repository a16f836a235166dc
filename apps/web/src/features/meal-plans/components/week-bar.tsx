import { t } from "#lib/language";
import type { MealPlan } from "@tureen/contracts/meal-plans";
import { addDays } from "@tureen/domain/dates/local-date";
import { dayRangeText } from "#lib/day-text";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "#components/ui/button";
import type { useShownWeek } from "../hooks/use-shown-week";
import { DayStrip } from "./day-strip";

interface WeekBarProps {
  shown: ReturnType<typeof useShownWeek>;
  meals: readonly MealPlan[];
}

/** Which week it is, and the ways to the others. */
export function WeekBar({ shown, meals }: WeekBarProps) {
  const { week, today, isThisWeek, show } = shown;
  return (
    <div className="mb-4 grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="secondary"
          size="icon"
          className="print:hidden"
          aria-label={t("Previous week")}
          onClick={() => show(addDays(week.start, -7))}
        >
          <ChevronLeft aria-hidden className="size-5" />
        </Button>
        <Button
          variant="secondary"
          size="icon"
          className="print:hidden"
          aria-label={t("Next week")}
          onClick={() => show(addDays(week.start, 7))}
        >
          <ChevronRight aria-hidden className="size-5" />
        </Button>
        <h2
          aria-live="polite"
          className="figures ms-1 min-w-0 flex-1 text-base whitespace-nowrap xs:ms-2 xs:text-lg sm:ms-3 sm:flex-none sm:text-xl"
        >
          {dayRangeText(week.start, week.end)}
        </h2>
        {!isThisWeek && (
          <Button variant="secondary" className="max-sm:w-full sm:ms-2 print:hidden" onClick={() => show(today)}>
            {t("This week")}
          </Button>
        )}
      </div>
      <DayStrip week={week} today={today} meals={meals} />
    </div>
  );
}
