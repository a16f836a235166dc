import { listIngredients } from "../ingredients/ingredients.service";
import { listLarderItems } from "../larder/larder.service";
import { listMeals } from "../meal-plans/meal-plans.service";
import { listOtherMealsBetween } from "../meal-plans/other-meals.service";
import { findList } from "../shopping-lists/shopping-lists.repo";
import { getList, listSummaries } from "../shopping-lists/shopping-lists.service";
import { selectSavedMeals } from "../saved-weeks/saved-weeks.repo";
import { listSavedWeeks } from "../saved-weeks/saved-weeks.service";
import { listStaples } from "../staples/staples.service";
import { listCollections } from "../collections/collections.service";
import { listPortions } from "../portions/portions.service";
import { selectCookingsOfAll, selectExported } from "./exports.repo";
import { SETTINGS } from "@tureen/domain/settings/definitions";
import { parseLocalDate, type LocalDate } from "@tureen/domain/dates/local-date";
import type { CollectionFilter } from "@tureen/contracts/collections";
import type { ExportedField } from "@tureen/contracts/fields";
import type { LARDER_FIELDS, LarderItem } from "@tureen/contracts/larder";
import type { MEAL_FIELDS, MealPlan } from "@tureen/contracts/meal-plans";
import type { FrozenPortion, PORTION_FIELDS } from "@tureen/contracts/portions";
import type { ITEM_FIELDS, ShoppingItem } from "@tureen/contracts/shopping-lists";
import type { STAPLE_FIELDS, Staple } from "@tureen/contracts/staples";
import type { AppContext } from "#core/app-context";
import { csv, type Cell } from "./csv";

type Table = Generator<string, void, void>;

/** What a household has beside its recipes, a table each, by the name of its file; what is many is read as it is written. */
export const HOUSEHOLD_TABLES: Readonly<Record<string, (app: AppContext) => Iterable<string>>> = {
  "meal-plan.csv": mealPlan,
  "shopping-lists.csv": shoppingLists,
  "larder.csv": (app) => tableOf(LARDER_HEADERS, listLarderItems(app).larderItems),
  "staples.csv": (app) => tableOf(STAPLE_HEADERS, listStaples(app, {}).staples),
  "saved-weeks.csv": savedWeeks,
  "collections.csv": collections,
  "frozen-meals.csv": (app) => tableOf(PORTION_HEADERS, listPortions(app).portions),
  "ingredients.csv": ingredients,
  "cooked.csv": (app) => tableOf({ date: "date", title: "recipe", servings: "servings" }, selectCookingsOfAll(app.db)),
  "settings.csv": (app) =>
    csv(
      ["setting", "value"],
      SETTINGS.map(({ key }) => [key, String(app.settings.value(key))]),
    ),
};

// A table has a column for each field that an export carries: one that is missing does not compile.

const MEAL_HEADERS = {
  date: "date",
  meal_type: "meal",
  recipe_title: "recipe",
  servings: "servings",
  notes: "notes",
} satisfies Headers<MealPlan> &
  Record<Exclude<ExportedField<typeof MEAL_FIELDS>, "recipe_id" | "prepares_for">, string>;

const ITEM_HEADERS = {
  category: "category",
  name: "item",
  sub_type: "kind",
  totalAmount: "amount",
  unit: "unit",
  is_ticked: "ticked",
  note: "note",
} satisfies Headers<ShoppingItem> & Record<ExportedField<typeof ITEM_FIELDS>, string>;

const LARDER_HEADERS = {
  ingredient_name: "ingredient",
  ingredient_sub_type: "kind",
  ingredient_category: "category",
  quantity: "quantity",
  unit: "unit",
  notes: "notes",
  place: "place",
  best_before: "best before",
} satisfies Headers<LarderItem> & Record<ExportedField<typeof LARDER_FIELDS>, string>;

const STAPLE_HEADERS = {
  name: "item",
  sub_type: "kind",
  amount: "amount",
  unit: "unit",
  every_weeks: "every weeks",
  last_listed: "last listed",
} satisfies Headers<Staple> & Record<ExportedField<typeof STAPLE_FIELDS>, string>;

