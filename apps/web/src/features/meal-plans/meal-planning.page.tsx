import { CallFailure } from "#components/failure-note";
import { t, useLanguage } from "#lib/text/language";
import { type LocalDate, parseLocalDate } from "@tureen/domain/dates/local-date";
import { ChevronDown, ShoppingBasket, WandSparkles } from "lucide-react";
import { Fragment, memo, Suspense, useCallback, useDeferredValue, useMemo, useState } from "react";
import { Link } from "wouter";
import { paths } from "#lib/screen/paths";
import { LoadingCards } from "#components/loading-cards";
import { PageHeading } from "#components/page-heading";
import { Button } from "#components/ui/button";
import { Unavailable } from "#components/unavailable";
import { dayText } from "#lib/text/day-text";
import { lazyAhead } from "#lib/screen/lazy-ahead";
import { lazyPart, part } from "#lib/screen/part";
import type { QueryUtils } from "#lib/server/trpc";
import { useDrawnCount } from "#lib/screen/use-drawn-count";
import { useIsPhone } from "#lib/screen/use-window";
import { dayElementId, DayStrip } from "./components/day-strip";
import { HeldByLists } from "./components/held-by-lists";
import { LikeLastWeek } from "./components/like-last-week";
import type { MealDialog } from "./dialogs/meal-dialogs";
import { WeekBar } from "./components/week-bar";
import { useAskedSlot } from "./hooks/use-asked-slot";
import { useMoveEntry } from "./hooks/use-move-entry";
import { type ShownWeek, useShownWeek, weekAt } from "./hooks/use-shown-week";
import { useWeekMeals, weekAhead } from "./hooks/use-week-meals";
import type { MealSlot } from "./meal-form";
import { entriesOf, type PlanEntry } from "./plan-entry";

// It is drawn once, with the meals: both are asked for at the same time.
const loadBoard = part(() => import("./components/week-board"));
void loadBoard().catch(() => undefined); // Where it is drawn, it is asked for again, and said.
const WeekBoard = lazyPart(loadBoard);
const MealDialogs = lazyAhead(() => import("./dialogs/meal-dialogs"));

/** More than a phone shows at once. */
const FEW_DAYS = 3;

/**
 * Asks for what it shows first; resolves when that is there, or could not be had.
 * @public by main.ts, as every page's
 */
export function begin(utils: QueryUtils): Promise<unknown> {
  return weekAhead(utils, weekAt(new URLSearchParams(window.location.search)));
}

/** A week that one turns to takes a phone a third of a second: it is drawn in slices, and a tap is answered meanwhile. */
export default function MealPlanningPage() {
  return <WeekPage shown={useDeferredValue(useShownWeek())} />;
}

/** The days of this week that are past are folded away until somebody asks for them. A phone draws three days first. */
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
  const drawnCount = useDrawnCount(entries && week.days.length, useIsPhone() ? FEW_DAYS : 0);
  const isDrawn = drawnCount === week.days.length;

  // Evenings to come without a dinner.
  const evenings = entries
    ? week.days.filter((day) => day >= today && entriesOf(entries, day, "dinner").length === 0)
    : [];

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

  const days = useMemo(
    () => (isDrawn ? week.days : week.days.filter((day) => day >= foldedBefore).slice(0, drawnCount)),
    [isDrawn, week, foldedBefore, drawnCount],
  );
  const onAdd = useCallback((slot: MealSlot) => setDialog({ does: "add", slot }), []);
  useAskedSlot(onAdd);
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

  // Nearly as high as a week, so that what stands below it does not jump.
  const loading = <LoadingCards label={t("Loading the meals of this week")} height="h-48" className="min-h-dvh" />;

  return (
    <>
      <PageHeading
        title={t("Meal Planning")}
        actions={
          <Button variant="secondary" className="max-nav:size-11 max-nav:px-0" asChild>
            <Link href={paths.generateShoppingList({ startDate: shown.firstDayToShop, endDate: week.end })}>
              <ShoppingBasket aria-hidden className="size-4.5" />
              <span className="max-nav:sr-only">{t("Make a shopping list")}</span>
            </Link>
          </Button>
        }
      />
      <WeekBar shown={shown}>
        {entries && <LikeLastWeek week={week} today={today} entries={entries} />}
        {evenings.length > 0 && (
          <Button onClick={() => setDialog({ does: "propose", evenings })}>
            <WandSparkles aria-hidden className="size-4.5" />
            {t("Plan my week")}
          </Button>
        )}
      </WeekBar>
      <CallFailure call={moveMeal} className="mb-3" />
      <CallFailure call={moveOther} className="mb-3" />
      <DayStrip week={week} today={today} entries={entries ?? []} onGoTo={goTo} />
      {isFolded && (
        <Button
          variant="quiet"
          className="mb-3 w-full text-ink-muted md:hidden print:hidden"
          onClick={() => setShowsPast(true)}
        >
          <ChevronDown aria-hidden className="size-4.5" />
          {t("Show the days before today")}
        </Button>
      )}
      {!entries && meals.isError && (
        <Unavailable
          title={t("This week could not be read")}
          text={t("Your plan is safe. Try again in a moment.")}
          onRetry={() => void meals.refetch()}
          isTrying={meals.isFetching}
        />
      )}
      {entries && drawnCount > 0 && (
        <Suspense fallback={loading}>
          <WeekBoard
            week={week}
            today={today}
            days={days}
            foldedBefore={foldedBefore}
            entries={entries}
            onAdd={onAdd}
            onEdit={onEdit}
            onCopyDay={onCopyDay}
            onMove={move}
          />
        </Suspense>
      )}
      {entries && isDrawn && <HeldByLists week={week} entries={entries} />}
      {/* By a key: a place that moved down would be a layout shift. */}
      {!isDrawn && (entries || !meals.isError) && <Fragment key={drawnCount}>{loading}</Fragment>}
      <Suspense>{dialog && <MealDialogs dialog={dialog} onChange={setDialog} onPlanned={turnTo} />}</Suspense>
    </>
  );
});
