import type { Queryable } from "@tureen/db/in-transaction";
import { insertMany, insertOne } from "@tureen/db/insert-many";
import { ingredients, shopCategories, shoppingListItems, shops } from "@tureen/db/schema/schema";
import { updateColumns } from "@tureen/db/update-columns";
import { groupBy } from "@tureen/domain/ordering/group-by";
import { eq, isNotNull } from "drizzle-orm";
import { union } from "drizzle-orm/sqlite-core";

type ShopRow = typeof shops.$inferSelect;

export interface StoredShop extends ShopRow {
  readonly categories: readonly string[];
}

/** Every shop with its categories in their order; the one without a name first. */
export function selectShops(db: Queryable): StoredShop[] {
  const byShop = groupBy(
    db.select().from(shopCategories).orderBy(shopCategories.shopId, shopCategories.position).all(),
    ({ shopId }) => shopId,
  );
  return db
    .select()
    .from(shops)
    .orderBy(shops.name)
    .all()
    .map((row) => ({ ...row, categories: (byShop.get(row.id) ?? []).map(({ category }) => category) }));
}

/** The categories of the catalogue and of all lists, in no order. */
export function selectCategories(db: Queryable): string[] {
  return union(
    db.select({ category: ingredients.category }).from(ingredients).where(isNotNull(ingredients.category)),
    db.select({ category: shoppingListItems.category }).from(shoppingListItems),
  )
    .all()
    .flatMap(({ category }) => (category ? [category] : []));
}

/** Answers the new id. SQLite refuses a name that a shop has; '' is the order for shops without one of their own. */
export function insertShop(db: Queryable, row: { readonly name: string; readonly createdAt: string }): number {
  return insertOne(db, shops, row);
}

/** Writes the name and moves the shop's revision on. */
export function updateShop(db: Queryable, id: number, name: string): void {
  updateColumns(db, shops, id, { name });
}

/** In the order in which the family walks past them. The shop's revision is moved on by `updateShop`, not by this. */
export function replaceCategories(db: Queryable, shopId: number, categories: readonly string[]): void {
  db.delete(shopCategories).where(eq(shopCategories.shopId, shopId)).run();
  insertMany(
    db,
    shopCategories,
    categories.map((category, position) => ({ shopId, position, category })),
  );
}

/** Its order of categories goes with it by foreign key. */
export function deleteShopRow(db: Queryable, id: number): void {
  db.delete(shops).where(eq(shops.id, id)).run();
}