const PORTION_HEADERS = {
  title: "meal",
  portions: "portions frozen",
  left: "portions left",
  frozen_on: "frozen on",
  place: "place",
} satisfies Headers<FrozenPortion> & Record<ExportedField<typeof PORTION_FIELDS>, string>;

/** Of fields that fit into a cell, what stands above them. */
type Headers<Thing> = { readonly [Field in keyof Thing as Thing[Field] extends Cell ? Field : never]?: string };

function rowOf<Thing extends object>(headers: Headers<Thing>, thing: Thing): Cell[] {
  return Object.keys(headers).map((field) => thing[field as keyof Thing] as Cell); // as the type of headers says
}

function tableOf<Thing extends object>(headers: Headers<Thing>, things: readonly Thing[]): Table {
  return csv(
    Object.values(headers),
    things.map((thing) => rowOf(headers, thing)),
  );
}

const ALWAYS = { startDate: day("0001-01-01"), endDate: day("9999-12-31") };

function day(text: string): LocalDate {
  const date = parseLocalDate(text);
  if (!date) throw new Error(`${text} is a date`);
  return date;
}

function mealPlan(app: AppContext): Table {
  const meals = listMeals(app).mealPlans.map((meal) => rowOf(MEAL_HEADERS, meal));
  const others = listOtherMealsBetween(app, ALWAYS).otherMeals.map((meal) => [
    meal.date,
    meal.meal_type,
    meal.title,
    null,
    null,
  ]);
  const rows = [...meals, ...others].toSorted(([left], [right]) => (String(left) < String(right) ? -1 : 1));
  return csv(Object.values(MEAL_HEADERS), rows);
}

function shoppingLists(app: AppContext): Table {
  return csv(["list", "from", "to", "status", "place", ...Object.values(ITEM_HEADERS)], itemsOfAll(app));
}

function* itemsOfAll(app: AppContext): Generator<Cell[], void, void> {
  for (const { id } of listSummaries(app).shoppingLists) {
    if (!findList(app.db, id)) continue; // deleted while others were written
    const { shoppingList: list } = getList(app, { id });
    const of = (place: string) => (item: ShoppingItem) => [
      list.name,
      list.start_date,
      list.end_date,
      list.status,
      place,
      ...rowOf(ITEM_HEADERS, item),
    ];
    yield* list.items.shoppingItems.map(of("buy"));
    yield* list.items.larderItems.map(of("larder"));
  }
}

/** A meal a row; the first day is a Monday. */
function savedWeeks(app: AppContext): Table {
  const rows = listSavedWeeks(app).savedWeeks.flatMap(({ id, name: week }) =>
    selectSavedMeals(app.db, id).map((meal) => ({ ...meal, week, day: meal.day + 1 })),
  );
  return tableOf(
    { week: "week", day: "day", mealType: "meal", title: "recipe", servings: "servings", notes: "notes" },
    rows,
  );
}

/** A recipe a row in its order; a kept filter is one row. */
function collections(app: AppContext): Table {
  const titles = new Map(selectExported(app.db).map(({ id, title }) => [id, title]));
  const rows = listCollections(app).collections.flatMap(({ name, filter, recipe_ids: ids }): Cell[][] =>
    filter
      ? [[name, null, null, filterText(filter)]]
      : ids.map((id, index) => [name, index + 1, titles.get(id) ?? null, null]),
  );
  return csv(["collection", "place", "recipe", "filter"], rows);
}

const filterText = (filter: CollectionFilter): string =>
  Object.entries(filter)
    .flatMap(([word, value]) => (value === "" ? [] : [`${word}: ${value}`]))
    .join(", ");

const INGREDIENT_HEADERS = {
  name: "name",
  plural: "plural",
  sub_type: "kind",
  category: "category",
  unit: "unit",
  aliases: "aliases",
  is_custom: "own",
  never_bought: "never bought",
  density: "grams per ml",
  piece_weight: "grams per piece",
} as const;

function ingredients(app: AppContext): Table {
  const rows = listIngredients(app).ingredients.map((entry) => ({ ...entry, aliases: entry.aliases.join("; ") }));
  return tableOf(INGREDIENT_HEADERS, rows);
}
