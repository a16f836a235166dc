import { t } from "#lib/text/language";
import type { DashboardHome } from "@tureen/contracts/dashboard";
import { MEAL_TYPES, type MealType } from "@tureen/domain/meal-plans/meal-types";
import { addDays, type LocalDate } from "@tureen/domain/dates/local-date";
import { Link } from "wouter";
import { paths } from "#lib/screen/paths";
import { MEAL_LABELS } from "#features/meal-plans/meal-form";
import { classNames } from "#lib/screen/class-names";
import { dayText } from "#lib/text/day-text";

interface DishOfDay {
  readonly key: string;
  readonly date: string;
  readonly mealType: MealType;
  readonly title: string;
}

const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** Today and the six days after it; each leads to its week. */
export function NextDays({ home, today }: { home: DashboardHome; today: LocalDate }) {
  const meals = dishesOf(home);
  return (
    <section aria-labelledby="next-days">
      <h2 id="next-days" className="mb-3 text-xl">
        {t("The next seven days")}
      </h2>
      <ol className="-mx-4 grid snap-x scroll-px-4 auto-cols-[minmax(8.5rem,1fr)] grid-flow-col gap-2 overflow-x-auto px-4 pb-2 sm:-mx-6 sm:scroll-px-6 sm:px-6 lg:mx-0 lg:auto-cols-fr lg:px-0">
        {DAYS.map((days) => addDays(today, days)).map((day) => (
          <Day key={day} day={day} isToday={day === today} meals={meals.filter(({ date }) => date === day)} />
        ))}
      </ol>
    </section>
  );
}

interface DayProps {
  day: LocalDate;
  isToday: boolean;
  meals: readonly DishOfDay[];
}

function Day({ day, isToday, meals }: DayProps) {
  return (
    <li
      aria-current={isToday ? "date" : undefined}
      className={classNames(
        "relative flex min-h-32 min-w-0 snap-start flex-col gap-2 rounded-lg border bg-surface p-3 transition-colors hover:border-line-strong",
        isToday ? "border-clay" : "border-line",
      )}
    >
      <h3 className="figures font-sans text-sm font-semibold">
        <Link
          href={paths.mealWeek(day)}
          aria-label={dayText(day, { weekday: "long", day: "numeric", month: "long" })}
          className={classNames("stretched", isToday && "text-clay-ink")}
        >
          {isToday ? t("Today") : dayText(day, { weekday: "short", day: "numeric" })}
        </Link>
      </h3>
      {meals.length === 0 ? (
        <>
          <p className="text-sm text-ink-muted">{t("Nothing planned")}</p>
          <Link
            href={paths.planMeal({ date: day, mealType: "dinner" })}
            aria-label={t("Plan a dinner for {day}", { day: dayText(day, { weekday: "long" }) })}
            className="relative mt-auto flex min-h-11 items-center text-sm font-medium text-herb-ink underline underline-offset-4 sm:min-h-8"
          >
            {t("Plan a dinner")}
          </Link>
        </>
      ) : (
        <ul className="grid gap-1.5 text-sm">
          {meals.map((meal) => (
            <li key={meal.key} className="min-w-0">
              {meal.mealType !== "dinner" && (
                <span className="block text-xs text-ink-muted">{t(MEAL_LABELS[meal.mealType])}</span>
              )}
              <span dir="auto" className="line-clamp-3 leading-snug wrap-anywhere hyphens-auto">
                {meal.title}
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** What is cooked and what is not, as a day has it: breakfast, lunch, dinner. */
function dishesOf({ meals, otherMeals }: DashboardHome): readonly DishOfDay[] {
  return [
    ...meals.map((meal) => ({ ...meal, key: `meal-${meal.id}`, mealType: meal.meal_type, title: meal.recipe_title })),
    ...otherMeals.map((meal) => ({ ...meal, key: `other-${meal.id}`, mealType: meal.meal_type })),
  ].toSorted((left, right) => MEAL_TYPES.indexOf(left.mealType) - MEAL_TYPES.indexOf(right.mealType));
}
