import { MEAL_TYPES } from "@tureen/domain/meal-plans/meal-types";
import { sql } from "drizzle-orm";
import { check, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, instant, partOf, plainText, revision } from "../columns";

/** A week of meals that the family keeps under a name, to plan it again: "school week". */
export const savedWeeks = sqliteTable(
  "saved_weeks",
  { id: id(), name: text("name").notNull(), revision: revision(), createdAt: instant("created_at") },
  (table) => [
    uniqueIndex("saved_weeks_name").on(table.name),
    check("saved_weeks_name_given", sql`length(trim(${table.name})) > 0`),
  ],
);

/** Its meals. A recipe that goes leaves its title behind, and is the meal's again where its deletion is undone. */
export const savedWeekMeals = sqliteTable(
  "saved_week_meals",
  {
    weekId: partOf("week_id", () => savedWeeks.id),
    position: integer("position").notNull(),
    /** 0 for Monday. */
    day: integer("day").notNull(),
    mealType: text("meal_type", { enum: MEAL_TYPES }).notNull(),
    /** Null for a meal without a recipe. */
    recipeId: integer("recipe_id"),
    title: text("title").notNull(),
    /** Null without a recipe. */
    servings: real("servings"),
    notes: plainText("notes"),
  },
  (table) => [
    primaryKey({ columns: [table.weekId, table.position] }),
    check("saved_week_meals_day", sql`${table.day} between 0 and 6`),
    check("saved_week_meals_type", sql`${table.mealType} in ('breakfast', 'lunch', 'dinner')`),
    check("saved_week_meals_servings", sql`${table.servings} > 0`),
  ],
);
