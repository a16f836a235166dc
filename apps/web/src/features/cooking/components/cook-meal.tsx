import { CallFailure } from "#components/failure-note";
import { t } from "#lib/text/language";
import type { MealPlan } from "@tureen/contracts/meal-plans";
import { ChefHat, Circle, CircleCheck } from "lucide-react";
import { createContext, type ReactNode, useContext } from "react";
import { paths } from "#lib/screen/paths";
import { Button, ButtonLink } from "#components/ui/button";
import { classNames } from "#lib/screen/class-names";
import { today } from "#lib/text/today";
import { useRecordCooking } from "../hooks/use-record-cooking";

const Cooked = createContext<ReturnType<typeof useRecordCooking> | null>(null);

/** Around a plan of meals: what marks one of them as cooked is made once, not with each of them (60 ms of a phone's first view). */
export function CookMeals({ children }: { children: ReactNode }) {
  return <Cooked value={useRecordCooking()}>{children}</Cooked>;
}

/** What can be done with a planned meal at the stove: cook it today, mark it as cooked from its day on. It belongs within `CookMeals` and lies above a stretched link. */
export function CookMeal({ meal }: { meal: MealPlan }) {
  const day = today();
  if (meal.date > day) return null;
  const { id, recipe_id: recipeId, recipe_title: title, servings } = meal;
  return (
    <div className="relative z-10 -mx-1.5 flex flex-wrap table:-my-1 print:hidden">
      {meal.date === day && meal.cooking_id === null && (
        <ButtonLink
          icon={ChefHat}
          variant="quiet"
          className="px-1.5 text-xs table:min-h-7"
          href={paths.cook(recipeId, { servings, meal: id })}
          aria-label={t("Cook {title}", { title })}
        >
          {t("Cook")}
        </ButtonLink>
      )}
      <CookedButton meal={meal} />
    </div>
  );
}

/** Whether a planned meal was cooked, at a tap. */
function CookedButton({ meal }: { meal: MealPlan }) {
  const cooked = useContext(Cooked);
  const { id, recipe_id: recipeId, recipe_title: title, date, servings, cooking_id: cookingId } = meal;
  if (!cooked) return null;
  const { record, remove } = cooked.calls;
  const isRecorded = record.variables?.meal_id === id;
  const isRemoved = remove.variables?.id === cookingId;
  const isCooked = cookingId !== null;
  const Icon = isCooked ? CircleCheck : Circle;
  return (
    <>
      <Button
        icon={Icon}
        variant="quiet"
        className={classNames("px-1.5 text-xs table:min-h-7", isCooked && "text-herb")}
        busy={(isRecorded && record.isPending) || (isRemoved && remove.isPending)}
        aria-pressed={isCooked}
        aria-label={t("Cooked: {title}", { title })}
        title={isCooked ? t("Cooked") : t("Mark as cooked")}
        onClick={() => (isCooked ? cooked.remove(cookingId) : cooked.record({ recipeId, mealId: id, date, servings }))}
      >
        {!isCooked && <span className="table:sr-only">{t("Mark as cooked")}</span>}
      </Button>
      {isRecorded && <CallFailure call={record} className="basis-full" />}
      {isRemoved && <CallFailure call={remove} className="basis-full" />}
    </>
  );
}
