import { fromText, toText, type Rational } from "@tureen/domain/quantities/rational";
import { sql } from "drizzle-orm";
import { type AnySQLiteColumn, customType, integer, text } from "drizzle-orm/sqlite-core";

/** AUTOINCREMENT: SQLite reuses freed row ids otherwise, and an old phone would edit a stranger's row. */
export const id = () => integer("id").primaryKey({ autoIncrement: true });

/** The row that this one is a part of, and goes with. */
export const partOf = (name: string, whole: () => AnySQLiteColumn) =>
  integer(name).notNull().references(whole, { onDelete: "cascade" });

/** Instant in UTC, ISO 8601, written by the application's clock. */
export const instant = (name: string) => text(name).notNull();

/** Counts the changes of an editable row; an update says which one it was based on. */
export const revision = () => integer("revision").notNull().default(1);

/** Text that is '' where there is none: NULLs would repeat in unique keys. */
export const plainText = (name: string) =>
  text(name)
    .notNull()
    .default(sql`''`);

/** 0 or 1. */
export const flag = (name: string) => integer(name, { mode: "boolean" }).notNull().default(false);

/** An exact amount as text, "500/3" or "2". */
export const exact = customType<{ data: Rational; driverData: string }>({
  dataType: () => "text",
  // Of a placeholder drizzle asks for the null too, though the types do not show it.
  toDriver: (amount: Rational | null) => (amount && toText(amount)) as string,
  fromDriver: fromText,
});
