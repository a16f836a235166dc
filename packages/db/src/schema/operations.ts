import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "./columns";

/** The answer to each creation or offline change that carried a UUID: a replay is answered, not repeated. */
export const operations = sqliteTable(
  "operations",
  {
    uuid: text("uuid").primaryKey(),
    procedure: text("procedure").notNull(),
    answerJson: text("answer_json").notNull(),
    createdAt: instant("created_at"),
  },
  (table) => [index("operations_created").on(table.createdAt)],
);
