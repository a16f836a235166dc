import { relinkLines } from "@tureen/db/catalogue/relink-lines";
import { inJson } from "@tureen/db/in-json";
import { insertMany } from "@tureen/db/insert-many";
import { cookings, importRecipes, recipeLines, recipes } from "@tureen/db/schema/schema";
import { and, eq, isNull } from "drizzle-orm";
import { indexLater } from "../../recipes/search-index";
import type { IdNow } from "./bring-foods";
import { lostRows, type KeptAndNow } from "./kept-and-now";

/** Brings lost recipes back (only these, where they are said), with their lines and when they were cooked. */
export function bringRecipes(both: KeptAndNow, idNow: IdNow, only: ReadonlySet<number> | null): number {
  const { kept, tx, deleted } = both;
  const lost = lostRows(both, recipes).filter(({ id }) => !deleted.recipes.has(id) && (only?.has(id) ?? true));
  const ids = JSON.stringify(lost.map(({ id }) => id));
  const ofLost = { ids };
  insertMany(tx, recipes, lost);
  const lines = kept.select().from(recipeLines).where(inJson(recipeLines.recipeId, "ids")).prepare().all(ofLost);
  insertMany(
    tx,
    recipeLines,
    lines.map((line) => ({ ...line, ingredientId: idNow(line.ingredientId) })),
  );
  relinkLines(tx);
  for (const { id } of lost) indexLater(tx, id);
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
