import { t } from "#lib/language";
import type { MealPlan } from "@tureen/contracts/meal-plans";
import { BookOpen, Lock } from "lucide-react";
import { Link } from "wouter";
import { paths } from "#app/paths";
import { Badge } from "#components/ui/badge";
import { Tooltip } from "#components/ui/tooltip";
import { MEAL_MESSAGES } from "../messages";

interface MealCardProps {
  meal: MealPlan;
  onEdit: (meal: MealPlan) => void;
}

/** A planned meal. Its title opens it, unless a shopping list holds it; then it still leads to its recipe. */
export function MealCard({ meal, onEdit }: MealCardProps) {
  if (meal.locked_by_shopping_list) return <LockedMealCard meal={meal} />;
  return (
    <div className="relative rounded-md bg-herb-soft px-3 py-2 text-herb-ink transition-shadow has-[button:hover]:shadow-md">
      <button
        type="button"
        onClick={() => onEdit(meal)}
        className="stretched block w-full text-start leading-snug font-semibold wrap-anywhere hyphens-auto"
      >
        {meal.recipe_title}
      </button>
      <MealDetails meal={meal} />
    </div>
  );
}

function LockedMealCard({ meal }: { meal: MealPlan }) {
  return (
    <div className="relative rounded-md bg-sunken py-2 ps-3 pe-12">
      <Tooltip text={t(MEAL_MESSAGES.isLocked)} showsOnTap>
        <button
          type="button"
          className="stretched block w-full cursor-default text-start leading-snug font-semibold wrap-anywhere hyphens-auto"
        >
          {meal.recipe_title}
        </button>
      </Tooltip>
      <MealDetails meal={meal} />
      <Link
        href={paths.recipe(meal.recipe_id)}
        aria-label={t("Open the recipe {title}", { title: meal.recipe_title })}
        className="absolute end-0 top-0 grid size-11 print:hidden place-items-center rounded-md text-ink-muted hover:text-ink"
      >
        <BookOpen aria-hidden className="size-4.5" />
      </Link>
    </div>
  );
}

function MealDetails({ meal }: { meal: MealPlan }) {
  return (
    <>
      <p className="figures mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs">
        {t("{count, plural, one {# serving} other {# servings}}", { count: meal.servings })}
        {meal.locked_by_shopping_list && (
          <Badge tone="yellow" className="print:hidden">
            <Lock aria-hidden />
            {t("Locked")}
          </Badge>
        )}
      </p>
      {meal.notes && <p className="mt-1 line-clamp-2 text-xs wrap-anywhere italic">{meal.notes}</p>}
    </>
  );
}
