import { eq, sql, type Column } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Queryable } from "./in-transaction";
import { preparedByKey } from "./prepared";

type Revisioned = SQLiteTable & { readonly id: Column; readonly revision: Column };

interface Update {
  run(values: Record<string, unknown>): { changes: number };
}

/**
 * Writes the columns that are given to one row and moves its revision on; what is undefined stays. One prepared
 * statement for each set of columns. Answers whether there was such a row.
 */
export function updateColumns<T extends Revisioned>(
  db: Queryable,
  table: T,
  id: number | string,
  changes: { readonly [C in keyof T["$inferInsert"]]?: T["$inferInsert"][C] | undefined },
): boolean {
  const columns = Object.keys(changes).filter((column) => changes[column as keyof typeof changes] !== undefined);
  return updateOf(table)(db, columns.toSorted().join()).run({ ...changes, $id: id }).changes > 0;
}

const updates = new Map<Revisioned, (db: Queryable, columns: string) => Update>();

function updateOf(table: Revisioned): (db: Queryable, columns: string) => Update {
  let update = updates.get(table);
  if (!update) {
    update = preparedByKey((db, columns: string) => {
      const names = columns === "" ? [] : columns.split(",");
      const placeholders = Object.fromEntries(names.map((column) => [column, sql.placeholder(column)]));
      // Placeholders stand for values of the columns that they are named after.
      const set = { ...placeholders, revision: sql`${table.revision} + 1` } as never;
      return db
        .update(table)
        .set(set)
        .where(eq(table.id, sql.placeholder("$id")));
    });
    updates.set(table, update);
  }
  return update;
}
