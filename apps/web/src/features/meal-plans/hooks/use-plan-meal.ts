import { t } from "#lib/language";
import { parseLocalDate } from "@tureen/domain/dates/local-date";
import { useRef } from "react";
import { newUuid } from "#lib/capabilities";
import { dayText } from "#lib/day-text";
import { showSuccess } from "#lib/toasts";
import { trpc } from "#lib/trpc";
import { MEAL_LABELS, type MealFields } from "../meal-form";
import { MEAL_MESSAGES } from "../messages";

/** Plans a meal at one tap, which one more takes back; the toast says where the meal has gone. */
export function usePlanMeal(onPlanned: () => void) {
  // The same meal sent twice, because an answer was lost, is one meal.
  const operations = useRef(new Map<string, string>());
  const takeBack = trpc.mealPlans.delete.useMutation({
    meta: { success: MEAL_MESSAGES.removed, failure: MEAL_MESSAGES.removeFailed },
  });
  const create = trpc.mealPlans.create.useMutation({
    meta: { failure: MEAL_MESSAGES.addFailed, preferServerMessage: true },
    onSuccess: ({ mealPlan }) => {
      const date = parseLocalDate(mealPlan.date);
      const day = date && dayText(date, { weekday: "long", day: "numeric", month: "long" });
      showSuccess(MEAL_MESSAGES.added, {
        description: [day, t(MEAL_LABELS[mealPlan.meal_type])].filter(Boolean).join(", "),
        action: { label: t("Undo"), onClick: () => takeBack.mutate({ id: mealPlan.id }) },
      });
      onPlanned();
    },
  });

  function plan(meal: MealFields): void {
    if (create.isPending) return;
    const key = JSON.stringify(meal);
    const operationId = operations.current.get(key) ?? newUuid();
    operations.current.set(key, operationId);
    create.mutate({ ...meal, operation_id: operationId });
  }

  return { plan, isPlanning: create.isPending };
}
