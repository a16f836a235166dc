import { type MealType, MEAL_TYPES } from "@tureen/domain/meal-plans/meal-types";
import { Snowflake } from "lucide-react";
import { CallFailure } from "#components/failure-note";
import { Button } from "#components/ui/button";
import { useHouseholdSize } from "#features/meal-plans/hooks/use-household-size";
import { usePlanMany } from "#features/meal-plans/hooks/use-plan-many";
import { trpc } from "#lib/server/trpc";
import { t } from "#lib/text/language";
import { mealOfPortions } from "../meal-of-portions";

interface FrozenChoicesProps {
  /** As the form around it has them. */
  slot: { readonly date: string; readonly mealType: string };
  onPlanned: () => void;
}

/** As many as stand beside a form; the rest is planned from the larder. */
const MOST = 4;

/** What is in the freezer, the oldest first: a tap plans it, for as many as there are portions or people. */
export function FrozenChoices({ slot, onPlanned }: FrozenChoicesProps) {
  const { data } = trpc.portions.list.useQuery(undefined, { meta: { silent: true } });
  const household = useHouseholdSize();
  const { plan, isPlanning, call } = usePlanMany(onPlanned);
  const mealType = MEAL_TYPES.find((each): each is MealType => each === slot.mealType);
  if (!data || data.portions.length === 0 || !mealType || slot.date === "") return null;
  return (
    <div role="group" aria-label={t("From the freezer")} className="mb-4 flex flex-wrap gap-2">
      {data.portions.slice(0, MOST).map((portion) => (
        <Button
          key={portion.id}
          variant="secondary"
          size="sm"
          className="min-h-11 max-w-full"
          disabled={isPlanning}
          onClick={() =>
            plan({
              other_meals: [mealOfPortions(portion, Math.min(portion.left, household), { date: slot.date, mealType })],
            })
          }
        >
          <Snowflake aria-hidden className="size-4 shrink-0" />
          <bdi className="truncate">
            {t("{count, number} × {title}", { count: portion.left, title: portion.title })}
          </bdi>
        </Button>
      ))}
      <CallFailure call={call} className="basis-full" />
    </div>
  );
}
