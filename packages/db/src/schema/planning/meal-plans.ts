import { MEAL_TYPES } from "@tureen/domain/meal-plans/meal-types";
import { sql } from "drizzle-orm";
import { type AnySQLiteColumn, check, index, integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, instant, plainText, revision } from "../columns";
import { recipes } from "../recipes/recipes";

export const mealPlans = sqliteTable(
  "meal_plans",
  {
    id: id(),
    recipeId: integer("recipe_id")
      .notNull()
      .references(() => recipes.id, { onDelete: "restrict" }),
    /** Calendar date, YYYY-MM-DD, without a time zone. */
    date: text("date").notNull(),
    mealType: text("meal_type", { enum: MEAL_TYPES }).notNull(),
    servings: real("servings").notNull(),
    notes: plainText("notes"),
    /** The meal that this is made ahead for, dough for tomorrow's pizza; null for a dish that is eaten. */
    preparesForMealId: integer("prepares_for_meal_id").references((): AnySQLiteColumn => mealPlans.id, {
      onDelete: "set null",
    }),
    /** The named device that planned it. */
    deviceId: integer("device_id"),
    revision: revision(),
    createdAt: instant("created_at"),
  },
  (table) => [
    index("meal_plans_date").on(table.date),
    index("meal_plans_recipe").on(table.recipeId),
    index("meal_plans_prepares_for")
      .on(table.preparesForMealId)
      .where(sql`${table.preparesForMealId} is not null`),
    check("meal_plans_type", sql`${table.mealType} in ('breakfast', 'lunch', 'dinner')`),
    check("meal_plans_servings", sql`${table.servings} > 0`),
    check("meal_plans_date_shape", sql`${table.date} glob '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'`),
  ],
);

/**
 * What a family eats without a recipe of its own: "Eating out", "Leftovers of Monday". A table of its own, so that nothing
 * that looks for recipes and ingredients (lists, totals, locks) meets a meal that has none.
 */
export const otherMeals = sqliteTable(
  "other_meals",
  {
    id: id(),
    date: text("date").notNull(),
    mealType: text("meal_type", { enum: MEAL_TYPES }).notNull(),
    title: text("title").notNull(),
    /** The frozen portions that it is of, and how many; null for all else. Those may be gone. */
    portionId: integer("portion_id"),
    portions: real("portions"),
    /** The named device that planned it. */
    deviceId: integer("device_id"),
    revision: revision(),
    createdAt: instant("created_at"),
  },
  (table) => [
    index("other_meals_date").on(table.date),
    index("other_meals_portion").on(table.portionId),
    check("other_meals_portions", sql`${table.portions} > 0`),
    check("other_meals_type", sql`${table.mealType} in ('breakfast', 'lunch', 'dinner')`),
    check("other_meals_title", sql`length(trim(${table.title})) > 0`),
    check("other_meals_date_shape", sql`${table.date} glob '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'`),
  ],
);
