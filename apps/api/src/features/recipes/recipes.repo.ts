import { kindsOfColumns, type FieldKind } from "@tureen/contracts/fields";
import { CARD_FIELDS, RECIPE_FIELDS, type RecipeColumn } from "@tureen/contracts/recipe-fields";
import type { Db } from "@tureen/db/client";
import { rollbackCount, type Queryable } from "@tureen/db/in-transaction";
import { insertOne } from "@tureen/db/insert-many";
import { inJson } from "@tureen/db/in-json";
import { prepared } from "@tureen/db/prepared";
import { changeCounters, recipeLines, recipes } from "@tureen/db/schema/schema";
import { updateColumns } from "@tureen/db/update-columns";
import { and, between, count, desc, eq, getTableColumns, max, ne, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { movedPhotos } from "../recipe-photos/photo-set";

export type RecipeRow = typeof recipes.$inferSelect;
/** What is derived of the row is no part of what somebody writes, but for the times of the writing. */
export type NewRecipeRow = Omit<
  typeof recipes.$inferInsert,
  Exclude<RecipeColumn<"derived">, "createdAt" | "updatedAt">
>;
/** What changes beside a recipe's text and is no edit of it. */
export type RecipeMarks = Partial<Pick<RecipeRow, RecipeColumn<"mark" | "assumption" | "picture">>>;
/** Columns that an edit may change. */
export type RecipeChanges = Partial<Pick<RecipeRow, RecipeColumn<"edited">>>;

/** What becomes of each column of a recipe. A column that no field of the contract names does not compile here. */
kindsOfColumns(RECIPE_FIELDS) satisfies Record<keyof RecipeRow, FieldKind>;

const byId = prepared((db) =>
  db
    .select()
    .from(recipes)
    .where(eq(recipes.id, sql.placeholder("id"))),
);

/** Without its lines; undefined where it was deleted. */
export function findRecipe(db: Queryable, id: number): RecipeRow | undefined {
  return byId(db).get({ id });
}

const inRange = prepared((db) =>
  db
    .select()
    .from(recipes)
    .where(between(recipes.id, sql.placeholder("firstId"), sql.placeholder("lastId")))
    .orderBy(desc(recipes.id)),
);

/** The recipes whose id lies between the two, both included, newest first. */
export function selectRecipesBetween(db: Queryable, firstId: number, lastId: number): RecipeRow[] {
  return inRange(db).all({ firstId, lastId });
}

const newestFirst = prepared((db) =>
  db.select().from(recipes).orderBy(desc(recipes.id)).limit(sql.placeholder("limit")),
);

/** The newest first: all of them, or so many. */
export function selectRecipes(db: Queryable, limit = -1): RecipeRow[] {
  return newestFirst(db).all({ limit });
}

/** What a card needs: instructions are most of a recipe's bytes. */
const CARD_COLUMNS = kindsOfColumns(CARD_FIELDS);
export type CardRow = Pick<RecipeRow, keyof typeof CARD_COLUMNS>;

const cards = (db: Queryable) => {
  const columns = Object.entries(getTableColumns(recipes)).filter(([name]) => name in CARD_COLUMNS);
  // The columns of the table that a card names.
  const chosen = Object.fromEntries(columns) as Pick<(typeof recipes)["_"]["columns"], keyof CardRow>;
  return db.select(chosen).from(recipes).orderBy(desc(recipes.id));
};

const cardsOfIds = prepared((db) => cards(db).where(inJson(recipes.id, "ids")));
const newestCards = prepared((db) => cards(db).limit(sql.placeholder("limit")).offset(sql.placeholder("offset")));
const allRecipes = prepared((db) => db.select({ rows: count() }).from(recipes));

/** Those of these recipes that there are, newest first. */
export function selectCards(db: Queryable, ids: readonly number[]): CardRow[] {
  return cardsOfIds(db).all({ ids: JSON.stringify(ids) });
}

/** A window of all recipes, newest first. */
export function selectNewestCards(
  db: Queryable,
  window: { readonly offset: number; readonly limit: number },
): CardRow[] {
  return newestCards(db).all(window);
}

const revisionOfRecipes = prepared((db) =>
  db.select({ revision: changeCounters.revision }).from(changeCounters).where(eq(changeCounters.name, "recipes")),
);

/** Moves on with every change of a recipe, and of what recipes show. */
export function recipesRevision(db: Queryable): number {
  return revisionOfRecipes(db).get()?.revision ?? 0;
}

const newest = prepared((db) => db.select({ id: max(recipes.id) }).from(recipes));

/** The largest recipe id, 0 where there is none. */
export function newestRecipeId(db: Queryable): number {
  return newest(db).get()?.id ?? 0;
}

const counted = new WeakMap<Db, { readonly state: string; readonly rows: number }>();

/** How many recipes there are; they are counted again only when one has changed. */
export function countRecipes(db: Db): number {
  const state = `${recipesRevision(db)}/${rollbackCount(db)}`;
  const known = counted.get(db);
  if (known?.state === state) return known.rows;
  const rows = allRecipes(db).get()?.rows ?? 0;
  counted.set(db, { state, rows });
  return rows;
}

/** Answers the new id. Lines, and the text to search, are written by the caller. */
export function insertRecipe(db: Queryable, row: NewRecipeRow): number {
  return insertOne(db, recipes, row);
}

/** Writes the given columns and moves the row's revision on; the photos of steps go with their steps. */
export function updateRecipeRow(db: Queryable, row: RecipeRow, changes: RecipeChanges, updatedAt: string): void {
  const photos = changes.instructions === undefined ? {} : movedPhotos(row, changes.instructions);
  updateColumns(db, recipes, row.id, { ...changes, ...photos, updatedAt });
}

/** Writes marks without moving the revision on: whoever edits the text meanwhile is not in their way. */
export function updateMarks(db: Queryable, id: number, marks: RecipeMarks): void {
  db.update(recipes).set(marks).where(eq(recipes.id, id)).run();
}

const deleteRow = prepared((db) => db.delete(recipes).where(eq(recipes.id, sql.placeholder("id"))));

/** True when there was such a recipe. Its lines and its search text go with it. */
export function deleteRecipeRow(db: Queryable, id: number): boolean {
  return deleteRow(db).run({ id }).changes > 0;
}

/** The oldest other recipe of exactly this title and with the same ingredients, whatever their amounts; undefined without one. */
export function findDuplicate(
  db: Queryable,
  { id, title }: { readonly id: number; readonly title: string },
): number | undefined {
  return duplicates(db).get({ id, title })?.id;
}

const duplicates = prepared((db) => {
  const duplicate = alias(recipes, "duplicate");
  const id = sql.placeholder("id");
  const ingredientsOf = (recipeId: unknown) =>
    sql`select ${recipeLines.ingredientId} from ${recipeLines} where ${recipeLines.recipeId} = ${recipeId}`;
  const hasAllOf = (left: unknown, right: unknown) =>
    notExists(sql`(${ingredientsOf(right)} except ${ingredientsOf(left)})`);
  return db
    .select({ id: duplicate.id })
    .from(duplicate)
    .where(
      and(
        eq(duplicate.title, sql.placeholder("title")),
        ne(duplicate.id, id),
        hasAllOf(duplicate.id, id),
        hasAllOf(id, duplicate.id),
      ),
    )
    .orderBy(duplicate.id)
    .limit(1);
});
