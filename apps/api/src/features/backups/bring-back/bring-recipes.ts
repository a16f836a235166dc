import { relinkLines } from "@tureen/db/catalogue/relink-lines";
import { inJson } from "@tureen/db/in-json";
import { insertMany } from "@tureen/db/insert-many";
import { cookings, importRecipes, recipeLines, recipes } from "@tureen/db/schema/schema";
import { and, eq, isNull } from "drizzle-orm";
import { markStale } from "../../recipes/recipe-search.repo";
import { linkedNow, type IdNow } from "./bring-foods";
import { inSteps, lostIds, lostRows, type InPiece, type KeptAndNow } from "./kept-and-now";

/** So many, with their lines, are written in some 5 ms. */
const AT_ONCE = 25;

/** Brings lost recipes back (only these, where they are said), with their lines and when they were cooked. */
export function* bringRecipes(
  inPiece: InPiece,
  idNow: IdNow,
  only: ReadonlySet<number> | null,
): Generator<void, number, void> {
  const lost = inPiece((both) =>
    lostIds(both, recipes).filter((id) => !both.deleted.recipes.has(id) && (only?.has(id) ?? true)),
  );
  const count = yield* inSteps(lost, AT_ONCE, (ids) => inPiece((both) => bringSome(both, idNow, ids)));
  inPiece(({ tx }) => relinkLines(tx));
  yield;
  return count;
}

function bringSome(both: KeptAndNow, idNow: IdNow, ids: readonly number[]): number {
  const { kept, tx } = both;
  const lost = lostRows(both, recipes, ids);
  const ofLost = { ids: JSON.stringify(lost.map(({ id }) => id)) };
  insertMany(tx, recipes, lost);
  const lines = kept.select().from(recipeLines).where(inJson(recipeLines.recipeId, "ids")).prepare().all(ofLost);
  insertMany(tx, recipeLines, linkedNow(both, idNow, lines));
  for (const { id } of lost) markStale(tx, id);
  // Their meals come later, if they do.
  const cooked = kept.select().from(cookings).where(inJson(cookings.recipeId, "ids")).prepare().all(ofLost);
  insertMany(
    tx,
    cookings,
    cooked.map((cooking) => ({ ...cooking, mealId: null })),
  );
  const found = kept.select().from(importRecipes).where(inJson(importRecipes.recipeId, "ids")).prepare().all(ofLost);
  for (const { id, recipeId } of found)
    tx.update(importRecipes)
      .set({ recipeId })
      .where(and(eq(importRecipes.id, id), isNull(importRecipes.recipeId)))
      .run();
  return lost.length;
}
