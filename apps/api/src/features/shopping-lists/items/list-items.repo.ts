import { kindsOfColumns, type FieldKind } from "@tureen/contracts/fields";
import { ITEM_FIELDS, LARDER_ITEM_FIELDS } from "@tureen/contracts/shopping-lists";
import type { Queryable } from "@tureen/db/in-transaction";
import { insertMany } from "@tureen/db/insert-many";
import { inJson } from "@tureen/db/in-json";
import { placeholdersOf, prepared } from "@tureen/db/prepared";
import { shoppingListItems } from "@tureen/db/schema/schema";
import { groupBy } from "@tureen/domain/ordering/group-by";
import { updateColumns } from "@tureen/db/update-columns";
import { and, asc, count, countDistinct, desc, eq, max, sql } from "drizzle-orm";

/** An item with its reasons. Those that were taken off by hand are there too, for a change of the plan must not bring them back. */
export type ItemRow = typeof shoppingListItems.$inferSelect;
/** What becomes of each column of an item. A column that no field of the contract names does not compile here. */
({
  ...kindsOfColumns(ITEM_FIELDS),
  ...kindsOfColumns(LARDER_ITEM_FIELDS),
  listId: "derived",
  position: "derived",
  group: "edited",
  foodKey: "derived",
  measureKey: "derived",
  isRemoved: "edited",
}) satisfies Record<keyof ItemRow, FieldKind>;
/** An item that is not stored yet. */
export type NewItem = typeof shoppingListItems.$inferInsert;

/** The items of one list in their order. */
export function selectItems(db: Queryable, listId: number): readonly ItemRow[] {
  return selectItemsByList(db, [listId]).get(listId) ?? [];
}

/** The items of these lists, by list: one query, however many lists and however long they are. */
export function selectItemsByList(db: Queryable, listIds: readonly number[]): ReadonlyMap<number, readonly ItemRow[]> {
  return groupBy(itemsOfLists(db).all({ listIds: JSON.stringify(listIds) }), (item) => item.listId);
}

const itemsOfLists = prepared((db) =>
  db
    .select()
    .from(shoppingListItems)
    .where(inJson(shoppingListItems.listId, "listIds"))
    .orderBy(shoppingListItems.listId, shoppingListItems.position),
);

export interface ItemCounts {
  readonly listId: number;
  readonly items: number;
  readonly ticked: number;
  /** Sum of their revisions. */
  readonly revision: number;
}

/** How many items each list has, both groups together, how many of them are ticked, and how far they have moved. */
export function countItemsByList(db: Queryable): ItemCounts[] {
  return countsByList(db).all();
}

const countsByList = prepared((db) =>
  db
    .select({
      listId: shoppingListItems.listId,
      items: count(),
      ticked: sql`sum(${shoppingListItems.isTicked})`.mapWith(Number),
      revision: sql`sum(${shoppingListItems.revision})`.mapWith(Number),
    })
    .from(shoppingListItems)
    .where(eq(shoppingListItems.isRemoved, false))
    .groupBy(shoppingListItems.listId),
);

/** More foods than a family ever buys; what it bought least is left to the catalogue. */
const MOST_USUAL = 500;

/** What has been on lists, each food once as it was last called, the most frequent first. */
export function selectUsualItems(db: Queryable) {
  return usualItems(db).all();
}

const usualItems = prepared((db) => {
  const { name, subType, category, ingredientId, foodKey, listId, isRemoved } = shoppingListItems;
  const times = countDistinct(listId);
  // Beside max(), SQLite takes the other columns from the row that holds it.
  const latest = max(listId);
  return db
    .select({ name, subType, category, ingredientId, times, latest })
    .from(shoppingListItems)
    .where(eq(isRemoved, false))
    .groupBy(foodKey)
    .orderBy(desc(times), desc(latest), asc(foodKey))
    .limit(MOST_USUAL);
});

/** Undefined also for an item of another list. One that was taken off by hand is found: look at `isRemoved`. */
export function findItem(db: Queryable, listId: number, itemId: string): ItemRow | undefined {
  return itemOfList(db).get({ itemId, listId });
}

const itemOfList = prepared((db) =>
  db
    .select()
    .from(shoppingListItems)
    .where(
      and(eq(shoppingListItems.id, sql.placeholder("itemId")), eq(shoppingListItems.listId, sql.placeholder("listId"))),
    ),
);

/** True where any list has an item of this id. */
export function isItemIdTaken(db: Queryable, itemId: string): boolean {
  return itemById(db).get({ itemId }) !== undefined;
}

/** Items that are all of one kind: one statement, however many they are. */
export function insertItems(db: Queryable, items: readonly NewItem[]): void {
  insertMany(db, shoppingListItems, items);
}

/** Writes what is given and moves the item's revision on. */
export function updateItem(
  db: Queryable,
  itemId: string,
  changes: Partial<Omit<ItemRow, "id" | "listId" | "revision">>,
): void {
  updateColumns(db, shoppingListItems, itemId, changes);
}

/** Where the item stands in its list; nothing that anybody's edit could be based on. */
export function placeItem(db: Queryable, itemId: string, position: number): void {
  moveItem(db).run({ id: itemId, position });
}

/** What the family takes off a list is not deleted but marked `isRemoved`. */
export function deleteItem(db: Queryable, itemId: string): void {
  deleteRow(db).run({ itemId });
}

const itemById = prepared((db) =>
  db
    .select({ id: shoppingListItems.id })
    .from(shoppingListItems)
    .where(eq(shoppingListItems.id, sql.placeholder("itemId"))),
);
const moveItem = prepared((db) => {
  const { id, position } = placeholdersOf(shoppingListItems);
  return db.update(shoppingListItems).set({ position }).where(eq(shoppingListItems.id, id));
});
const deleteRow = prepared((db) =>
  db.delete(shoppingListItems).where(eq(shoppingListItems.id, sql.placeholder("itemId"))),
);
