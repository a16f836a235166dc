import { sql } from "drizzle-orm";
import { check, index, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, instant, partOf, plainText, revision } from "../columns";
import { ingredients } from "../recipes/ingredients";

/** A food may have several rows, told apart by place and date; without either there is one (docs/larder.md). */
export const larderItems = sqliteTable(
  "larder_items",
  {
    id: id(),
    ingredientId: partOf("ingredient_id", () => ingredients.id),
    quantity: real("quantity").notNull().default(1),
    unit: plainText("unit"),
    notes: plainText("notes"),
    /** One of the domain's places, a name of the family's own, or '' where nobody said. */
    place: plainText("place"),
    /** Calendar date, YYYY-MM-DD, without a time zone; null without one. */
    bestBefore: text("best_before"),
    revision: revision(),
    createdAt: instant("created_at"),
  },
  (table) => [
    index("larder_items_ingredient").on(table.ingredientId),
    check("larder_items_quantity", sql`${table.quantity} >= 0`),
    check("larder_items_best_before_shape", sql`${table.bestBefore} glob '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'`),
  ],
);
