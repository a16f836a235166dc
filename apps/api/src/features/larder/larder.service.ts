import { text } from "@tureen/messages/text";
import { writtenColumns } from "@tureen/contracts/fields";
import {
  LARDER_FIELDS,
  type AddLarderItemInput,
  type LarderIngredient,
  type LarderItem,
  type SearchLarderIngredientsInput,
  type UpdateLarderItemInput,
} from "@tureen/contracts/larder";
import type { Deleted } from "@tureen/contracts/trash";
import type { HouseholdLanguage } from "@tureen/domain/languages/food-names";
import { findEntry } from "@tureen/db/catalogue/catalogue-entries";
import { inTransaction, type Transaction } from "@tureen/db/in-transaction";
import { compareNames } from "@tureen/domain/ordering/compare-names";
import type { AppContext } from "#core/app-context";
import { conflict, notFound, refuseStale } from "#core/app-error";
import { instantOf } from "#core/clock";
import { foodIndex } from "../ingredients/food-index";
import { runOnce } from "#idempotency/run-once";
import { keepForUndo } from "#undo/undo";
import { toLarderIngredient, toLarderItem } from "./larder.mapper";
import {
  deleteLarderRow,
  findLarderRow,
  findSameStock,
  insertLarderRow,
  selectLarderRows,
  selectLarderRowsOf,
  updateLarderRow,
  type LarderRow,
} from "./larder.repo";
import { findIngredients } from "./search-catalogue";
import { DELETED_LARDER_ITEM } from "./restore-larder-item";

/** Everything that is always in stock, by name. */
export function listLarderItems(app: AppContext): { larderItems: LarderItem[] } {
  const { byId } = foodIndex(app.db);
  const larderItems = selectLarderRows(app.db).flatMap((row) => {
    const entry = byId.get(row.ingredientId);
    return entry ? [toLarderItem(row, entry)] : [];
  });
  return {
    larderItems: larderItems.toSorted((left, right) => compareNames(left.ingredient_name, right.ingredient_name)),
  };
}

/** Catalogue entries by name, sub type or alias; what is stocked already is marked (decisions, section 2). */
export function searchIngredients(
  app: AppContext,
  input: SearchLarderIngredientsInput,
  language: HouseholdLanguage = "en",
): { ingredients: LarderIngredient[] } {
  const stocked = new Set(selectLarderRows(app.db).map((row) => row.ingredientId));
  const found = findIngredients(foodIndex(app.db).byId, input.q, language);
  return { ingredients: found.map((entry) => toLarderIngredient(entry, stocked.has(entry.id))) };
}

/**
 * A food that is stocked gets another row where a place or a date tells it from those that are there; without either it
 * has one (docs/larder.md).
 * @throws AppError not-found for an unknown ingredient, conflict where it is in the larder already.
 */
export function addLarderItem(app: AppContext, input: AddLarderItemInput): { larderItem: LarderItem } {
  return runOnce(app, input, "larder.add", (tx) => {
    const entry = findEntry(tx, input.ingredientId);
    if (!entry) throw notFound(text("ingredient"));
    const { place = "", best_before: bestBefore = null } = input;
    const isPlain = place === "" && bestBefore === null;
    const stocked = isPlain
      ? selectLarderRowsOf(tx, entry.id)[0]
      : findSameStock(tx, { ingredientId: entry.id, place, bestBefore });
    if (stocked)
      throw conflict(text("{name} is in the larder already. Change its amount there.", { name: entry.name }));
    const id = insertLarderRow(tx, {
      ...writtenColumns(LARDER_FIELDS, "edited", input),
      ingredientId: entry.id,
      createdAt: instantOf(app.clock),
    });
    return { larderItem: toLarderItem(requireLarderRow(tx, id), entry) };
  });
}

/**
 * Changes what is given; absent fields stay.
 * @throws AppError not-found, or conflict where somebody has changed the item since.
 */
export function updateLarderItem(app: AppContext, input: UpdateLarderItemInput): { larderItem: LarderItem } {
  return inTransaction(app.db, (tx) => {
    const row = requireLarderRow(tx, input.id);
    const entry = findEntry(tx, row.ingredientId);
    if (!entry) throw notFound(text("larder item"));
    refuseStale(text("larder item"), row, input.revision);
    updateLarderRow(tx, row.id, writtenColumns(LARDER_FIELDS, "edited", input));
    return { larderItem: toLarderItem(requireLarderRow(tx, row.id), entry) };
  });
}

/** @throws AppError not-found. */
export function deleteLarderItem(app: AppContext, input: { id: number }): Deleted {
  return inTransaction(app.db, (tx) => {
    const item = requireLarderRow(tx, input.id);
    const undoId = keepForUndo(app, tx, DELETED_LARDER_ITEM, { item });
    deleteLarderRow(tx, item.id);
    return { success: true as const, undo_id: undoId };
  });
}

/** @throws AppError not-found. */
export function requireLarderRow(tx: Transaction, id: number): LarderRow {
  const row = findLarderRow(tx, id);
  if (!row) throw notFound(text("larder item"));
  return row;
}
