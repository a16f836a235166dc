import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** A counter for each collection, moved on by every write to it: the ETag of a list, and what a screen catches up by. */
export const collections = sqliteTable("collections", {
  name: text("name", {
    enum: ["recipes", "meal-plans", "shopping-lists", "larder", "ingredients", "settings"],
  }).primaryKey(),
  revision: integer("revision").notNull().default(1),
});
