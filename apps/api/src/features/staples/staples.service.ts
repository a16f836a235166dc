import { plainFields, writtenColumns } from "@tureen/contracts/fields";
import {
  STAPLE_FIELDS,
  type AddStapleInput,
  type ListStaplesInput,
  type Staple,
  type UpdateStapleInput,
} from "@tureen/contracts/staples";
import type { Deleted } from "@tureen/contracts/trash";
import { findEntry } from "@tureen/db/catalogue/catalogue-entries";
import { inTransaction, type Queryable, type Transaction } from "@tureen/db/in-transaction";
import { parseLocalDate, type LocalDate } from "@tureen/domain/dates/local-date";
import { foodIdentity } from "@tureen/domain/ingredients/matching/food-identity";
import { matchFood } from "@tureen/domain/ingredients/matching/match-ingredient";
import { compareNames } from "@tureen/domain/ordering/compare-names";
import { isStapleDue } from "@tureen/domain/shopping-lists/staple-rhythm";
import { text } from "@tureen/messages/text";
import type { AppContext } from "#core/app-context";
import { conflict, notFound, refuseStale } from "#core/app-error";
import { instantOf } from "#core/clock";
import { foodIndex, type CatalogueEntry } from "#features/ingredients/food-index";
import { readPantry } from "#features/shopping-lists/planned/shopping-foods";
import { runOnce } from "#idempotency/run-once";
import { keepForUndo } from "#undo/undo";
import { DELETED_STAPLE } from "./restore-staple";
import {
  deleteStapleRow,
  findStaple,
  insertStaple,
  selectLastListed,
  selectListed,
  selectStaples,
  updateStapleRow,
  type StapleRow,
} from "./staples.repo";

/** Later than any day that a list may name. */
const LAST_DAY = parseLocalDate("9999-12-31") ?? unreachable();

/**
 * The staples by name, each with whether it belongs on a list of that day. What the larder always has, and what is never bought,
 * is due on none: nobody needs to be asked for it.
 */
export function listStaples(app: AppContext, { date }: ListStaplesInput): { staples: Staple[] } {
  const toStaple = readerOf(app, app.db, date);
  const staples = selectStaples(app.db).map(toStaple);
  return { staples: staples.toSorted((left, right) => compareNames(left.name, right.name)) };
}

/** @throws AppError not-found for an unknown ingredient, conflict where the food is a staple already. */
export function addStaple(app: AppContext, input: AddStapleInput): { staple: Staple } {
  return runOnce(app, input, "staples.add", (tx) => {
    const linked = input.ingredientId === undefined ? null : findEntry(tx, input.ingredientId);
    if (linked === undefined) throw notFound(text("ingredient"));
    const row = {
      ...writtenColumns(STAPLE_FIELDS, "edited", input),
      ingredientId: linked?.id ?? null,
      name: linked?.name ?? input.name ?? "",
      createdAt: instantOf(app.clock),
    };
    refuseSecond(app, tx, { ...row, id: null, subType: row.subType ?? "" });
    return { staple: readerOf(app, tx)(requireStaple(tx, insertStaple(tx, row))) };
  });
}

/**
 * Changes what is given; absent fields stay.
 * @throws AppError not-found, conflict where somebody has changed it since, or where its kind makes it another staple.
 */
export function updateStaple(app: AppContext, input: UpdateStapleInput): { staple: Staple } {
  return inTransaction(app.db, (tx) => {
    const row = requireStaple(tx, input.id);
    refuseStale(text("staple"), row, input.revision);
    const changes = writtenColumns(STAPLE_FIELDS, "edited", input);
    refuseSecond(app, tx, { ...row, subType: changes.subType ?? row.subType });
    updateStapleRow(tx, row.id, changes);
    return { staple: readerOf(app, tx)(requireStaple(tx, row.id)) };
  });
}

/** Lists that have it keep it. @throws AppError not-found. */
export function deleteStaple(app: AppContext, input: { id: number }): Deleted {
  return inTransaction(app.db, (tx) => {
    const staple = requireStaple(tx, input.id);
    const undoId = keepForUndo(app, tx, DELETED_STAPLE, { staple, listed: selectListed(tx, staple.id) });
    deleteStapleRow(tx, staple.id);
    return { success: true as const, undo_id: undoId };
  });
}

/** @throws AppError not-found. */
export function requireStaple(tx: Transaction, id: number): StapleRow {
  const row = findStaple(tx, id);
  if (!row) throw notFound(text("staple"));
  return row;
}

type StapleFood = Pick<StapleRow, "ingredientId" | "name" | "subType">;

/** The staple's food as the catalogue has it now: as its entry is called that somebody chose, else in the family's own words. */
export function foodOfStaple(app: AppContext, { ingredientId, name, subType }: StapleFood) {
  const index = foodIndex(app.db);
  const linked = ingredientId === null ? undefined : index.byId.get(ingredientId);
  const entry: CatalogueEntry | null = linked ?? matchFood(index, { name, subType });
  return {
    entry,
    name: linked?.name ?? name,
    subType: subType || (entry?.subType ?? ""),
    key: foodIdentity(entry, name, subType).key,
  };
}

/** @throws AppError conflict where another staple is the same food. */
function refuseSecond(app: AppContext, tx: Transaction, row: StapleFood & { readonly id: number | null }): void {
  const { key, name } = foodOfStaple(app, row);
  if (selectStaples(tx).some((other) => other.id !== row.id && foodOfStaple(app, other).key === key))
    throw conflict(text("{name} is a staple already. Change it there.", { name }));
}

function readerOf(app: AppContext, db: Queryable, date?: LocalDate): (row: StapleRow) => Staple {
  const last = selectLastListed(db, date ?? LAST_DAY);
  const stocked = new Set(readPantry(app.db).larder.map(({ foodKey }) => foodKey));
  return (row) => {
    const { entry, name, subType, key } = foodOfStaple(app, row);
    const lastListed = last.get(row.id) ?? null;
    const isWanted = !stocked.has(key) && !entry?.neverBought;
    return {
      ...plainFields(STAPLE_FIELDS, row),
      ingredient_id: entry?.id ?? null,
      name,
      sub_type: subType,
      last_listed: lastListed,
      in_larder: stocked.has(key),
      is_due: date === undefined ? null : isWanted && isStapleDue(row.everyWeeks, lastListed, date),
    };
  };
}

function unreachable(): never {
  throw new Error("The last day is a date.");
}
