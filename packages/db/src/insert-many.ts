import { getOrAdd } from "@tureen/domain/ordering/get-or-add";
import { getTableColumns, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Queryable } from "./in-transaction";
import { preparedByKey } from "./prepared";

/**
 * Inserts rows by one prepared statement. All rows name the same columns; columns that none of them names get their defaults.
 * Answers the row ids, in the order of the rows.
 */
export function insertMany<T extends SQLiteTable>(
  db: Queryable,
  table: T,
  rows: readonly T["$inferInsert"][],
): number[] {
  const [first] = rows as readonly Readonly<Record<string, unknown>>[];
  if (!first) return [];
  const columns = Object.keys(getTableColumns(table)).filter((name) => first[name] !== undefined);
  const insert = insertInto(table)(db, columns.join());
  return rows.map((row) => Number(insert.run(row).lastInsertRowid));
}

/** Inserts one row and answers its row id. */
export function insertOne<T extends SQLiteTable>(db: Queryable, table: T, row: T["$inferInsert"]): number {
  return insertMany(db, table, [row])[0] ?? 0; // one row, one id
}

interface Insert {
  run(row: Record<string, unknown>): { lastInsertRowid: number | bigint };
}

const inserts = new Map<SQLiteTable, (db: Queryable, columns: string) => Insert>();

const insertInto = (table: SQLiteTable): ((db: Queryable, columns: string) => Insert) =>
  getOrAdd(inserts, table, () =>
    preparedByKey((db, columns: string) => {
      const named = columns === "" ? [] : columns.split(",");
      return db.insert(table).values(Object.fromEntries(named.map((name) => [name, sql.placeholder(name)])));
    }),
  );
