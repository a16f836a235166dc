import type {
  AddBoughtInput,
  LarderItem,
  TakeOffInput,
  UsedByRecipe,
  UsedByRecipeInput,
} from "@tureen/contracts/larder";
import type { Deleted } from "@tureen/contracts/trash";
import { findEntry } from "@tureen/db/catalogue/catalogue-entries";
import type { Queryable, Transaction } from "@tureen/db/in-transaction";
import { inUnit, takeOff } from "@tureen/domain/larder/stock";
import { groupBy } from "@tureen/domain/ordering/group-by";
import { toTotalAmount } from "@tureen/domain/quantities/decimal-text";
import { add, fromNumber, isPositive, rational, toNumber } from "@tureen/domain/quantities/rational";
import { aggregate } from "@tureen/domain/shopping-lists/aggregate/aggregate-items";
import { countToBuy } from "@tureen/domain/shopping-lists/to-buy";
import { text } from "@tureen/messages/text";
import type { AppContext } from "#core/app-context";
import { conflict, notFound, refuseStale } from "#core/app-error";
import { instantOf } from "#core/clock";
import { foodIndex } from "#features/ingredients/food-index";
import { linkFoods } from "#features/ingredients/link-lines";
import { amountOf, unitOf } from "#features/shopping-lists/items/item-amount";
import { findItem, type ItemRow } from "#features/shopping-lists/items/list-items.repo";
import {
  type CookedRecipe,
  findCookedRecipe,
  selectCookedLines,
} from "#features/shopping-lists/planned/planned-lines.repo";
import { readPantry } from "#features/shopping-lists/planned/shopping-foods";
import { runOnce } from "#idempotency/run-once";
import { lastLarderUse } from "#undo/trash.repo";
import { selectCookings } from "../cooking/cooking.repo";
import { toLarderItem } from "./larder.mapper";
import { insertLarderRow, selectLarderRowsOf } from "./larder.repo";
import { requireLarderRow } from "./larder.service";
import { changeStock, keepNewStock } from "./stock-changes";

/**
 * What a recipe takes off the larder for so many servings, row by row, and what would stay; nothing is changed by it. Rows of
 * which it cannot be told (a jar of cumin, a teaspoon of it) are left out.
 * @throws AppError not-found for an unknown recipe.
 */
export function usedByRecipe(app: AppContext, input: UsedByRecipeInput): UsedByRecipe {
  const recipe = requireRecipe(app.db, input.recipe_id);
  const { catalogue, larder, units } = readPantry(app.db);
  const needed = groupBy(
    aggregate(selectCookedLines(app.db, recipe, input.servings ?? null), catalogue, units),
    (item) => item.foodKey,
  );
  const { byId } = foodIndex(app.db);
  const rows = [...groupBy(larder, (row) => row.foodKey)].flatMap(([key, stocked]) =>
    takeOff(stocked, needed.get(key) ?? [], units).flatMap(({ row, left }) => {
      const entry = byId.get(row.ingredientId);
      return entry ? [{ ...toLarderItem(row, entry), left: toTotalAmount(left) }] : [];
    }),
  );
  const cooked = selectCookings(app.db, input.recipe_id).map(({ createdAt }) => createdAt);
  return { rows, taken_off_at: lastLarderUse(app.db, recipe.recipeTitle, cooked.toSorted().at(-1) ?? "") };
}

/**
 * Writes what stays of rows after cooking; what is used up leaves the larder, so that lists ask for it again.
 * @throws AppError not-found, or conflict where somebody has changed one of the rows since it was offered.
 */
export function takeOffLarder(app: AppContext, input: TakeOffInput): Deleted {
  return runOnce(app, input, "larder.takeOff", (tx) => {
    const { recipeTitle } = requireRecipe(tx, input.recipe_id);
    const changes = input.rows.map(({ id, left, revision }) => {
      const row = requireLarderRow(tx, id);
      refuseStale(text("larder item"), row, revision);
      return { row, quantity: left };
    });
    return { success: true as const, undo_id: changeStock(app, tx, recipeTitle, changes) };
  });
}

/**
 * Puts what was bought into the larder: onto a row of the same food with the same date, where its unit adds, else as a row of
 * its own, where the food stood before. What the catalogue does not know is added to it, as with a recipe's lines.
 * @throws AppError not-found where the item is on the list no more.
 */
export function addBought(app: AppContext, input: AddBoughtInput): { larderItem: LarderItem; undo_id: string } {
  return runOnce(app, input, "larder.addBought", (tx) => {
    const item = findItem(tx, input.list_id, input.item_id);
    if (!item) throw notFound(text("item of the list"));
    const ingredientId = foodOf(app, tx, item);
    const { row, undoId } = stockUp(app, tx, item, ingredientId, input.best_before ?? null);
    const entry = findEntry(tx, row.ingredientId);
    if (!entry) throw notFound(text("ingredient"));
    return { larderItem: toLarderItem(row, entry), undo_id: undoId };
  });
}

function requireRecipe(db: Queryable, id: number): CookedRecipe {
  const recipe = findCookedRecipe(db, id);
  if (!recipe) throw notFound(text("recipe"));
  return recipe;
}

function foodOf(app: AppContext, tx: Transaction, { ingredientId, name, subType }: ItemRow): number {
  const [id] = ingredientId
    ? [ingredientId]
    : linkFoods(tx, [{ name, subType, ingredientId: null }], instantOf(app.clock));
  if (!id) throw conflict(text("“{name}” is no name of a food. Give it another one on the list first.", { name }));
  return id;
}

function stockUp(app: AppContext, tx: Transaction, item: ItemRow, ingredientId: number, bestBefore: string | null) {
  const unit = unitOf(item);
  const bought = isPositive(amountOf(item)) ? amountOf(item) : rational(1);
  const pack = item.packAmount && { amount: item.packAmount, unit: item.packUnit };
  const amount = { amount: countToBuy(bought, unit) ?? bought, unit, pack };
  const { units } = readPantry(app.db);
  const stocked = selectLarderRowsOf(tx, ingredientId);
  const joined = stocked
    .filter((row) => row.bestBefore === bestBefore)
    .flatMap((row) => ({ row, more: inUnit(row.unit, amount, units) }))
    .find(({ more }) => more !== null);
  if (joined?.more) {
    const quantity = toNumber(add(fromNumber(joined.row.quantity), joined.more));
    const undoId = changeStock(app, tx, "", [{ row: joined.row, quantity }]);
    return { row: requireLarderRow(tx, joined.row.id), undoId };
  }
  const id = insertLarderRow(tx, {
    ingredientId,
    quantity: toTotalAmount(amount.amount),
    unit,
    place: stocked[0]?.place ?? "",
    bestBefore,
    createdAt: instantOf(app.clock),
  });
  const row = requireLarderRow(tx, id);
  return { row, undoId: keepNewStock(app, tx, row) };
}
