import type { BroughtBack } from "@tureen/contracts/backups";
import { relinkLines } from "@tureen/db/catalogue/relink-lines";
import type { Db } from "@tureen/db/client";
import { inTransaction } from "@tureen/db/in-transaction";
import { frozenPortions, otherMeals, recipeCollections } from "@tureen/db/schema/schema";
import type { AppContext } from "#core/app-context";
import { instantOf } from "#core/clock";
import { selectDeletedIds } from "#undo/trash.repo";
import { oldestKept } from "#undo/undo";
import { bringFoods } from "./bring-foods";
import {
  bringImports,
  bringLarder,
  bringLists,
  bringMeals,
  bringRecipes,
  bringRest,
  bringRows,
  bringStaples,
  recipesOfLostImports,
} from "./bring-household";
import type { KeptAndNow } from "./bring-lost";
import type { BulkPart } from "./parts";

/**
 * In the order of the references: foods before lines, recipes before meals, meals before the lists that hold them. Each step
 * leaves a whole household, and what a stop cuts off is still missing when somebody asks again.
 */
export function* mergeCopy(
  household: Pick<AppContext, "db" | "clock">,
  kept: Db,
  parts: ReadonlySet<BulkPart>,
): Generator<void, BroughtBack, void> {
  const { db, clock } = household;
  const deleted = selectDeletedIds(db, oldestKept(household));
  const both: KeptAndNow = { kept, now: db, deleted, foods: new Map() };
  const ingredients = yield* bringFoods(both, parts);
  if (parts.has("rest")) yield* bringRows(both, recipeCollections, "collections");
  let recipes = 0;
  if (parts.has("recipes")) recipes = yield* bringRecipes(both, null);
  else if (parts.has("imports")) recipes = yield* bringRecipes(both, recipesOfLostImports(both));
  inTransaction(db, (tx) => relinkLines(tx));
  yield;
  if (parts.has("imports")) yield* bringImports(both, instantOf(clock));
  const meals =
    (parts.has("meals") ? yield* bringMeals(both) : 0) +
    (parts.has("other meals") ? yield* bringRows(both, otherMeals, "otherMeals") : 0);
  if (parts.has("rest")) yield* bringStaples(both);
  if (parts.has("rest")) yield* bringRows(both, frozenPortions, "portions");
  const lists = parts.has("lists") ? yield* bringLists(both) : 0;
  const larderItems = parts.has("larder") ? yield* bringLarder(both) : 0;
  if (parts.has("rest")) bringRest(both);
  return { success: true, recipes, meals, lists, ingredients, larder_items: larderItems };
}
