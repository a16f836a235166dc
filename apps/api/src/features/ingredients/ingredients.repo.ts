import { insertAlias, insertNames } from "@tureen/db/catalogue/catalogue-entries";
import { inJson } from "@tureen/db/in-json";
import type { Queryable } from "@tureen/db/in-transaction";
import { insertMany, insertOne } from "@tureen/db/insert-many";
import { prepared } from "@tureen/db/prepared";
import { ingredientNames, ingredients } from "@tureen/db/schema/schema";
import { updateColumns } from "@tureen/db/update-columns";
import { foodKey } from "@tureen/domain/ingredients/names/food-key";
import { and, asc, desc, eq, ne, sql } from "drizzle-orm";

export type EntryRow = typeof ingredients.$inferSelect;
export type NameRow = typeof ingredientNames.$inferSelect;

/** Columns that an edit may change; what is undefined stays. */
export interface EntryChanges {
  readonly name?: string | undefined;
  readonly plural?: string | null | undefined;
  readonly category?: string | null | undefined;
  readonly unit?: string | undefined;
  readonly neverBought?: boolean | undefined;
  readonly densityGramsPerMl?: number | null | undefined;
  readonly pieceWeightGrams?: number | null | undefined;
  readonly nutritionFood?: string | null | undefined;
}

/** Every name, plural and alias that folds to `key`, whoever has it. */
export function selectNames(db: Queryable, key: string): NameRow[] {
  return namesByKey(db).all({ key });
}

/** Writes the given columns and moves the row's revision on. */
export function updateEntry(db: Queryable, id: number, changes: EntryChanges): void {
  updateColumns(db, ingredients, id, changes);
}

/** Puts the entry's own name and plural into the look-up table in place of what was there; aliases stay. */
export function replaceNames(
  db: Queryable,
  id: number,
  entry: { name: string; plural: string | null; subType: string },
): void {
  db.delete(ingredientNames)
    .where(and(eq(ingredientNames.ingredientId, id), ne(ingredientNames.kind, "alias")))
    .run();
  insertNames(db, id, entry);
}

/** An entry's own name is no alias of it. */
export function removeAliasesLike(db: Queryable, id: number, key: string): void {
  db.delete(ingredientNames)
    .where(
      and(eq(ingredientNames.ingredientId, id), eq(ingredientNames.kind, "alias"), eq(ingredientNames.foodKey, key)),
    )
    .run();
}

/** Entries that nobody has looked at since an import added them, newest first. */
export function selectIdsToReview(db: Queryable): number[] {
  return db
    .select({ id: ingredients.id })
    .from(ingredients)
    .where(eq(ingredients.needsReview, true))
    .orderBy(desc(ingredients.id))
    .all()
    .map((row) => row.id);
}

/** Takes the mark off and leaves the entries' revisions as they are; ids of no entry are passed over. */
export function clearReview(db: Queryable, ids: readonly number[]): void {
  db.update(ingredients).set({ needsReview: false }).where(inJson(ingredients.id, ids)).run();
}

/** Lets an entry be known by these names too, as far as nothing is known by them; answers the ids of the new aliases. */
export function addFreeAliases(db: Queryable, ingredientId: number, labels: readonly string[]): number[] {
  return labels.flatMap((label) => {
    if (selectNames(db, foodKey(label)).length > 0) return [];
    insertAlias(db, ingredientId, label);
    return selectNames(db, foodKey(label)).map((name) => name.id);
  });
}

/** Undefined where it was deleted, or merged into another entry. */
export function findEntryRow(db: Queryable, id: number): EntryRow | undefined {
  return entryById(db).get({ id });
}

/** Takes everything that an entry is known by out of the look-up table; answers the rows, oldest first. */
export function removeNames(db: Queryable, ingredientId: number): NameRow[] {
  const names = namesOf(db).all({ ingredientId });
  deleteNames(db).run({ ingredientId });
  return names;
}

/** An alias of these ids that another entry has by now stays. */
export function removeAliases(db: Queryable, ingredientId: number, aliasIds: readonly number[]): void {
  deleteAliases(db).run({ ingredientId, ids: JSON.stringify(aliasIds) });
}

/** Removes an entry to which nothing points any more. */
export function deleteEntryRow(db: Queryable, id: number): void {
  db.delete(ingredients).where(eq(ingredients.id, id)).run();
}

/** Brings an entry back, under its id, with those of its names; which of them are free the caller has found out. */
export function restoreEntryRow(db: Queryable, entry: EntryRow, names: readonly NameRow[]): void {
  insertOne(db, ingredients, entry);
  insertMany(db, ingredientNames, names);
}

const isOf = eq(ingredientNames.ingredientId, sql.placeholder("ingredientId"));

const namesByKey = prepared((db) =>
  db
    .select()
    .from(ingredientNames)
    .where(eq(ingredientNames.foodKey, sql.placeholder("key"))),
);
const entryById = prepared((db) =>
  db
    .select()
    .from(ingredients)
    .where(eq(ingredients.id, sql.placeholder("id"))),
);
const namesOf = prepared((db) => db.select().from(ingredientNames).where(isOf).orderBy(asc(ingredientNames.id)));
const deleteNames = prepared((db) => db.delete(ingredientNames).where(isOf));
const deleteAliases = prepared((db) => db.delete(ingredientNames).where(and(inJson(ingredientNames.id, "ids"), isOf)));
