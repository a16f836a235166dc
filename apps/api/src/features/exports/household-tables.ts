import { listIngredients } from "../ingredients/ingredients.service";
import { listLarderItems } from "../larder/larder.service";
import { listMeals } from "../meal-plans/meal-plans.service";
import { listOtherMealsBetween } from "../meal-plans/other-meals.service";
import { getList, listSummaries } from "../shopping-lists/shopping-lists.service";
import { selectCookingsOfAll } from "./exports.repo";
import { SETTINGS } from "@tureen/domain/settings/definitions";
import { parseLocalDate, type LocalDate } from "@tureen/domain/dates/local-date";
import type { AppContext } from "#core/app-context";
import { csv } from "./csv";

/** What a household has beside its recipes, a table each, by the name of its file. */
export const HOUSEHOLD_TABLES: Readonly<Record<string, (app: AppContext) => string>> = {
  "meal-plan.csv": mealPlan,
  "shopping-lists.csv": shoppingLists,
  "larder.csv": larder,
  "ingredients.csv": ingredients,
  "cooked.csv": cooked,
  "settings.csv": settings,
};

const ALWAYS = { startDate: day("0001-01-01"), endDate: day("9999-12-31") };

function day(text: string): LocalDate {
  const date = parseLocalDate(text);
  if (!date) throw new Error(`${text} is a date`);
  return date;
}

function mealPlan(app: AppContext): string {
  const meals = listMeals(app).mealPlans.map((meal) => [
    meal.date,
    meal.meal_type,
    meal.recipe_title,
    meal.servings,
    meal.notes,
  ]);
  const others = listOtherMealsBetween(app, ALWAYS).otherMeals.map((meal) => [
    meal.date,
    meal.meal_type,
    meal.title,
    null,
    null,
  ]);
  const rows = [...meals, ...others].toSorted(([left], [right]) => (String(left) < String(right) ? -1 : 1));
  return csv(["date", "meal", "recipe", "servings", "notes"], rows);
}

function shoppingLists(app: AppContext): string {
  const rows = listSummaries(app).shoppingLists.flatMap(({ id }) => {
    const { shoppingList: list } = getList(app, { id });
    const of = (place: string) => (item: (typeof list.items.shoppingItems)[number]) =>
      [
        list.name,
        list.start_date,
        list.end_date,
        list.status,
        place,
        item.category,
        item.name,
        item.totalAmount,
        item.unit,
        item.is_ticked,
        item.note,
      ] as const;
    return [...list.items.shoppingItems.map(of("buy")), ...list.items.larderItems.map(of("larder"))];
  });
  return csv(["list", "from", "to", "status", "place", "category", "item", "amount", "unit", "ticked", "note"], rows);
}

function larder(app: AppContext): string {
  const rows = listLarderItems(app).larderItems.map((item) => [
    item.ingredient_name,
    item.ingredient_sub_type,
    item.ingredient_category,
    item.quantity,
    item.unit,
    item.notes,
  ]);
  return csv(["ingredient", "kind", "category", "quantity", "unit", "notes"], rows);
}

function ingredients(app: AppContext): string {
  const rows = listIngredients(app).ingredients.map((entry) => [
    entry.name,
    entry.plural,
    entry.sub_type,
    entry.category,
    entry.unit,
    entry.aliases.join("; "),
    entry.is_custom,
    entry.never_bought,
    entry.density,
    entry.piece_weight,
  ]);
  return csv(
    ["name", "plural", "kind", "category", "unit", "aliases", "own", "never bought", "grams per ml", "grams per piece"],
    rows,
  );
}

function cooked(app: AppContext): string {
  return csv(
    ["date", "recipe", "servings"],
    selectCookingsOfAll(app.db).map(({ date, title, servings }) => [date, title, servings]),
  );
}

function settings(app: AppContext): string {
  return csv(
    ["setting", "value"],
    SETTINGS.map(({ key }) => [key, String(app.settings.value(key))]),
  );
}
