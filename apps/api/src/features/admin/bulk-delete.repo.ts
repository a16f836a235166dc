import type { Queryable, Transaction } from "@tureen/db/in-transaction";
import {
  importBatches,
  larderItems,
  lineCorrections,
  mealPlans,
  operations,
  recipes,
  shoppingLists,
  trash,
} from "@tureen/db/schema/schema";

/** Each returns how many rows went; what hangs on them goes with them by foreign key. */
export const deleteAllMeals = (tx: Transaction): number => tx.delete(mealPlans).run().changes;
export const deleteAllRecipes = (tx: Transaction): number => tx.delete(recipes).run().changes;
export const deleteAllShoppingLists = (tx: Transaction): number => tx.delete(shoppingLists).run().changes;

/** What the files are called that are kept of imports. */
export function selectBatchFileNames(db: Queryable): string[] {
  return db
    .select({ fileName: importBatches.fileName })
    .from(importBatches)
    .all()
    .map((row) => row.fileName);
}

/** What is left of a house besides recipes, meals, lists, the catalogue, settings, password and tokens. */
export function clearHouse(tx: Transaction): void {
  tx.delete(larderItems).run();
  tx.delete(importBatches).run();
  tx.delete(operations).run();
  tx.delete(lineCorrections).run();
  tx.delete(trash).run();
}
