import type { Queryable } from "@tureen/db/in-transaction";
import { larderItems, recipeLines, shoppingListItems } from "@tureen/db/schema/schema";
import { countDistinct, eq } from "drizzle-orm";

/** How much the family uses its catalogue, by entry. */
export interface CatalogueUsage {
  readonly recipes: ReadonlyMap<number | null, number>;
  readonly lists: ReadonlyMap<number | null, number>;
  readonly stocked: ReadonlySet<number>;
}

/** How much the family uses one entry. */
export function readUsage(
  db: Queryable,
  id: number,
): { readonly recipes: number; readonly lists: number; readonly isStocked: boolean } {
  return {
    recipes: db
      .select({ id: recipeLines.recipeId })
      .from(recipeLines)
      .where(eq(recipeLines.ingredientId, id))
      .groupBy(recipeLines.recipeId)
      .all().length,
    lists: db
      .select({ id: shoppingListItems.listId })
      .from(shoppingListItems)
      .where(eq(shoppingListItems.ingredientId, id))
      .groupBy(shoppingListItems.listId)
      .all().length,
    isStocked:
      db.select({ id: larderItems.id }).from(larderItems).where(eq(larderItems.ingredientId, id)).get() !== undefined,
  };
}

/** In how many recipes and lists each entry is, and which are stocked: three queries, however large the catalogue is. */
export function readCatalogueUsage(db: Queryable): CatalogueUsage {
  const recipes = db
    .select({ id: recipeLines.ingredientId, rows: countDistinct(recipeLines.recipeId) })
    .from(recipeLines)
    .groupBy(recipeLines.ingredientId)
    .all();
  const lists = db
    .select({ id: shoppingListItems.ingredientId, rows: countDistinct(shoppingListItems.listId) })
    .from(shoppingListItems)
    .groupBy(shoppingListItems.ingredientId)
    .all();
  return {
    recipes: new Map(recipes.map(({ id, rows }) => [id, rows])),
    lists: new Map(lists.map(({ id, rows }) => [id, rows])),
    stocked: new Set(
      db
        .select({ id: larderItems.ingredientId })
        .from(larderItems)
        .all()
        .map(({ id }) => id),
    ),
  };
}
