import { UNDONE_KINDS } from "@tureen/domain/trash/deleted-kinds";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "./columns";

/** What was deleted, merged or edited, as the rows were, for 30 days (decisions, section 5): undo restores them with their ids. */
export const trash = sqliteTable(
  "trash",
  {
    /** UUID that the deletion was answered with. */
    undoId: text("undo_id").primaryKey(),
    kind: text("kind", { enum: UNDONE_KINDS }).notNull(),
    /** Rows by table. */
    graphJson: text("graph_json").notNull(),
    createdAt: instant("created_at"),
    /** The recipe of which this is an earlier version; null for all else. */
    recipeId: integer("recipe_id"),
    /** The named device that did it. */
    deviceId: integer("device_id"),
  },
  (table) => [index("trash_created").on(table.createdAt), index("trash_recipe").on(table.recipeId)],
);
