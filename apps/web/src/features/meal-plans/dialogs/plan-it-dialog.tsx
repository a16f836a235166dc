import { t } from "#lib/text/language";
import { addDays, parseLocalDate } from "@tureen/domain/dates/local-date";
import { MEAL_TYPES, type MealType } from "@tureen/domain/meal-plans/meal-types";
import { useState } from "react";
import { ServingsCount } from "#components/servings-count";
import { ChoiceGroup } from "#components/ui/choice-group";
import { Dialog } from "#components/ui/layers/dialog";
import { today } from "#lib/text/today";
import { useHouseholdSize } from "../hooks/use-household-size";
import { usePlannedBetween } from "../hooks/use-planned-between";
import { type ChosenRecipe, MEAL_LABELS, type MealFields } from "../meal-form";
import { entriesOf } from "../plan-entry";
import { DayChip } from "../components/day-chip";
import { dayText } from "#lib/text/day-text";
import { showSuccess } from "#lib/screen/toasts";
import { trpc } from "#lib/server/trpc";
import { MEAL_MESSAGES } from "../messages";
import { useMakeAhead } from "../hooks/use-make-ahead";
import { useOperationId } from "../hooks/use-operation-id";

const DAYS_SHOWN = 7;

interface PlanItDialogProps {
  recipe: ChosenRecipe;
  onClose: () => void;
}

/** The next seven days with what is planned on them already: a tap on one plans the recipe there. */
export default function PlanItDialog({ recipe, onClose }: PlanItDialogProps) {
  const [mealType, setMealType] = useState<MealType>("dinner");
  const householdSize = useHouseholdSize();
  const [chosenServings, setServings] = useState<number | null>(null);
  const servings = chosenServings ?? householdSize;
  const now = today();
  const days = Array.from({ length: DAYS_SHOWN }, (_, ahead) => addDays(now, ahead));
  const planned = usePlannedBetween(now, addDays(now, DAYS_SHOWN - 1));
  const { plan, isPlanning } = usePlanMeal(onClose);

  return (
    <Dialog onClose={onClose} title={t("Plan it")} description={recipe.title}>
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
                  entries={entriesOf(planned, day, mealType)}
                  isBusy={isPlanning}
                  onChoose={() => plan({ recipe_id: recipe.id, date: day, meal_type: mealType, servings, notes: "" })}
                />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Dialog>
  );
}

/** Plans a meal at one tap, which one more takes back; the toast says where the meal has gone. */
function usePlanMeal(onPlanned: () => void) {
  const operationId = useOperationId();
  const offerAhead = useMakeAhead();
  const takeBack = trpc.mealPlans.delete.useMutation({
    meta: { success: MEAL_MESSAGES.removed, failure: MEAL_MESSAGES.removeFailed },
  });
  const create = trpc.mealPlans.create.useMutation({
    meta: { failure: MEAL_MESSAGES.addFailed, preferServerMessage: true },
    onSuccess: ({ mealPlan }) => {
      const date = parseLocalDate(mealPlan.date);
      const day = date ? dayText(date, { weekday: "long", day: "numeric", month: "long" }) : mealPlan.date;
      showSuccess(MEAL_MESSAGES.added, {
        description: t("{day}, {meal}", { day, meal: MEAL_LABELS[mealPlan.meal_type] }),
        action: { label: t("Undo"), onClick: () => takeBack.mutate({ id: mealPlan.id }) },
      });
      onPlanned();
      offerAhead(mealPlan);
    },
  });

  function plan(meal: MealFields): void {
    if (!create.isPending) create.mutate({ ...meal, operation_id: operationId(meal) });
  }

  return { plan, isPlanning: create.isPending };
}
