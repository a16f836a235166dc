import { plainFields, writtenColumns } from "@tureen/contracts/fields";
import {
  type FreezeInput,
  type FrozenPortion,
  PORTION_FIELDS,
  type UpdatePortionInput,
} from "@tureen/contracts/portions";
import type { Deleted } from "@tureen/contracts/trash";
import { inTransaction, type Transaction } from "@tureen/db/in-transaction";
import { frozenPortions } from "@tureen/db/schema/schema";
import { fromNumber, subtract, toNumber } from "@tureen/domain/quantities/rational";
import { text } from "@tureen/messages/text";
import { z } from "zod";
import type { AppContext } from "#core/app-context";
import { conflict, notFound, refuseStale } from "#core/app-error";
import { instantOf } from "#core/clock";
import { findCookedRecipe } from "#features/shopping-lists/planned/planned-lines.repo";
import { runOnce } from "#idempotency/run-once";
import { rowOf } from "#undo/rows-of";
import { keepForUndo, undoable } from "#undo/undo";
import {
  deletePortionRow,
  findPortion,
  insertPortion,
  selectPortions,
  updatePortionRow,
  type PortionWithPlanned,
} from "./portions.repo";

/** What is in the freezer, the oldest first; what is all planned or eaten is left out. */
export function listPortions(app: AppContext): { portions: FrozenPortion[] } {
  return {
    portions: selectPortions(app.db)
      .map(toPortion)
      .filter(({ left }) => left > 0),
  };
}

/** Freezes portions of a cooked recipe. @throws AppError not-found for an unknown recipe. */
export function freeze(app: AppContext, input: FreezeInput): { portion: FrozenPortion } {
  return runOnce(app, input, "portions.freeze", (tx) => {
    const recipe = findCookedRecipe(tx, input.recipe_id);
    if (!recipe) throw notFound(text("recipe"));
    const id = insertPortion(tx, {
      recipeId: recipe.id,
      title: recipe.recipeTitle,
      portions: input.portions,
      frozenOn: input.frozen_on,
      place: input.place ?? "freezer",
      createdAt: instantOf(app.clock),
    });
    return { portion: toPortion(requirePortion(tx, id)) };
  });
}

/**
 * Changes what is given; absent fields stay.
 * @throws AppError not-found, or conflict where somebody has changed it since, or more are planned than would be there.
 */
export function updatePortion(app: AppContext, input: UpdatePortionInput): { portion: FrozenPortion } {
  return inTransaction(app.db, (tx) => {
    const portion = requirePortion(tx, input.id);
    refuseStale(text("frozen meal"), portion, input.revision);
    const columns = writtenColumns(PORTION_FIELDS, "edited", input);
    if (columns.portions !== undefined && columns.portions < portion.planned)
      throw conflict(
        text("{count, plural, one {# portion is} other {# portions are}} planned or eaten already.", {
          count: portion.planned,
        }),
      );
    updatePortionRow(tx, portion.id, columns);
    return { portion: toPortion(requirePortion(tx, portion.id)) };
  });
}

/** Takes all of it out of the freezer; meals that are planned of it stay. @throws AppError not-found. */
export function deletePortion(app: AppContext, input: { id: number }): Deleted {
  return inTransaction(app.db, (tx) => {
    const { planned: _planned, ...portion } = requirePortion(tx, input.id);
    const undoId = keepForUndo(app, tx, DELETED_PORTION, { portion });
    deletePortionRow(tx, portion.id);
    return { success: true as const, undo_id: undoId };
  });
}

/** @throws AppError not-found, or conflict where not so many are left. */
export function requireLeft(tx: Transaction, id: number, portions: number): void {
  const { title, left } = toPortion(requirePortion(tx, id));
  if (portions > left)
    throw conflict(
      text(
        "Of {title} {count, plural, =0 {nothing is} one {# portion is} other {# portions are}} left in the freezer.",
        {
          title,
          count: left,
        },
      ),
    );
}

function requirePortion(tx: Transaction, id: number): PortionWithPlanned {
  const portion = findPortion(tx, id);
  if (!portion) throw notFound(text("frozen meal"));
  return portion;
}

function toPortion(row: PortionWithPlanned): FrozenPortion {
  const left = toNumber(subtract(fromNumber(row.portions), fromNumber(row.planned)));
  return { ...plainFields(PORTION_FIELDS, row), left: Math.max(0, left) };
}

const portionGraph = z.object({ portion: rowOf(frozenPortions) });

/** Under its id, so that meals that were planned of it are again. */
export const DELETED_PORTION = undoable("frozen-portion", portionGraph, (tx, { portion }) => {
  insertPortion(tx, portion);
  return portion.id;
});
