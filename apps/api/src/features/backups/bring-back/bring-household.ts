import { inJson } from "@tureen/db/in-json";
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
import { findCooking, findCookingOfMeal, linkMeal } from "../../cooking/cooking.repo";
import { findLarderRowOfIngredient, restoreLarderRow } from "../../larder/larder.repo";
import { findMeal } from "../../meal-plans/meal-plans.repo";
import { readListGraph, restoreList } from "../../shopping-lists/list-graph";
import { existingIds } from "#undo/existing-ids";
import { linkedNow, type IdNow } from "./bring-foods";
import { inSteps, lostIds, lostRows, type InPiece, type KeptAndNow } from "./kept-and-now";

/** So many meals are written in some 10 ms. */
const MEALS_AT_ONCE = 200;

/** Plans lost meals again whose recipes are there, on those of their lists that are. */
export function* bringMeals(inPiece: InPiece): Generator<void, number, void> {
  const lost = inPiece((both) => lostIds(both, mealPlans).filter((id) => !both.deleted.meals.has(id)));
  return yield* inSteps(lost, MEALS_AT_ONCE, (ids) => inPiece((both) => bringSomeMeals(both, ids)));
}

function bringSomeMeals(both: KeptAndNow, ids: readonly number[]): number {
  const { kept, tx } = both;
  const rows = lostRows(both, mealPlans, ids);
  const recipesNow = existingIds(
    tx,
    recipes,
    rows.map(({ recipeId }) => recipeId),
  );
  const lost = rows.filter(({ recipeId }) => recipesNow.has(recipeId));
  insertMany(tx, mealPlans, lost);
  const ofLost = { ids: JSON.stringify(lost.map(({ id }) => id)) };
  const onLists = kept
    .select()
    .from(shoppingListMeals)
    .where(inJson(shoppingListMeals.mealId, "ids"))
    .prepare()
    .all(ofLost);
  const listsNow = existingIds(
    tx,
    shoppingLists,
    onLists.map(({ listId }) => listId),
  );
  insertMany(
    tx,
    shoppingListMeals,
    onLists.filter(({ listId }) => listsNow.has(listId)),
  );
  const cooked = kept.select().from(cookings).where(inJson(cookings.mealId, "ids")).prepare().all(ofLost);
  for (const { id, mealId, recipeId } of cooked) {
    if (mealId === null || findCooking(tx, id) === undefined) continue;
    if (findMeal(tx, mealId)?.recipeId === recipeId && !findCookingOfMeal(tx, mealId)) linkMeal(tx, id, mealId);
  }
  return lost.length;
}

/** Plans lost meals without a recipe again and answers how many; what was deleted one by one stays deleted. */
export function* bringOtherMeals(inPiece: InPiece): Generator<void, number, void> {
  const lost = inPiece((both) => lostIds(both, otherMeals).filter((id) => !both.deleted.otherMeals.has(id)));
  return yield* inSteps(lost, MEALS_AT_ONCE, (ids) =>
    inPiece((both) => insertMany(both.tx, otherMeals, lostRows(both, otherMeals, ids)).length),
  );
}

/** Brings lost lists back with items, ticks and reasons; they hold those of their meals that are planned. */
export function* bringLists(inPiece: InPiece, idNow: IdNow): Generator<void, number, void> {
  const lost = inPiece((both) => lostIds(both, shoppingLists).filter((id) => !both.deleted.lists.has(id)));
  return yield* inSteps(lost, 1, (ids) => inPiece((both) => bringSomeLists(both, idNow, ids)));
}

function bringSomeLists(both: KeptAndNow, idNow: IdNow, ids: readonly number[]): number {
  const lost = lostRows(both, shoppingLists, ids);
  for (const list of lost) {
    const graph = readListGraph(both.kept, list);
    const items = graph.items.map((item) => ({ ...item, ingredientId: idNow(item.ingredientId) }));
    restoreList(both.tx, { ...graph, items });
  }
  return lost.length;
}

/** What is stocked again since stays as it is. */
export function bringLarder(both: KeptAndNow, idNow: IdNow): number {
  let count = 0;
  for (const item of linkedNow(both, idNow, lostRows(both, larderItems, lostIds(both, larderItems)))) {
    const { ingredientId } = item;
    if (ingredientId === null || both.deleted.larderItems.has(item.id)) continue;
    if (findLarderRowOfIngredient(both.tx, ingredientId)) continue;
    restoreLarderRow(both.tx, item);
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
