import { t } from "#lib/text/language";
import { parseLocalDate } from "@tureen/domain/dates/local-date";
import { dayText } from "#lib/text/day-text";
import { showSuccess } from "#lib/screen/toasts";
import { trpc } from "#lib/server/trpc";
import { MEAL_LABELS, type MealFields } from "../meal-form";
import { MEAL_MESSAGES } from "../messages";
import { useMakeAhead } from "./use-make-ahead";
import { useOperationId } from "./use-operation-id";

/** Plans a meal at one tap, which one more takes back; the toast says where the meal has gone. */
export function usePlanMeal(onPlanned: () => void) {
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
