import type { Queryable } from "@tureen/db/in-transaction";
import { prepared } from "@tureen/db/prepared";
import { larderItems, recipeLines, shoppingListItems } from "@tureen/db/schema/schema";
import { countDistinct, eq, sql } from "drizzle-orm";

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
  const [recipes, lists, stocked] = [recipesOf(db).get({ id }), listsOf(db).get({ id }), stockedAs(db).get({ id })];
  return { recipes: recipes?.rows ?? 0, lists: lists?.rows ?? 0, isStocked: stocked !== undefined };
}

const recipesOf = prepared((db) =>
  db
    .select({ rows: countDistinct(recipeLines.recipeId) })
    .from(recipeLines)
    .where(eq(recipeLines.ingredientId, sql.placeholder("id"))),
);
const listsOf = prepared((db) =>
  db
    .select({ rows: countDistinct(shoppingListItems.listId) })
    .from(shoppingListItems)
    .where(eq(shoppingListItems.ingredientId, sql.placeholder("id"))),
);
const stockedAs = prepared((db) =>
  db
    .select({ id: larderItems.id })
    .from(larderItems)
    .where(eq(larderItems.ingredientId, sql.placeholder("id"))),
);

/** In how many recipes and lists each entry is, and which are stocked: three queries, however large the catalogue is. */
export function readCatalogueUsage(db: Queryable): CatalogueUsage {
  return {
    recipes: new Map(
      recipesOfEach(db)
        .all()
        .map(({ id, rows }) => [id, rows]),
    ),
    lists: new Map(
      listsOfEach(db)
        .all()
        .map(({ id, rows }) => [id, rows]),
    ),
    stocked: new Set(
      everyStocked(db)
        .all()
        .map(({ id }) => id),
    ),
  };
}

const recipesOfEach = prepared((db) =>
  db
    .select({ id: recipeLines.ingredientId, rows: countDistinct(recipeLines.recipeId) })
    .from(recipeLines)
    .groupBy(recipeLines.ingredientId),
);
const listsOfEach = prepared((db) =>
  db
    .select({ id: shoppingListItems.ingredientId, rows: countDistinct(shoppingListItems.listId) })
    .from(shoppingListItems)
    .groupBy(shoppingListItems.ingredientId),
);
const everyStocked = prepared((db) => db.select({ id: larderItems.ingredientId }).from(larderItems));
