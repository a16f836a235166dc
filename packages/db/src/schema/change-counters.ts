import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * A counter for each part of the data, moved on by every write to it: the ETag of a list, and what a screen catches up by. The table
 * is called as it was before there were collections of recipes: every trigger names it.
 */
export const changeCounters = sqliteTable("collections", {
  name: text("name", {
    enum: ["recipes", "meal-plans", "shopping-lists", "larder", "ingredients", "settings"],
  }).primaryKey(),
  revision: integer("revision").notNull().default(1),
});
