import { insertMany, insertOne } from "@tureen/db/insert-many";
import {
  cookings,
  larderItems,
  lineCorrections,
  mealPlans,
  otherMeals,
  recipes,
  shopCategories,
  shoppingListMeals,
  shoppingLists,
  shops,
  trash,
} from "@tureen/db/schema/schema";
import { findCookingOfMeal, linkMeal } from "../../cooking/cooking.repo";
import { findLarderRowOfIngredient, restoreLarderRow } from "../../larder/larder.repo";
import { findMeal } from "../../meal-plans/meal-plans.repo";
import { readListGraph, restoreList } from "../../shopping-lists/list-graph";
import type { IdNow } from "./bring-foods";
import { idsOf, lostRows, type KeptAndNow } from "./kept-and-now";

/** Plans lost meals again whose recipes are there, on those of their lists that are. */
export function bringMeals(both: KeptAndNow): number {
  const { kept, tx, deleted } = both;
  const recipesNow = idsOf(tx, recipes);
  const lost = lostRows(both, mealPlans).filter(
    ({ id, recipeId }) => recipesNow.has(recipeId) && !deleted.meals.has(id),
  );
  insertMany(tx, mealPlans, lost);
  const ids = new Set(lost.map(({ id }) => id));
  const listsNow = idsOf(tx, shoppingLists);
  const onLists = kept.select().from(shoppingListMeals).all();
  insertMany(
    tx,
    shoppingListMeals,
    onLists.filter(({ listId, mealId }) => ids.has(mealId) && listsNow.has(listId)),
  );
  const cookingsNow = idsOf(tx, cookings);
  for (const { id, mealId, recipeId } of kept.select().from(cookings).all()) {
    if (mealId === null || !ids.has(mealId) || !cookingsNow.has(id)) continue;
    if (findMeal(tx, mealId)?.recipeId === recipeId && !findCookingOfMeal(tx, mealId)) linkMeal(tx, id, mealId);
  }
  return lost.length;
}

export function bringOtherMeals(both: KeptAndNow): number {
  const lost = lostRows(both, otherMeals).filter(({ id }) => !both.deleted.otherMeals.has(id));
  insertMany(both.tx, otherMeals, lost);
  return lost.length;
}

/** Brings lost lists back with items, ticks and reasons; they hold those of their meals that are planned. */
export function bringLists(both: KeptAndNow, idNow: IdNow): number {
  const { kept, tx, deleted } = both;
  const lost = lostRows(both, shoppingLists).filter(({ id }) => !deleted.lists.has(id));
  for (const list of lost) {
    const graph = readListGraph(kept, list);
    const items = graph.items.map((item) => ({ ...item, ingredientId: idNow(item.ingredientId) }));
    restoreList(tx, { ...graph, items });
  }
  return lost.length;
}

/** What is stocked again since stays as it is. */
export function bringLarder(both: KeptAndNow, idNow: IdNow): number {
  let count = 0;
  for (const item of lostRows(both, larderItems)) {
    const ingredientId = idNow(item.ingredientId);
    if (ingredientId === null || both.deleted.larderItems.has(item.id)) continue;
    if (findLarderRowOfIngredient(both.tx, ingredientId)) continue;
    restoreLarderRow(both.tx, { ...item, ingredientId });
    count += 1;
  }
  return count;
}

/** How the family reads its lines, where it shops, and what it had deleted one by one. */
export function bringRest({ kept, tx }: KeptAndNow): void {
  const patterns = new Set(
    tx
      .select()
      .from(lineCorrections)
      .all()
      .map(({ pattern }) => pattern),
  );
  const corrections = kept.select().from(lineCorrections).all();
  insertMany(
    tx,
    lineCorrections,
    corrections.filter(({ pattern }) => !patterns.has(pattern)),
  );
  const shopNames = new Set(
    tx
      .select()
      .from(shops)
      .all()
      .map(({ name }) => name),
  );
  const walks = kept.select().from(shopCategories).all();
  for (const shop of kept.select().from(shops).all()) {
    if (shopNames.has(shop.name)) continue;
    insertOne(tx, shops, shop);
    insertMany(
      tx,
      shopCategories,
      walks.filter(({ shopId }) => shopId === shop.id),
    );
  }
  const undoIds = new Set(
    tx
      .select({ undoId: trash.undoId })
      .from(trash)
      .all()
      .map(({ undoId }) => undoId),
  );
  insertMany(
    tx,
    trash,
    kept
      .select()
      .from(trash)
      .all()
      .filter(({ undoId }) => !undoIds.has(undoId)),
  );
}
