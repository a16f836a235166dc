import type { MealPlan, OtherMeal } from "@tureen/contracts/meal-plans";
import type { LocalDate } from "@tureen/domain/dates/local-date";
import type { MealType } from "@tureen/domain/meal-plans/meal-types";
import type { Said } from "@tureen/messages/text";
import { t } from "#lib/text/language";

/** What stands in a cell of the week: a meal of a recipe, or one without ("Eating out"). */
export type PlanEntry =
  | { readonly kind: "recipe"; readonly meal: MealPlan }
  | { readonly kind: "other"; readonly meal: OtherMeal };

/** Those with a recipe first; each kind in the order given. */
export function asEntries(meals: readonly MealPlan[], others: readonly OtherMeal[]): PlanEntry[] {
  return [
    ...meals.map((meal) => ({ kind: "recipe" as const, meal })),
    ...others.map((meal) => ({ kind: "other" as const, meal })),
  ];
}

/** Tells entries of a week apart; ids alone are those of two tables. */
export function entryKey({ kind, meal }: PlanEntry): string {
  return `${kind}-${meal.id}`;
}

/** The recipe's title, or what the family has called a meal without one. */
export function entryTitle(entry: PlanEntry): string {
  return entry.kind === "recipe" ? entry.meal.recipe_title : entry.meal.title;
}

/** Which of the family's devices planned it; undefined for one without a name. */
export function plannedByText({ planned_by: name }: PlanEntry["meal"]): Said | undefined {
  return name === null ? undefined : t("Planned by {name}", { name });
}

/** A shopping list holds it: it stays where it is (specification, section 4). */
export function isHeld(entry: PlanEntry): boolean {
  return entry.kind === "recipe" && entry.meal.locked_by_shopping_list;
}

/** The entries of one cell, in the order in which they were planned. */
export function entriesOf(entries: readonly PlanEntry[], day: LocalDate, mealType: MealType): readonly PlanEntry[] {
  return entries.filter(({ meal }) => meal.date === day && meal.meal_type === mealType);
}
