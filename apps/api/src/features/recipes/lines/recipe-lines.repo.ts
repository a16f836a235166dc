import { kindsOfColumns, type FieldKind } from "@tureen/contracts/fields";
import { LINE_FIELDS } from "@tureen/contracts/recipe-lines";
import { inJson } from "@tureen/db/in-json";
import type { Queryable, Transaction } from "@tureen/db/in-transaction";
import { insertMany } from "@tureen/db/insert-many";
import { placeholdersOf, prepared } from "@tureen/db/prepared";
import { ingredients, recipeLines, recipes } from "@tureen/db/schema/schema";
import { packOf } from "@tureen/domain/quantities/format-quantity";
import { rational, type Rational } from "@tureen/domain/quantities/rational";
import { asc, between, eq, getTableColumns, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { LineContent, LineToSave, StoredLine } from "./line-content";

/** A line that is not stored yet, and where it will stand. */
export interface NewLine {
  readonly recipeId: number;
  /** Counted from 0. */
  readonly position: number;
  readonly content: LineContent;
}

type LineRow = typeof recipeLines.$inferSelect;
/** What becomes of each column of a line. A column that no field of the contract names does not compile here. */
({ ...kindsOfColumns(LINE_FIELDS), recipeId: "derived", position: "derived" }) satisfies Record<
  keyof LineRow,
  FieldKind
>;
type LineColumns = Omit<LineRow, "id">;
/** A row of the table, with the name that the catalogue has for its food, and the title of the recipe that it is. */
export type NamedLineRow = LineRow & Pick<StoredLine, "ingredientName" | "subRecipeTitle">;

/** The rows of one recipe in their order. */
export function selectLineRows(db: Queryable, recipeId: number): NamedLineRow[] {
  return linesOfRecipe(db).all({ recipeId });
}

/** The lines of one recipe in their order, with the names that the catalogue has for them. */
export function selectLines(db: Queryable, recipeId: number): StoredLine[] {
  return selectLineRows(db, recipeId).map(toLine);
}

/** The lines of all recipes whose id lies between the two, both included, in order, by recipe. */
export function selectLinesByRecipe(db: Queryable, firstId: number, lastId: number): Map<number, StoredLine[]> {
  return byRecipe(linesOfRange(db).all({ firstId, lastId }));
}

/** The lines of these recipes in order, by recipe. */
export function selectLinesByIds(db: Queryable, ids: readonly number[]): Map<number, StoredLine[]> {
  return byRecipe(linesOfIds(db).all({ ids: JSON.stringify(ids) }));
}

function byRecipe(rows: readonly NamedLineRow[]): Map<number, StoredLine[]> {
  const lists = new Map<number, StoredLine[]>();
  for (const row of rows) {
    const lines = lists.get(row.recipeId);
    if (lines) lines.push(toLine(row));
    else lists.set(row.recipeId, [toLine(row)]);
  }
  return lists;
}

/** Makes these the recipe's lines in place of the rows that it has and touches only those that differ. True when anything did. */
export function saveLines(
  tx: Transaction,
  recipeId: number,
  rows: readonly LineRow[],
  lines: readonly LineToSave[],
): boolean {
  const stored = new Map(rows.map((row) => [row.id, row]));
  const added: NewLine[] = [];
  let hasChanged = false;
  for (const [position, { id, content }] of lines.entries()) {
    const row = id === null ? undefined : stored.get(id);
    if (!row) {
      added.push({ recipeId, position, content });
      continue;
    }
    stored.delete(row.id);
    const values = toValues({ recipeId, position, content });
    if (isSameRow(row, values)) continue;
    hasChanged = true;
    replaceRow(tx).run({ ...values, id: row.id });
  }
  insertLines(tx, added);
  for (const id of stored.keys()) deleteRow(tx).run({ id });
  return hasChanged || added.length > 0 || stored.size > 0;
}

/** Takes all lines of a recipe away. */
export function deleteLines(tx: Transaction, recipeId: number): void {
  deleteLinesOf(tx).run({ recipeId });
}

/** Adds lines, of one recipe or of many. */
export function insertLines(tx: Transaction, lines: readonly NewLine[]): void {
  insertMany(tx, recipeLines, lines.map(toValues));
}

const subRecipes = alias(recipes, "sub_recipes");

function linesQuery(db: Queryable) {
  return db
    .select({ ...getTableColumns(recipeLines), ingredientName: ingredients.name, subRecipeTitle: subRecipes.title })
    .from(recipeLines)
    .leftJoin(ingredients, eq(ingredients.id, recipeLines.ingredientId))
    .leftJoin(subRecipes, eq(subRecipes.id, recipeLines.subRecipeId));
}

const linesOfRecipe = prepared((db) =>
  linesQuery(db)
    .where(eq(recipeLines.recipeId, sql.placeholder("recipeId")))
    .orderBy(asc(recipeLines.position)),
);

const linesOfRange = prepared((db) =>
  linesQuery(db)
    .where(between(recipeLines.recipeId, sql.placeholder("firstId"), sql.placeholder("lastId")))
    .orderBy(asc(recipeLines.recipeId), asc(recipeLines.position)),
);

const linesOfIds = prepared((db) =>
  linesQuery(db)
    .where(inJson(recipeLines.recipeId, "ids"))
    .orderBy(asc(recipeLines.recipeId), asc(recipeLines.position)),
);

const replaceRow = prepared((db) => {
  const { id, ...columns } = placeholdersOf(recipeLines);
  return db.update(recipeLines).set(columns).where(eq(recipeLines.id, id));
});

const deleteLinesOf = prepared((db) =>
  db.delete(recipeLines).where(eq(recipeLines.recipeId, sql.placeholder("recipeId"))),
);
const deleteRow = prepared((db) => db.delete(recipeLines).where(eq(recipeLines.id, sql.placeholder("id"))));

/** A line as the recipe has it. */
export function toLine(row: NamedLineRow): StoredLine {
  const { id, ingredientName, subRecipeTitle } = row;
  return { id, ingredientName, subRecipeTitle, ...toContent(row) };
}

/** What a row of the table says. */
export function toContent(row: LineRow): LineContent {
  return {
    raw: row.raw,
    name: row.name,
    ingredientId: row.ingredientId,
    amount: toRational(row.amountNum, row.amountDen),
    amountMax: toRational(row.amountMaxNum, row.amountMaxDen),
    pack: packOf(toRational(row.packNum, row.packDen), row.packUnit),
    unit: row.unit,
    subType: row.subType,
    notes: row.notes,
    section: row.section,
    sharesRaw: row.sharesRaw,
    subRecipeId: row.subRecipeId,
  };
}

function toValues({ recipeId, position, content: line }: NewLine): LineColumns {
  return {
    recipeId,
    position,
    raw: line.raw,
    name: line.name,
    ingredientId: line.ingredientId,
    amountNum: numerator(line.amount),
    amountDen: denominator(line.amount),
    amountMaxNum: numerator(line.amountMax),
    amountMaxDen: denominator(line.amountMax),
    packNum: numerator(line.pack?.amount),
    packDen: denominator(line.pack?.amount),
    packUnit: line.pack?.unit ?? "",
    unit: line.unit,
    subType: line.subType,
    notes: line.notes,
    section: line.section,
    sharesRaw: line.sharesRaw,
    subRecipeId: line.subRecipeId,
  };
}

function isSameRow(row: LineRow, values: LineColumns): boolean {
  return (Object.keys(values) as (keyof LineColumns)[]).every((column) => row[column] === values[column]); // a literal of exactly these keys
}

/** The amount that two columns hold; null where they hold none. */
function toRational(num: number | null, den: number | null): Rational | null {
  return num === null || den === null ? null : rational(num, den);
}

const numerator = (amount: Rational | null | undefined): number | null => (amount ? Number(amount.num) : null);
const denominator = (amount: Rational | null | undefined): number | null => (amount ? Number(amount.den) : null);
