import { sql } from "drizzle-orm";
import { check, integer, real, sqliteTable, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, instant, plainText, revision } from "./columns";
import { ingredients } from "./ingredients";

export const larderItems = sqliteTable(
  "larder_items",
  {
    id: id(),
    ingredientId: integer("ingredient_id")
      .notNull()
      .references(() => ingredients.id, { onDelete: "cascade" }),
    quantity: real("quantity").notNull().default(1),
    unit: plainText("unit"),
    notes: plainText("notes"),
    revision: revision(),
    createdAt: instant("created_at"),
  },
  (table) => [
    uniqueIndex("larder_items_ingredient").on(table.ingredientId),
    check("larder_items_quantity", sql`${table.quantity} >= 0`),
  ],
);
