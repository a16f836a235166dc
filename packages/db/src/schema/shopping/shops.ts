import { integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, instant, partOf, plainText, revision } from "../columns";

/** Where the family shops. The one without a name holds the order for every shop that has none of its own. */
export const shops = sqliteTable(
  "shops",
  { id: id(), name: plainText("name"), revision: revision(), createdAt: instant("created_at") },
  (table) => [uniqueIndex("shops_name").on(table.name)],
);

/** A shop's categories in the order in which the family walks past them. */
export const shopCategories = sqliteTable(
  "shop_categories",
  {
    shopId: partOf("shop_id", () => shops.id),
    position: integer("position").notNull(),
    category: text("category").notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.position] })],
);
