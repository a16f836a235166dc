import { sql } from "drizzle-orm";
import { check, integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, instant, plainText, revision } from "../columns";

/**
 * Portions of a cooked meal that were frozen. How many are left is told by the meals that are planned of them (`other_meals`):
 * a meal that leaves the plan gives its portions back.
 */
export const frozenPortions = sqliteTable(
  "frozen_portions",
  {
    id: id(),
    /** The recipe that it was; kept when that goes, since ids are never given twice. */
    recipeId: integer("recipe_id"),
    title: text("title").notNull(),
    /** As many as were frozen. */
    portions: real("portions").notNull(),
    /** Calendar date, YYYY-MM-DD, on which they were. */
    frozenOn: text("frozen_on").notNull(),
    place: plainText("place"),
    revision: revision(),
    createdAt: instant("created_at"),
  },
  (table) => [
    check("frozen_portions_title", sql`length(trim(${table.title})) > 0`),
    check("frozen_portions_portions", sql`${table.portions} >= 0`),
    check("frozen_portions_date_shape", sql`${table.frozenOn} glob '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'`),
  ],
);
