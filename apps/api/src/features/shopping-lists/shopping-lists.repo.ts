import type { Queryable } from "@tureen/db/in-transaction";
import { inJson } from "@tureen/db/in-json";
import { insertMany, insertOne } from "@tureen/db/insert-many";
import { prepared } from "@tureen/db/prepared";
import { shoppingListMeals, shoppingListRecipes, shoppingLists } from "@tureen/db/schema/schema";
import { updateColumns } from "@tureen/db/update-columns";
import type { ItemReason } from "@tureen/domain/shopping-lists/shopping-item";
import type { ListStatus } from "@tureen/domain/shopping-lists/status";
import { desc, eq, sql } from "drizzle-orm";

export type ListRow = typeof shoppingLists.$inferSelect;

/** Every list, the newest first. */
export function selectLists(db: Queryable): ListRow[] {
  return everyList(db).all();
}

/** Of these lists those that are there, the newest first. */
export function selectListsByIds(db: Queryable, ids: readonly number[]): ListRow[] {
  return listsByIds(db).all({ ids: JSON.stringify(ids) });
}

/** Without its items; undefined where it was deleted. */
export function findList(db: Queryable, id: number): ListRow | undefined {
  return listById(db).get({ id });
}

const listById = prepared((db) =>
  db
    .select()
    .from(shoppingLists)
    .where(eq(shoppingLists.id, sql.placeholder("id"))),
);

/** Keeps a new draft and answers it with its id. */
export function insertList(db: Queryable, row: Omit<ListRow, "id" | "status" | "revision">): ListRow {
  const draft = { ...row, status: "draft" as const, revision: 1 };
  return { id: insertOne(db, shoppingLists, draft), ...draft };
}

/** Writes what is given and moves the list's revision on. */
export function updateListRow(
  db: Queryable,
  id: number,
  changes: { readonly name?: string | undefined; readonly status?: ListStatus },
): void {
  updateColumns(db, shoppingLists, id, changes);
}

/**
 * Tells other screens that something on the list has changed, without moving its revision on: a tick in the shop does
 * not make the edit stale that somebody is making at home.
 */
export function touchList(db: Queryable, id: number): void {
  touch(db).run({ id });
}

/** Removes the list with its items and sets its meals free. */
export function deleteListRow(db: Queryable, id: number): void {
  deleteList(db).run({ id });
}

/** Remembers which meals the list is made of; while it is locked, so are they. */
export function replaceListMeals(db: Queryable, listId: number, mealIds: readonly number[]): void {
  deleteListMeals(db).run({ listId });
  insertMany(
    db,
    shoppingListMeals,
    mealIds.map((mealId) => ({ listId, mealId })),
  );
}

/** Remembers which recipes stand behind these items, all that the list has: an import of theirs is not taken back. */
export function replaceListRecipes(
  db: Queryable,
  listId: number,
  items: readonly { readonly contributions: readonly ItemReason[] }[],
): void {
  deleteListRecipes(db).run({ listId });
  const recipeIds = new Set<number>();
  for (const { contributions } of items)
    for (const { recipeId } of contributions) if (recipeId !== null) recipeIds.add(recipeId);
  insertMany(
    db,
    shoppingListRecipes,
    [...recipeIds].map((recipeId) => ({ listId, recipeId })),
  );
}

const everyList = prepared((db) => db.select().from(shoppingLists).orderBy(desc(shoppingLists.id)));
const listsByIds = prepared((db) =>
  db.select().from(shoppingLists).where(inJson(shoppingLists.id, "ids")).orderBy(desc(shoppingLists.id)),
);
const deleteList = prepared((db) => db.delete(shoppingLists).where(eq(shoppingLists.id, sql.placeholder("id"))));
const deleteListMeals = prepared((db) =>
  db.delete(shoppingListMeals).where(eq(shoppingListMeals.listId, sql.placeholder("listId"))),
);
const deleteListRecipes = prepared((db) =>
  db.delete(shoppingListRecipes).where(eq(shoppingListRecipes.listId, sql.placeholder("listId"))),
);
const touch = prepared((db) =>
  db
    .update(shoppingLists)
    .set({ revision: sql`${shoppingLists.revision}` })
    .where(eq(shoppingLists.id, sql.placeholder("id"))),
);
