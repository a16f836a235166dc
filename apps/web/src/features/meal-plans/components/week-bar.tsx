import { t } from "#lib/text/language";
import { dayRangeText } from "#lib/text/day-text";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button";
import type { ShownWeek } from "../hooks/use-shown-week";

interface WeekBarProps {
  shown: ShownWeek;
  /** What can be done with the whole week. */
  children?: ReactNode;
}

/** Which week it is, and the ways to the others. */
export function WeekBar({ shown, children }: WeekBarProps) {
  const { week, today, isThisWeek, show, turn } = shown;
  return (
    <div className="mb-2 flex flex-wrap items-center gap-2">
      <Button
        variant="secondary"
        size="icon"
        className="print:hidden"
        aria-label={t("Previous week")}
        onClick={() => turn(-1)}
      >
        <ChevronLeft aria-hidden className="size-5" />
      </Button>
      <Button
        variant="secondary"
        size="icon"
        className="print:hidden"
        aria-label={t("Next week")}
        onClick={() => turn(1)}
      >
        <ChevronRight aria-hidden className="size-5" />
      </Button>
      {/* A week of two months is two lines on a phone, together as high as the buttons: nothing moves from week to week. */}
      <h2
        aria-live="polite"
        className="figures ms-1 min-w-0 flex-1 text-base max-sm:leading-5.5 xs:ms-2 xs:text-lg sm:ms-3 sm:flex-none sm:text-xl sm:whitespace-nowrap"
      >
        {dayRangeText(week.start, week.end)}
      </h2>
      {!isThisWeek && (
        <Button variant="secondary" className="max-sm:w-full sm:ms-2 print:hidden" onClick={() => show(today)}>
          {t("This week")}
        </Button>
      )}
      {children && <div className="flex flex-wrap gap-2 max-sm:w-full sm:ms-auto print:hidden">{children}</div>}
    </div>
  );
}
