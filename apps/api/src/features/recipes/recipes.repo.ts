import type { Queryable } from "@tureen/db/in-transaction";
import { recipes } from "@tureen/db/schema/schema";
import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";

export type RecipeRow = typeof recipes.$inferSelect;
export type NewRecipeRow = Omit<typeof recipes.$inferInsert, "id" | "revision">;
/** Columns that an edit may change. */
export type RecipeChanges = Partial<Omit<NewRecipeRow, "createdAt" | "updatedAt">>;

export function findRecipe(db: Queryable, id: number): RecipeRow | undefined {
  return db.select().from(recipes).where(eq(recipes.id, id)).get();
}

/** Newest first; `beforeId` continues where an earlier slice ended. */
export function selectRecipes(
  db: Queryable,
  slice: { beforeId?: number | undefined; limit?: number | undefined } = {},
): RecipeRow[] {
  const query = db
    .select()
    .from(recipes)
    .where(and(slice.beforeId === undefined ? undefined : lt(recipes.id, slice.beforeId)))
    .orderBy(desc(recipes.id));
  return slice.limit === undefined ? query.all() : query.limit(slice.limit).all();
}

/** Those of these recipes that there are, newest first. */
export function selectRecipesById(db: Queryable, ids: readonly number[]): RecipeRow[] {
  return db
    .select()
    .from(recipes)
    .where(inArray(recipes.id, [...ids]))
    .orderBy(desc(recipes.id))
    .all();
}

export function insertRecipe(db: Queryable, row: NewRecipeRow): number {
  return db.insert(recipes).values(row).returning({ id: recipes.id }).get().id;
}

/** Writes the given columns and moves the row's revision on. */
export function updateRecipeRow(db: Queryable, id: number, changes: RecipeChanges, updatedAt: string): void {
  db.update(recipes)
    .set({ ...changes, updatedAt, revision: sql`${recipes.revision} + 1` })
    .where(eq(recipes.id, id))
    .run();
}

/** True when there was such a recipe. Its lines and its search text go with it. */
export function deleteRecipeRow(db: Queryable, id: number): boolean {
  return db.delete(recipes).where(eq(recipes.id, id)).run().changes > 0;
}
