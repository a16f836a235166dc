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
  const [recipes, lists, stocked] = [
    db
      .select({ rows: countDistinct(recipeLines.recipeId) })
      .from(recipeLines)
      .where(eq(recipeLines.ingredientId, id))
      .get(),
    db
      .select({ rows: countDistinct(shoppingListItems.listId) })
      .from(shoppingListItems)
      .where(eq(shoppingListItems.ingredientId, id))
      .get(),
    db.select({ id: larderItems.id }).from(larderItems).where(eq(larderItems.ingredientId, id)).get(),
  ];
  return { recipes: recipes?.rows ?? 0, lists: lists?.rows ?? 0, isStocked: stocked !== undefined };
}

/** In how many recipes and lists each entry is, and which are stocked: three queries, however large the catalogue is. */
export function readCatalogueUsage(db: Queryable): CatalogueUsage {
  return {
    recipes: new Map(
      db
        .select({ id: recipeLines.ingredientId, rows: countDistinct(recipeLines.recipeId) })
        .from(recipeLines)
        .groupBy(recipeLines.ingredientId)
        .all()
        .map(({ id, rows }) => [id, rows]),
    ),
    lists: new Map(
      db
        .select({ id: shoppingListItems.ingredientId, rows: countDistinct(shoppingListItems.listId) })
        .from(shoppingListItems)
        .groupBy(shoppingListItems.ingredientId)
        .all()
        .map(({ id, rows }) => [id, rows]),
    ),
    stocked: new Set(
      db
        .select({ id: larderItems.ingredientId })
        .from(larderItems)
        .all()
        .map(({ id }) => id),
    ),
  };
}
