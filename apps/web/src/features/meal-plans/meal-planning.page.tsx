import { t } from "#lib/language";
import type { MealPlan } from "@tureen/contracts/meal-plans";
import { parseLocalDate } from "@tureen/domain/dates/local-date";
import { ShoppingBasket } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import { paths } from "#app/paths";
import { PageHeading } from "#components/page-heading";
import { Button } from "#components/ui/button";
import { Unavailable } from "#components/unavailable";
import { AddMealDialog } from "./components/add-meal-dialog";
import { EditMealDialog } from "./components/edit-meal-dialog";
import { WeekBar } from "./components/week-bar";
import { WeekGrid } from "./components/week-grid";
import { useShownWeek } from "./hooks/use-shown-week";
import { useWeekMeals } from "./hooks/use-week-meals";
import type { MealSlot } from "./meal-form";

export default function MealPlanningPage() {
  const shown = useShownWeek();
  const { week } = shown;
  const meals = useWeekMeals(week);
  const [slot, setSlot] = useState<MealSlot | null>(null);
  const [edited, setEdited] = useState<MealPlan | null>(null);

  function turnTo(date: string): void {
    const day = parseLocalDate(date);
    if (day) shown.show(day);
  }

  return (
    <>
      <PageHeading
        title={t("Meal Planning")}
        actions={
          <Button variant="secondary" asChild>
            <Link href={paths.generateShoppingList({ startDate: shown.firstDayToShop, endDate: week.end })}>
              <ShoppingBasket aria-hidden className="size-4.5" />
              {t("Make a shopping list")}
            </Link>
          </Button>
        }
      />
      <WeekBar shown={shown} meals={meals.data?.mealPlans ?? []} />
      {meals.isError && !meals.data ? (
        <Unavailable
          title={t("This week could not be read")}
          text={t("Your plan is safe. Try again in a moment.")}
          onRetry={() => void meals.refetch()}
          isTrying={meals.isFetching}
        />
      ) : (
        <WeekGrid week={week} today={shown.today} meals={meals.data?.mealPlans} onAdd={setSlot} onEdit={setEdited} />
      )}
      {slot && <AddMealDialog slot={slot} onClose={() => setSlot(null)} onAdded={turnTo} />}
      {edited && <EditMealDialog meal={edited} onClose={() => setEdited(null)} onUpdated={turnTo} />}
    </>
  );
}
