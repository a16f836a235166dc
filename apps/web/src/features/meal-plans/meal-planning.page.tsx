import { CallFailure } from "#components/failure-note";
import { t, useLanguage } from "#lib/text/language";
import { type LocalDate, parseLocalDate } from "@tureen/domain/dates/local-date";
import { ChevronDown } from "lucide-react";
import { memo, Suspense, useCallback, useDeferredValue, useState } from "react";
import { LoadingCards } from "#components/loading-state";
import { PageHeading } from "#components/page-heading";
import { Button } from "#components/ui/button";
import { Unavailable } from "#components/unavailable";
import { dayText } from "#lib/text/day-text";
import { useIsPhone } from "#lib/screen/use-window";
import { lazyAhead } from "#lib/screen/when-idle";
import type { QueryUtils } from "#lib/server/trpc";
import { dayElementId, DayStrip } from "./components/day-strip";
import { HeldByLists } from "./components/held-by-lists";
import type { MealDialog } from "./dialogs/meal-dialogs";
import { WeekActions } from "./components/week-actions";
import { WeekBar } from "./components/week-bar";
import { WeekBoard } from "./components/week-board";
import { useAskedSlot } from "./hooks/use-asked-slot";
import { useLikeLastWeek } from "./hooks/use-like-last-week";
import { useMoveEntry } from "./hooks/use-move-entry";
import { type ShownWeek, useShownWeek, weekAt } from "./hooks/use-shown-week";
import { prefetchWeek, useWeekMeals } from "./hooks/use-week-meals";
import type { MealSlot } from "./meal-form";
import { entriesOf, type PlanEntry } from "./plan-entry";

const MealDialogs = lazyAhead(() => import("./dialogs/meal-dialogs"));

/**
 * Asks for what it shows first.
 * @public by app.tsx, as every page's
 */
export function loader(utils: QueryUtils): Promise<unknown> {
  return prefetchWeek(utils, weekAt(new URLSearchParams(window.location.search)));
}

/** A week that one turns to takes a phone a third of a second: it is drawn in slices, and a tap is answered meanwhile. */
export default function MealPlanningPage() {
  return <WeekPage shown={useDeferredValue(useShownWeek())} />;
}

/** The days of this week that are past are folded away until somebody asks for them. */
const WeekPage = memo(({ shown }: { shown: ShownWeek }) => {
  useLanguage();
  const { week, today } = shown;
  const meals = useWeekMeals(week);
  const { entries } = meals;
  const { move, moveMeal, moveOther } = useMoveEntry({ startDate: week.start, endDate: week.end });
  const [dialog, setDialog] = useState<MealDialog | null>(null);
  const [showsPast, setShowsPast] = useState(false);
  const isFolded = shown.isThisWeek && !showsPast && week.start < today;
  const foldedBefore = isFolded ? today : week.start;
  // In slices, as a week that one turns to.
  const isAnswered = useDeferredValue(entries !== undefined);
  const drawn = isAnswered ? entries : undefined;

  const isPhone = useIsPhone();
  const likeLastWeek = useLikeLastWeek(week, today, entries);
  const firstEvening = entries && emptyEvenings(shown, entries)[0];

  function turnTo(date: string): void {
    const day = parseLocalDate(date);
    if (day) shown.show(day);
  }

  function goTo(day: LocalDate): void {
    if (day < today) setShowsPast(true);
    // Once a folded day is there.
    requestAnimationFrame(() =>
      document.getElementById(dayElementId(day))?.scrollIntoView({ behavior: "smooth", block: "start" }),
    );
  }

  const onAdd = useCallback((slot: MealSlot) => setDialog({ does: "add", slot }), []);
  useAskedSlot(onAdd);
  const onPropose = useCallback(
    () => entries && setDialog({ does: "propose", evenings: emptyEvenings(shown, entries) }),
    [shown, entries],
  );
  const onEdit = useCallback((entry: PlanEntry) => setDialog({ does: "edit", entry }), []);
  const onCopyDay = useCallback(
    (day: LocalDate) =>
      setDialog({
        does: "copy",
        title: t("Copy {day}", { day: dayText(day, { weekday: "long" }) }),
        entries: entries?.filter(({ meal }) => meal.date === day) ?? [],
      }),
    [entries],
  );

  return (
    <>
      <PageHeading title={t("Meal Planning")} isHeardOnPhone>
        <WeekBar shown={shown} isPhone={isPhone}>
          <WeekActions
            shown={shown}
            isPhone={isPhone}
            likeLastWeek={likeLastWeek}
            onPropose={firstEvening ? onPropose : null}
            onSavedWeeks={() => setDialog({ does: "weeks", week })}
          />
        </WeekBar>
      </PageHeading>
      <CallFailure call={likeLastWeek.call} className="mb-3" />
      <CallFailure call={moveMeal} className="mb-3" />
      <CallFailure call={moveOther} className="mb-3" />
      <DayStrip week={week} today={today} entries={entries ?? []} onGoTo={goTo} />
      {isFolded && (
        <Button
          icon={ChevronDown}
          variant="quiet"
          className="mb-3 w-full text-ink-muted md:hidden print:hidden"
          onClick={() => setShowsPast(true)}
        >
          {t("Show the days before today")}
        </Button>
      )}
      {!entries && meals.isError && (
        <Unavailable
          title={t("This week could not be read")}
          text={t("Your plan is safe. Try again in a moment.")}
          query={meals}
        />
      )}
      {drawn && (
        <>
          <WeekBoard
            week={week}
            today={today}
            foldedBefore={foldedBefore}
            entries={drawn}
            proposesAt={isPhone ? firstEvening : undefined}
            onPropose={onPropose}
            onAdd={onAdd}
            onEdit={onEdit}
            onCopyDay={onCopyDay}
            onMove={move}
          />
          <HeldByLists week={week} entries={drawn} />
        </>
      )}
      {!drawn && (entries || !meals.isError) && (
        // Nearly as high as a week, so that what stands below it does not jump.
        <LoadingCards label={t("Loading the meals of this week")} height="h-48" className="min-h-dvh" />
      )}
      <Suspense>{dialog && <MealDialogs dialog={dialog} onChange={setDialog} onPlanned={turnTo} />}</Suspense>
    </>
  );
});

/** Evenings to come without a dinner. */
function emptyEvenings({ week, today }: ShownWeek, entries: readonly PlanEntry[]): LocalDate[] {
  const eaten = entries.filter(({ kind, meal }) => kind === "other" || meal.prepares_for === null);
  return week.days.filter((day) => day >= today && entriesOf(eaten, day, "dinner").length === 0);
}
