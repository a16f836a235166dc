import { english } from "@tureen/messages/speakers";
import { text, type Text } from "@tureen/messages/text";
import { removeCatalogue, resetCatalogue } from "@tureen/db/seed/seed-catalogue";
import { inTransaction, type Transaction } from "@tureen/db/in-transaction";
import { prepared, preparedByKey } from "@tureen/db/prepared";
import { ingredients, mealPlans, recipes, shoppingLists } from "@tureen/db/schema/schema";
import { count, eq } from "drizzle-orm";
import type { BULK_DELETE_KINDS } from "@tureen/contracts/admin";
import type { AppContext, RequestContext } from "#core/app-context";
import { instantOf } from "#core/clock";
import { removeKeptFiles } from "#features/pdf-import/store/kept-files";
import {
  clearDatabase,
  deleteAllMeals,
  deleteMealsOfRecipes,
  deleteAllRecipes,
  deleteAllShoppingLists,
  isEmpty,
  selectBatchFileNames,
} from "./bulk-delete.repo";
import { sweepPhotos } from "../recipe-photos/sweep-photos";
import { changeAfterCopy } from "../backups/copy-before";

type Kind = (typeof BULK_DELETE_KINDS)[number];

/** Counts rows of any date and status; `totalIngredients` is the whole catalogue, the custom ones included. */
export function readStats({ db }: AppContext) {
  const rows = (table: Counted): number => rowsOf(db, table).get()?.rows ?? 0;
  return {
    recipes: rows(recipes),
    mealPlans: rows(mealPlans),
    shoppingLists: rows(shoppingLists),
    totalIngredients: rows(ingredients),
    customIngredients: customIngredients(db).get()?.rows ?? 0,
  };
}

type Counted = typeof recipes | typeof mealPlans | typeof shoppingLists | typeof ingredients;

const rowsOf = preparedByKey((db, table: Counted) => db.select({ rows: count() }).from(table));
const customIngredients = prepared((db) =>
  db.select({ rows: count() }).from(ingredients).where(eq(ingredients.isCustom, true)),
);

/**
 * One transaction a kind, locks of meals notwithstanding; the message says what was removed (decisions, section 2). A
 * backup is taken before: where that is not possible, nothing is removed. Running imports are ended before recipes go:
 * they would go on bringing in what was just deleted.
 */
export async function bulkDelete({ app, t }: RequestContext, input: { kind: Kind }) {
  const { kind } = input;
  const change = (tx: Transaction) => ({
    fileNames: kind === "all" ? selectBatchFileNames(tx) : [],
    message: REMOVALS[kind](tx, instantOf(app.clock)),
  });
  const { result, backup } = isEmpty(app.db, kind)
    ? { result: inTransaction(app.db, change), backup: null }
    : await changeAfterCopy(app, {
        kind: "before-bulk-delete",
        occasion: kind,
        settle: async () => {
          if (kind === "all" || kind === "recipes") await app.imports.cancelAll();
        },
        change,
      });
  app.log.warn({ kind }, english(result.message));
  await removeKeptFiles(app, result.fileNames);
  // The backup has them; nobody is about to name one of these.
  if (kind === "all") await sweepPhotos(app, 0);
  return { success: true as const, message: t(result.message), backup };
}

/** Brings the built-in catalogue back as shipped; custom entries that a recipe uses stay. */
export async function resetIngredients({ app, t }: RequestContext) {
  const { result, backup } = await changeAfterCopy(app, {
    kind: "before-reset",
    change: (tx) => resetCatalogue(tx, instantOf(app.clock)),
  });
  const { restored, removed } = result;
  return {
    success: true as const,
    message: t(
      "The built-in catalogue is back as shipped: {restored, plural, one {# ingredient} other {# ingredients}}. {removed, plural, one {# custom ingredient that no recipe uses was} other {# custom ingredients that no recipe uses were}} removed.",
      { restored, removed },
    ),
    backup,
  };
}

const REMOVALS: Record<Kind, (tx: Transaction, now: string) => Text> = {
  recipes: (tx) => {
    const meals = deleteMealsOfRecipes(tx);
    return deleted([recipesText(deleteAllRecipes(tx)), mealsText(meals)]);
  },
  "meal-plans": (tx) => deleted([mealsText(deleteAllMeals(tx))]),
  "shopping-lists": (tx) => deleted([listsText(deleteAllShoppingLists(tx))]),
  ingredients: (tx) => {
    const { ingredients: entries, larderItems } = removeCatalogue(tx);
    return deleted([
      text("{count, plural, one {# ingredient} other {# ingredients}}", { count: entries }),
      text("{count, plural, one {# larder item} other {# larder items}}", { count: larderItems }),
    ]);
  },
  all: (tx, now) => {
    const lists = deleteAllShoppingLists(tx);
    const meals = deleteAllMeals(tx);
    const gone = deleteAllRecipes(tx);
    clearDatabase(tx);
    removeCatalogue(tx);
    resetCatalogue(tx, now);
    return text("Deleted {parts}. The built-in ingredient catalogue is as shipped.", {
      parts: [recipesText(gone), mealsText(meals), listsText(lists)],
    });
  },
};

const recipesText = (count: number): Text => text("{count, plural, one {# recipe} other {# recipes}}", { count });
const mealsText = (count: number): Text =>
  text("{count, plural, one {# planned meal} other {# planned meals}}", { count });
const listsText = (count: number): Text =>
  text("{count, plural, one {# shopping list} other {# shopping lists}}", { count });

/** "Deleted 3 recipes and 5 planned meals." */
const deleted = (parts: readonly Text[]): Text => text("Deleted {parts}.", { parts });
