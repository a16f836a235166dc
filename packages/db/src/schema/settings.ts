import { sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Only what differs from its default is stored; the definitions are the domain's. */
export const settings = sqliteTable("settings", {
  key: text("key").primaryKey(),
  value: text("value").notNull(),
});
