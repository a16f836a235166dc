import { sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What each model has shown of its speed on this machine, as JSON; by digest, since a name may get another model. */
export const modelSpeeds = sqliteTable("model_speeds", {
  digest: text("digest").primaryKey(),
  speedsJson: text("speeds_json").notNull(),
});
