import { sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Queryable } from "./in-transaction";
import { preparedByKey } from "./prepared";

interface Insert {
  run(values: Record<string, unknown>): { lastInsertRowid: number | bigint };
}

/**
 * Inserts rows through one prepared statement: building a statement costs far more than running it. All rows name the
 * same columns; columns that none of them names get their defaults. Answers the row ids, in the order of the rows.
 */
export function insertMany<T extends SQLiteTable>(
  db: Queryable,
  table: T,
  rows: readonly T["$inferInsert"][],
): number[] {
  const [first] = rows;
  if (!first) return [];
  const named = Object.entries(first).filter(([, value]) => value !== undefined);
  const statement = insertInto(table)(db, named.map(([column]) => column).join());
  return rows.map((row) => Number(statement.run(row).lastInsertRowid));
}

/** Inserts one row and answers its row id. */
export function insertOne<T extends SQLiteTable>(db: Queryable, table: T, row: T["$inferInsert"]): number {
  return insertMany(db, table, [row])[0] ?? 0; // one row, one id
}

const inserts = new Map<SQLiteTable, (db: Queryable, columns: string) => Insert>();

function insertInto(table: SQLiteTable): (db: Queryable, columns: string) => Insert {
  let insert = inserts.get(table);
  if (!insert) {
    insert = preparedByKey((db, columns: string) => {
      const placeholders = Object.fromEntries(columns.split(",").map((column) => [column, sql.placeholder(column)]));
      // A placeholder stands for a value of the column that it is named after.
      return db.insert(table).values(placeholders as never);
    });
    inserts.set(table, insert);
  }
  return insert;
}
