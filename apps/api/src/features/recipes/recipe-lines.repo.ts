import type { Queryable, Transaction } from "@tureen/db/in-transaction";
import { insertMany } from "@tureen/db/insert-many";
import { ingredients, recipeLines } from "@tureen/db/schema/schema";
import { rational, type Rational } from "@tureen/domain/quantities/rational";
import { and, asc, between, eq, getTableColumns } from "drizzle-orm";
import type { LineContent } from "./line-content";
import type { StoredLine } from "./merge-lines";

/** A line to save; its food is linked by now. */
export interface LineToSave {
  /** The stored line whose place it takes; null for a new one. */
  readonly id: number | null;
  readonly content: LineContent;
}

/** A line that is not stored yet, and where it will stand. */
export interface NewLine {
  readonly recipeId: number;
  /** Counted from 0. */
  readonly position: number;
  readonly content: LineContent;
}

type LineRow = typeof recipeLines.$inferSelect;
type LineValues = Omit<LineRow, "id">;

/** The lines of one recipe in their order, with the names that the catalogue has for them. */
export function selectLines(db: Queryable, recipeId: number): StoredLine[] {
  return linesQuery(db).where(eq(recipeLines.recipeId, recipeId)).orderBy(asc(recipeLines.position)).all().map(toLine);
}

/** The lines of all recipes whose id lies between the two, both included, in order, by recipe. */
export function selectLinesByRecipe(db: Queryable, firstId: number, lastId: number): Map<number, StoredLine[]> {
  const rows = linesQuery(db)
    .where(between(recipeLines.recipeId, firstId, lastId))
    .orderBy(asc(recipeLines.recipeId), asc(recipeLines.position))
    .all();
  const byRecipe = new Map<number, StoredLine[]>();
  for (const row of rows) {
    const lines = byRecipe.get(row.recipeId);
    if (lines) lines.push(toLine(row));
    else byRecipe.set(row.recipeId, [toLine(row)]);
  }
  return byRecipe;
}

/** Makes these the recipe's lines and touches only rows that differ. True when anything did. */
export function saveLines(tx: Transaction, recipeId: number, lines: readonly LineToSave[]): boolean {
  const stored = new Map(
    tx
      .select()
      .from(recipeLines)
      .where(eq(recipeLines.recipeId, recipeId))
      .all()
      .map((row) => [row.id, row]),
  );
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
    tx.update(recipeLines).set(values).where(eq(recipeLines.id, row.id)).run();
  }
  insertLines(tx, added);
  for (const id of stored.keys())
    tx.delete(recipeLines)
      .where(and(eq(recipeLines.id, id), eq(recipeLines.recipeId, recipeId)))
      .run();
  return hasChanged || added.length > 0 || stored.size > 0;
}

/** Adds lines, of one recipe or of many. */
export function insertLines(tx: Transaction, lines: readonly NewLine[]): void {
  insertMany(tx, recipeLines, lines.map(toValues));
}

function linesQuery(db: Queryable) {
  return db
    .select({ ...getTableColumns(recipeLines), ingredientName: ingredients.name })
    .from(recipeLines)
    .leftJoin(ingredients, eq(ingredients.id, recipeLines.ingredientId));
}

function toLine(row: LineRow & { ingredientName: string | null }): StoredLine {
  const packAmount = toRational(row.packNum, row.packDen);
  return {
    id: row.id,
    raw: row.raw,
    name: row.name,
    ingredientId: row.ingredientId,
    ingredientName: row.ingredientName,
    amount: toRational(row.amountNum, row.amountDen),
    amountMax: toRational(row.amountMaxNum, row.amountMaxDen),
    pack: packAmount && { amount: packAmount, unit: row.packUnit },
    unit: row.unit,
    subType: row.subType,
    notes: row.notes,
    section: row.section,
    sharesRaw: row.sharesRaw,
  };
}

function toValues({ recipeId, position, content: line }: NewLine): LineValues {
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
  };
}

function isSameRow(row: LineRow, values: LineValues): boolean {
  return (Object.keys(values) as (keyof LineValues)[]).every((column) => row[column] === values[column]); // a literal of exactly these keys
}

function toRational(num: number | null, den: number | null): Rational | null {
  return num === null || den === null ? null : rational(num, den);
}

const numerator = (amount: Rational | null | undefined): number | null => (amount ? Number(amount.num) : null);
const denominator = (amount: Rational | null | undefined): number | null => (amount ? Number(amount.den) : null);
