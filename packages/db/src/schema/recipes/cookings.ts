import { sql } from "drizzle-orm";
import { check, index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, instant, partOf } from "../columns";
import { mealPlans } from "../planning/meal-plans";
import { recipes } from "./recipes";

/** That a recipe was cooked. What cards show of it stands in the recipe's row too, kept by the same write. */
export const cookings = sqliteTable(
  "cookings",
  {
    id: id(),
    recipeId: partOf("recipe_id", () => recipes.id),
    /** The planned meal that it was; null without one, and once that has left the plan. */
    mealId: integer("meal_id").references(() => mealPlans.id, { onDelete: "set null" }),
    /** Calendar date, YYYY-MM-DD, without a time zone. */
    date: text("date").notNull(),
    /** Null where nobody said for how many. */
    servings: real("servings"),
    createdAt: instant("created_at"),
    /** The named device that said so. */
    deviceId: integer("device_id"),
  },
  (table) => [
    index("cookings_recipe").on(table.recipeId, table.date),
    // A planned meal is cooked once, however many phones say so.
    uniqueIndex("cookings_meal").on(table.mealId),
    check("cookings_servings", sql`${table.servings} > 0`),
    check("cookings_date_shape", sql`${table.date} glob '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'`),
  ],
);
