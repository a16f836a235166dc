import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** A counter for each collection, moved on by every write to it: the ETag of a list, and what a screen catches up by. */
export const collections = sqliteTable("collections", {
  name: text("name", {
    enum: ["recipes", "meal-plans", "shopping-lists", "larder", "ingredients", "settings"],
  }).primaryKey(),
  revision: integer("revision").notNull().default(1),
});

/**
 * Which recipes have changed since when: triggers write each recipe's latest change, so that whoever keeps recipes
 * rendered can ask for those that came after the last `seq` it has seen. A recipe that is gone keeps its row.
 */
export const recipeChanges = sqliteTable("recipe_changes", {
  seq: integer("seq").primaryKey({ autoIncrement: true }),
  recipeId: integer("recipe_id").notNull().unique(),
});
