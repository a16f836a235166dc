import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, instant, partOf, plainText, revision } from "../columns";
import { ingredients } from "../recipes/ingredients";
import { shoppingLists } from "./shopping-lists";

/** What the family buys in a rhythm of its own, whatever is planned. */
export const staples = sqliteTable(
  "staples",
  {
    id: id(),
    /** The catalogue's food that somebody chose; null for what was said in words, and once the food is gone: the name says it. */
    ingredientId: integer("ingredient_id").references(() => ingredients.id, { onDelete: "set null" }),
    /** As the catalogue or the family called it when it was made a staple. */
    name: text("name").notNull(),
    subType: plainText("sub_type"),
    /** 0 where nobody has said how much. */
    amount: real("amount").notNull().default(0),
    unit: plainText("unit"),
    /** Weeks from one list to the next that it belongs on; 0 for every list. */
    everyWeeks: integer("every_weeks").notNull().default(0),
    revision: revision(),
    createdAt: instant("created_at"),
  },
  (table) => [
    index("staples_ingredient").on(table.ingredientId),
    check("staples_name", sql`length(trim(${table.name})) > 0`),
    check("staples_amount", sql`${table.amount} >= 0`),
    check("staples_every_weeks", sql`${table.everyWeeks} between 0 and 52`),
  ],
);

/** On which day a list took a staple, by the clock of who shops. It goes with the list: what was not bought is due again. */
export const shoppingListStaples = sqliteTable(
  "shopping_list_staples",
  {
    listId: partOf("list_id", () => shoppingLists.id),
    stapleId: partOf("staple_id", () => staples.id),
    /** YYYY-MM-DD, the latest where the list took it twice. */
    date: text("date").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.stapleId] }),
    index("shopping_list_staples_staple").on(table.stapleId, table.date),
    check("shopping_list_staples_date", sql`${table.date} glob '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'`),
  ],
);
