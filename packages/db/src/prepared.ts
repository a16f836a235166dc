import type { Statement } from "better-sqlite3";
import { getTableColumns, sql, type SQL } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Queryable } from "./in-transaction";

/** A query of drizzle's that is complete but for its placeholders. */
interface Preparable<Statement> {
  prepare(): Statement;
}

/**
 * A statement that is built and prepared once a connection and run as often as somebody asks, with the values of its
 * `sql.placeholder`s: building SQL text and preparing it anew took 40 % of the time of opening a recipe. It belongs to
 * the connection, so it runs inside a transaction on it too.
 *
 * A list of values goes in as one JSON array ({@link inJson}), so that its length does not change the text.
 */
export function prepared<Statement>(build: (db: Queryable) => Preparable<Statement>): (db: Queryable) => Statement {
  const statementOf = preparedByKey<"", Statement>(build);
  return (db) => statementOf(db, "");
}

/** The same for a query whose text depends on a key with few values, such as the columns that an update writes. */
export function preparedByKey<Key, Statement>(
  build: (db: Queryable, key: Key) => Preparable<Statement>,
): (db: Queryable, key: Key) => Statement {
  const byConnection = new WeakMap<object, Map<Key, Statement>>();
  return (db, key) => {
    const connection = db.$client;
    let statements = byConnection.get(connection);
    if (!statements) byConnection.set(connection, (statements = new Map()));
    let statement = statements.get(key);
    if (statement === undefined) statements.set(key, (statement = build(db, key).prepare()));
    return statement;
  };
}

/** The same for a statement of a virtual table, which drizzle's builder does not know; values go in by `:name`. */
export function preparedText<Row = unknown>(
  text: string,
): (db: Queryable) => Statement<[Record<string, unknown>], Row> {
  return prepared((db) => ({ prepare: () => db.$client.prepare<[Record<string, unknown>], Row>(text) }));
}

/** A placeholder for each column of a table, by the column's name: what an insert or an update of whole rows takes. */
export function placeholdersOf<T extends SQLiteTable>(
  table: T,
): { [Column in keyof T["$inferSelect"]]: SQL<T["$inferSelect"][Column]> } {
  const columns = Object.entries(getTableColumns(table));
  // A placeholder stands for a value of the column that it is named after, mapped as the column maps it.
  return Object.fromEntries(
    columns.map(([name, column]) => [name, sql`${sql.param(sql.placeholder(name), column)}`]),
  ) as never;
}
