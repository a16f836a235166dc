import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, instant, partOf, revision } from "../columns";
import { recipes } from "./recipes";

/** Recipes that the family keeps together: by hand in an order of its own, or as a filter that is kept. */
export const recipeCollections = sqliteTable(
  "recipe_collections",
  {
    id: id(),
    name: text("name").notNull(),
    /** JSON; null for one that is kept by hand. */
    filterJson: text("filter_json"),
    revision: revision(),
    createdAt: instant("created_at"),
  },
  (table) => [check("recipe_collections_name", sql`length(trim(${table.name})) > 0`)],
);

/** Which recipes a collection by hand holds. Positions have gaps where a recipe was deleted: undo puts it back there. */
export const collectedRecipes = sqliteTable(
  "collected_recipes",
  {
    collectionId: partOf("collection_id", () => recipeCollections.id),
    recipeId: partOf("recipe_id", () => recipes.id),
    position: integer("position").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.recipeId] }),
    index("collected_recipes_recipe").on(table.recipeId),
  ],
);
