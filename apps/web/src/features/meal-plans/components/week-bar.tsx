import { t } from "#lib/text/language";
import { dayRangeText } from "#lib/text/day-text";
import { CalendarCheck, ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button";
import type { ShownWeek } from "../hooks/use-shown-week";

interface WeekBarProps {
  shown: ShownWeek;
  isPhone: boolean;
  /** What can be done with the whole week. */
  children: ReactNode;
}

/** Which week it is, the ways to the others, and what can be done with it: one line. */
export function WeekBar({ shown, isPhone, children }: WeekBarProps) {
  const { week, today, isThisWeek, show, turn } = shown;
  const variant = isPhone ? "quiet" : "secondary";
  const previous = (
    <Button
      variant={variant}
      size="icon"
      className="max-nav:-ms-3 print:hidden"
      aria-label={t("Previous week")}
      onClick={() => turn(-1)}
    >
      <ChevronLeft aria-hidden className="size-5 rtl:rotate-180" />
    </Button>
  );
  const next = (
    <Button variant={variant} size="icon" className="print:hidden" aria-label={t("Next week")} onClick={() => turn(1)}>
      <ChevronRight aria-hidden className="size-5 rtl:rotate-180" />
    </Button>
  );
  const toThisWeek = !isThisWeek && (
    <Button
      variant={variant}
      size={isPhone ? "icon" : "md"}
      className="print:hidden"
      aria-label={isPhone ? t("This week") : undefined}
      onClick={() => show(today)}
    >
      {isPhone ? <CalendarCheck aria-hidden className="size-5" /> : t("This week")}
    </Button>
  );
  // A week of two months is two lines on a phone, together as high as the buttons: nothing moves from week to week.
  const days = (
    <h2
      aria-live="polite"
      className="figures min-w-0 text-base max-nav:flex-1 max-nav:text-center max-nav:leading-5.5 nav:ms-1 nav:text-xl nav:whitespace-nowrap large-text:order-first large-text:basis-full"
    >
      {dayRangeText(week.start, week.end)}
    </h2>
  );
  return (
    <div className="flex min-w-0 flex-1 items-center gap-x-1 gap-y-2 nav:flex-wrap nav:gap-x-2 large-text:flex-wrap">
      {previous}
      {isPhone ? days : next}
      {isPhone ? next : days}
      {toThisWeek}
      <div className="flex gap-2 max-nav:-me-3 nav:ms-auto nav:flex-wrap print:hidden">{children}</div>
    </div>
  );
}
