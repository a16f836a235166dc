import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant, plainText } from "../columns";

/** What the family made of a line that was read otherwise; the same line with any amount is then read so. */
export const lineCorrections = sqliteTable("line_corrections", {
  /** The folded line without its amount. */
  pattern: text("pattern").primaryKey(),
  name: text("name").notNull(),
  unit: plainText("unit"),
  subType: plainText("sub_type"),
  notes: plainText("notes"),
  updatedAt: instant("updated_at"),
});
