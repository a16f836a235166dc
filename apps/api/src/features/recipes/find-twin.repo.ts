import type { Queryable } from "@tureen/db/in-transaction";
import { recipeLines, recipes } from "@tureen/db/schema/schema";
import { and, eq, ne, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";

/** The oldest other recipe of exactly this title and with the same ingredients, whatever their amounts; undefined without one. */
export function findTwin(
  db: Queryable,
  { id, title }: { readonly id: number; readonly title: string },
): number | undefined {
  const twin = alias(recipes, "twin");
  const ingredientsOf = (recipeId: unknown) =>
    sql`select ${recipeLines.ingredientId} from ${recipeLines} where ${recipeLines.recipeId} = ${recipeId}`;
  const hasAllOf = (left: unknown, right: unknown) =>
    notExists(sql`(${ingredientsOf(right)} except ${ingredientsOf(left)})`);
  return db
    .select({ id: twin.id })
    .from(twin)
    .where(and(eq(twin.title, title), ne(twin.id, id), hasAllOf(twin.id, id), hasAllOf(id, twin.id)))
    .orderBy(twin.id)
    .limit(1)
    .get()?.id;
}
