import type { Queryable } from "@tureen/db/in-transaction";
import { prepared } from "@tureen/db/prepared";
import { collections, recipeChanges, recipes } from "@tureen/db/schema/schema";
import { eq, gt, max, sql } from "drizzle-orm";

const revisionOfRecipes = prepared((db) =>
  db.select({ revision: collections.revision }).from(collections).where(eq(collections.name, "recipes")),
);

/** Moves on with every change of a recipe, and of what recipes show. */
export function recipesRevision(db: Queryable): number {
  return revisionOfRecipes(db).get()?.revision ?? 0;
}

const after = prepared((db) =>
  db
    .select()
    .from(recipeChanges)
    .where(gt(recipeChanges.seq, sql.placeholder("seq")))
    .orderBy(recipeChanges.seq),
);

/** Recipes that have changed, come or gone since the change numbered `seq` (0 for all there are), and the latest number. */
export function changesSince(db: Queryable, seq: number): { recipeIds: number[]; seq: number } {
  const rows = after(db).all({ seq });
  return { recipeIds: rows.map((row) => row.recipeId), seq: rows.at(-1)?.seq ?? seq };
}

const newest = prepared((db) => db.select({ id: max(recipes.id) }).from(recipes));

/** The largest recipe id, 0 where there is none. */
export function newestRecipeId(db: Queryable): number {
  return newest(db).get()?.id ?? 0;
}
