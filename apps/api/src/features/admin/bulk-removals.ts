import { removeCatalogue, resetCatalogue } from "@tureen/db/seed/seed-catalogue";
import type { Transaction } from "@tureen/db/in-transaction";
import { text, type Text } from "@tureen/messages/text";
import type { BULK_DELETE_KINDS } from "@tureen/contracts/admin";
import {
  clearDatabase,
  deleteAllMeals,
  deleteAllRecipes,
  deleteAllShoppingLists,
  deleteMealsOfRecipes,
  selectBatchFileNames,
} from "./bulk-delete.repo";

export type BulkKind = (typeof BULK_DELETE_KINDS)[number];

export interface Removed {
  /** Says what went (decisions, section 2). */
  readonly message: Text;
  /** Names of files that were kept of imports. */
  readonly fileNames: readonly string[];
}

/** Removes all of a kind, locks of meals notwithstanding. */
export function removeAllOf(tx: Transaction, kind: BulkKind, now: string): Removed {
  return { fileNames: kind === "all" ? selectBatchFileNames(tx) : [], message: REMOVALS[kind](tx, now) };
}

const REMOVALS: Record<BulkKind, (tx: Transaction, now: string) => Text> = {
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
