import type { MealPlan } from "@tureen/contracts/meal-plans";
import { useQuery } from "@tanstack/react-query";
import { addDays, type LocalDate } from "@tureen/domain/dates/local-date";
import { CalendarPlus } from "lucide-react";
import { Button } from "#components/ui/button";
import { trpc } from "#lib/server/trpc";
import { t } from "#lib/text/language";
import { today } from "#lib/text/today";
import { usePlanMany } from "../hooks/use-plan-many";
import { usePlannedBetween } from "../hooks/use-planned-between";
import { aheadOf } from "../make-ahead";

/** So long before a dish somebody may have planned what it is made of. */
const DAYS_AHEAD = 7;

/** Plans what a dish is made of for the day before it, where nobody has yet. */
export default function PlanAhead({ dish, onPlanned }: { dish: MealPlan; onPlanned: () => void }) {
  const utils = trpc.useUtils();
  const date = dish.date as LocalDate; // every way into the plan checks dates
  const entries = usePlannedBetween(addDays(date, -DAYS_AHEAD), date);
  const planned = entries.flatMap(({ kind, meal }) => (kind === "recipe" && meal.prepares_for === dish.id ? meal : []));
  const { data: offer } = useQuery({
    queryKey: ["plan-ahead", dish.id, dish.servings, planned.map(({ recipe_id }) => recipe_id)],
    queryFn: () => aheadOf(utils, dish, { today: today(), planned }),
    meta: { silent: true },
  });
  const { plan, isPlanning } = usePlanMany(onPlanned);
  if (!offer || offer.meals.length === 0) return null;
  return (
    <Button
      variant="secondary"
      className="mb-5 w-full justify-start text-start sm:w-fit"
      busy={isPlanning}
      onClick={() => plan({ meals: offer.meals })}
    >
      <CalendarPlus aria-hidden className="size-4.5 shrink-0" />
      {t("Plan {recipes} for the day before", { recipes: offer.titles })}
    </Button>
  );
}
