import type { Queryable, Transaction } from "@tureen/db/in-transaction";
import type { BULK_DELETE_KINDS } from "@tureen/contracts/admin";
import {
  frozenPortions,
  guestLinks,
  importBatches,
  ingredients,
  larderItems,
  lineCorrections,
  listChanges,
  mealPlans,
  operations,
  otherMeals,
  recipeCollections,
  recipes,
  savedWeeks,
  shoppingLists,
  shops,
  staples,
  trash,
} from "@tureen/db/schema/schema";
import { eq } from "drizzle-orm";

/** Those without a recipe, too. Their cookings stay, without a meal, by foreign key. Answers how many meals went. */
export const deleteAllMeals = (tx: Transaction): number =>
  tx.delete(mealPlans).run().changes + tx.delete(otherMeals).run().changes;
/** Leaves meals without a recipe as they are; answers how many went. */
export const deleteMealsOfRecipes = (tx: Transaction): number => tx.delete(mealPlans).run().changes;
/** Their items go with them by foreign key, and the meals that they locked are free. Answers how many lists went. */
export const deleteAllShoppingLists = (tx: Transaction): number => tx.delete(shoppingLists).run().changes;

/**
 * The search index is emptied by making it anew, as the migrations have it: its trigger takes it apart recipe by recipe, four
 * fifths of the work. Answers how many recipes went.
 */
export function deleteAllRecipes(tx: Transaction): number {
  const client = tx.$client;
  const definition = client.prepare<[string], string>("select sql from sqlite_schema where name = ?").pluck();
  const [index, trigger] = [definition.get("recipe_search"), definition.get("recipes_search_deleted")];
  client.exec("drop trigger recipes_search_deleted; drop table recipe_search");
  const { changes } = tx.delete(recipes).run();
  client.exec(`${index}; ${trigger}`);
  return changes;
}

type Kind = (typeof BULK_DELETE_KINDS)[number];

const OTHERS = [
  larderItems,
  frozenPortions,
  importBatches,
  lineCorrections,
  shops,
  staples,
  savedWeeks,
  recipeCollections,
  trash,
] as const;
const TABLES = {
  recipes: [recipes, mealPlans],
  "meal-plans": [mealPlans, otherMeals],
  "shopping-lists": [shoppingLists],
  ingredients: [ingredients, larderItems],
  all: [recipes, mealPlans, otherMeals, shoppingLists, ...OTHERS],
} as const;

/** True where a bulk deletion has nothing to remove: a copy of nothing would only push an older copy out. */
export function isEmpty(db: Queryable, kind: Kind): boolean {
  if (kind === "all" && db.select().from(ingredients).where(eq(ingredients.isCustom, true)).limit(1).get())
    return false;
  return TABLES[kind].every((table) => db.select().from(table).limit(1).get() === undefined);
}

/** What the files are called that are kept of imports. */
export function selectBatchFileNames(db: Queryable): string[] {
  return db
    .select({ fileName: importBatches.fileName })
    .from(importBatches)
    .all()
    .map((row) => row.fileName);
}

/** What is left of a household besides recipes, meals, lists, the catalogue, settings, password and tokens. */
export function clearDatabase(tx: Transaction): void {
  for (const table of [...OTHERS, guestLinks, operations, listChanges]) tx.delete(table).run();
}
