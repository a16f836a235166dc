import type { MealPlan } from "@tureen/contracts/meal-plans";
import { showSuccess } from "#lib/screen/toasts";
import { trpc } from "#lib/server/trpc";
import { t } from "#lib/text/language";
import { today } from "#lib/text/today";
import { usePlanMany } from "./use-plan-many";

const ignore = (): void => undefined;

/** After a dish was planned: offers to plan what it is made of for the day before, at one tap that one more takes back. */
export function useMakeAhead(): (dish: MealPlan) => void {
  const utils = trpc.useUtils();
  const { plan } = usePlanMany(ignore);
  return (dish) => {
    // Measures of six languages are needed where a dish is made of others, and nowhere else in the plan.
    void import("../make-ahead")
      .then(({ aheadOf }) => aheadOf(utils, dish, { today: today() }))
      .then(({ meals, titles }) => {
        if (meals.length > 0)
          showSuccess(t("{recipes} can be made the day before", { recipes: titles }), {
            action: { label: t("Plan it"), onClick: () => plan({ meals }) },
          });
      })
      .catch(ignore);
  };
}
