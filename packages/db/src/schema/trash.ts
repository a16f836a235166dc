import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "./columns";

/** What was deleted or merged, as the rows were, for 30 days (decisions, section 5): undo restores them with their ids. */
export const trash = sqliteTable(
  "trash",
  {
    /** UUID that the deletion was answered with. */
    undoId: text("undo_id").primaryKey(),
    kind: text("kind", {
      enum: ["recipe", "meal-plan", "shopping-list", "larder-item", "ingredient", "ingredient-merge"],
    }).notNull(),
    /** Rows by table. */
    graphJson: text("graph_json").notNull(),
    createdAt: instant("created_at"),
  },
  (table) => [index("trash_created").on(table.createdAt)],
);
