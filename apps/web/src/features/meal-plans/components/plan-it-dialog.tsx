import { t } from "#lib/language";
import type { MealPlan } from "@tureen/contracts/meal-plans";
import { addDays, type LocalDate } from "@tureen/domain/dates/local-date";
import { DEFAULT_MEAL_SERVINGS, MEAL_TYPES, type MealType } from "@tureen/domain/meal-plans/meal-types";
import { useState } from "react";
import { ServingsCount } from "#components/servings-count";
import { ChoiceGroup } from "#components/ui/choice-group";
import { Dialog, DialogContent } from "#components/ui/dialog";
import { dayText } from "#lib/day-text";
import { today } from "#lib/today";
import { trpc } from "#lib/trpc";
import { usePlanMeal } from "../hooks/use-plan-meal";
import { mealsOf } from "../hooks/use-week-meals";
import { type ChosenRecipe, MEAL_LABELS } from "../meal-form";

const DAYS_SHOWN = 7;

interface PlanItDialogProps {
  recipe: ChosenRecipe;
  onClose: () => void;
}

/** The next seven days with what is planned on them already: a tap on one plans the recipe there. */
export default function PlanItDialog({ recipe, onClose }: PlanItDialogProps) {
  const [mealType, setMealType] = useState<MealType>("dinner");
  const [servings, setServings] = useState(DEFAULT_MEAL_SERVINGS);
  const now = today();
  const days = Array.from({ length: DAYS_SHOWN }, (_, ahead) => addDays(now, ahead));
  // What is planned helps to choose a day; where it cannot be read, the days are there all the same.
  const planned = trpc.mealPlans.range.useQuery(
    { startDate: now, endDate: addDays(now, DAYS_SHOWN - 1) },
    { meta: { silent: true } },
  );
  const { plan, isPlanning } = usePlanMeal(onClose);

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t("Plan it")} description={recipe.title}>
        <div className="grid gap-5">
          <ChoiceGroup
            legend={t("Meal Type")}
            options={MEAL_TYPES.map((value) => ({ value, label: t(MEAL_LABELS[value]) }))}
            value={mealType}
            onValueChange={setMealType}
          />
          <div role="group" aria-label={t("Servings")} className="grid gap-2">
            <span aria-hidden className="text-sm font-semibold">
              {t("Servings")}
            </span>
            <ServingsCount servings={servings} onChange={setServings} />
          </div>
          <section aria-labelledby="plan-it-days">
            <h3 id="plan-it-days" className="mb-2 font-sans text-sm font-semibold">
              {t("Plan it for")}
            </h3>
            <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
              {days.map((day) => (
                <li key={day}>
                  <DayChip
                    day={day}
                    today={now}
                    meals={mealsOf(planned.data?.mealPlans ?? [], day, mealType)}
                    isBusy={isPlanning}
                    onPlan={() => plan({ recipe_id: recipe.id, date: day, meal_type: mealType, servings, notes: "" })}
                  />
                </li>
              ))}
            </ul>
          </section>
        </div>
      </DialogContent>
    </Dialog>
  );
}

interface DayChipProps {
  day: LocalDate;
  today: LocalDate;
  /** What is planned there for this meal. */
  meals: readonly MealPlan[];
  isBusy: boolean;
  onPlan: () => void;
}

function DayChip({ day, today, meals, isBusy, onPlan }: DayChipProps) {
  const name = day === today ? t("Today") : dayText(day, { weekday: "long" });
  return (
    <button
      type="button"
      disabled={isBusy}
      onClick={onPlan}
      className="grid min-h-16 w-full content-start rounded-md border border-line-strong bg-surface px-3 py-2 text-start transition-colors hover:border-herb hover:bg-herb-soft disabled:text-ink-muted"
    >
      <span className="font-semibold">
        {name} <span className="figures text-sm font-normal text-ink-muted">{dayText(day, SHORT)}</span>
      </span>
      <span className="min-w-0 truncate text-xs text-ink-muted">
        {meals.map((meal) => meal.recipe_title).join(", ") || t("free")}
      </span>
    </button>
  );
}

const SHORT = { day: "numeric", month: "short" } as const;
