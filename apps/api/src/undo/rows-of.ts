import { toText, type Rational } from "@tureen/domain/quantities/rational";
import { getTableColumns, type Column } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { z } from "zod";

/**
 * One row of a table as it is kept in JSON: values by the names of their columns, exact amounts as text. A column that is
 * younger than the JSON gets its default when the row is inserted again; one that is gone is left out.
 */
export function rowOf<T extends SQLiteTable>(table: T): z.ZodType<T["$inferSelect"]> {
  // Made when a row is first kept or brought back. The values are those of the table's own columns, which the types of its
  // entries do not show.
  return z.lazy(() =>
    z.object(
      Object.fromEntries(Object.entries(getTableColumns(table)).map(([name, column]) => [name, valueOf(column)])),
    ),
  ) as never;
}

/** Any number of rows of one table, each as {@link rowOf} keeps it. */
export const rowsOf = <T extends SQLiteTable>(table: T) => z.array(rowOf(table)).readonly();

function valueOf(column: Column): z.ZodType {
  const value = column.notNull ? typeOf(column) : typeOf(column).nullable();
  return column.notNull && !column.hasDefault ? value : value.optional();
}

function typeOf(column: Column): z.ZodType {
  if (column.dataType === "boolean") return z.boolean();
  if (column.dataType === "number") return z.number();
  if (column.dataType === "string") return column.enumValues?.length ? z.enum(column.enumValues) : z.string();
  return z.string().transform((text) => column.mapFromDriverValue(text));
}

/** Rows by table as JSON, exact amounts as text. A schema that encodes them would walk through each of their values. */
export function toJson(graph: unknown): string {
  return JSON.stringify(graph, (_name, value: unknown) => (isRational(value) ? toText(value) : value));
}

const isRational = (value: unknown): value is Rational =>
  typeof value === "object" && value !== null && "num" in value && typeof value.num === "bigint";
