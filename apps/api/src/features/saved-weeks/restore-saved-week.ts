import type { Transaction } from "@tureen/db/in-transaction";
import { savedWeekMeals, savedWeeks } from "@tureen/db/schema/schema";
import { foldText } from "@tureen/domain/ingredients/names/normalize-name";
import { text } from "@tureen/messages/text";
import { z } from "zod";
import { conflict } from "#core/app-error";
import { rowOf, rowsOf } from "#undo/rows-of";
import { undoable } from "#undo/undo";
import { restoreSavedWeekRows, selectSavedWeeks } from "./saved-weeks.repo";

const weekGraph = z.object({ week: rowOf(savedWeeks), meals: rowsOf(savedWeekMeals) });

/** Puts a deleted week back under its id. @throws AppError conflict where another has its name by now. */
function restoreSavedWeek(tx: Transaction, { week, meals }: z.output<typeof weekGraph>): number {
  if (selectSavedWeeks(tx).some(({ name }) => foldText(name) === foldText(week.name)))
    throw conflict(text("There is a saved week called {name} already.", { name: week.name }));
  restoreSavedWeekRows(tx, week, meals);
  return week.id;
}

export const DELETED_WEEK = undoable("saved-week", weekGraph, restoreSavedWeek);
