import type { Queryable } from "@tureen/db/in-transaction";
import { insertMany } from "@tureen/db/insert-many";
import { inJson } from "@tureen/db/in-json";
import { placeholdersOf, prepared } from "@tureen/db/prepared";
import { shoppingListContributions, shoppingListItems } from "@tureen/db/schema/schema";
import { groupBy } from "@tureen/domain/ordering/group-by";
import type { Reason } from "@tureen/domain/shopping-lists/shopping-item";
import { updateColumns } from "@tureen/db/update-columns";
import { and, asc, count, countDistinct, desc, eq, getTableColumns, max, sql } from "drizzle-orm";

export type ItemRow = typeof shoppingListItems.$inferSelect;
type NewItemRow = typeof shoppingListItems.$inferInsert;
type ContributionRow = typeof shoppingListContributions.$inferSelect;

interface WithReasons {
  readonly contributions: readonly Reason[];
}
/** An item that is not stored yet. */
export type NewItem = NewItemRow & WithReasons;
/** All that is shown of an item. */
export type ShownItem = ItemRow & WithReasons;

/** An item with its reasons; `isRemoved` ones are there too, for a change of the plan must not bring them back. */
export interface StoredItem extends ItemRow {
  readonly contributions: readonly ContributionRow[];
}

/** The items of one list in their order. */
export function selectItems(db: Queryable, listId: number): readonly StoredItem[] {
  return selectItemsByList(db, [listId]).get(listId) ?? [];
}

/** The items of these lists, by list: two queries, however many lists and however long they are. */
export function selectItemsByList(
  db: Queryable,
  listIds: readonly number[],
): ReadonlyMap<number, readonly StoredItem[]> {
  const wanted = { listIds: JSON.stringify(listIds) };
  const rows = itemsOfLists(db).all(wanted);
  const byItem = groupBy(contributionsOfLists(db).all(wanted), (reason) => reason.itemId);
  const items = rows.map((row) => ({ contributions: byItem.get(row.id) ?? [], ...row }));
  return groupBy(items, (item) => item.listId);
}

const isOfLists = inJson(shoppingListItems.listId, "listIds");

const itemsOfLists = prepared((db) =>
  db.select().from(shoppingListItems).where(isOfLists).orderBy(shoppingListItems.listId, shoppingListItems.position),
);

const contributionsOfLists = prepared((db) =>
  db
    .select(getTableColumns(shoppingListContributions))
    .from(shoppingListContributions)
    .innerJoin(shoppingListItems, eq(shoppingListItems.id, shoppingListContributions.itemId))
    .where(isOfLists)
    .orderBy(shoppingListContributions.itemId, shoppingListContributions.position),
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

/** Items that are all of one kind, with their reasons: two statements, however many they are. */
export function insertItems(db: Queryable, items: readonly NewItem[]): void {
  insertMany(db, shoppingListItems, items);
  insertMany(
    db,
    shoppingListContributions,
    items.flatMap(({ id, contributions }) => ofItem(id, contributions)),
  );
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

/** Its reasons go with it by foreign key. What the family takes off a list is not deleted but marked `isRemoved`. */
export function deleteItem(db: Queryable, itemId: string): void {
  deleteRow(db).run({ itemId });
}

/** Keeps them in the order given; the item's own row and revision stay as they are. */
export function replaceContributions(db: Queryable, itemId: string, contributions: readonly Reason[]): void {
  deleteContributions(db).run({ itemId });
  insertMany(db, shoppingListContributions, ofItem(itemId, contributions));
}

function ofItem(itemId: string, contributions: readonly Reason[]): ContributionRow[] {
  // Spelled out: a spread behind other fields takes longer than all else that is done with a reason here.
  return contributions.map((reason, position) => ({
    itemId,
    position,
    mealId: reason.mealId,
    date: reason.date,
    mealType: reason.mealType,
    mealServings: reason.mealServings,
    recipeId: reason.recipeId,
    recipeTitle: reason.recipeTitle,
    recipeServings: reason.recipeServings,
    line: reason.line,
    amount: reason.amount,
    unit: reason.unit,
    scaledAmount: reason.scaledAmount,
    addedAmount: reason.addedAmount,
  }));
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
const deleteContributions = prepared((db) =>
  db.delete(shoppingListContributions).where(eq(shoppingListContributions.itemId, sql.placeholder("itemId"))),
);
