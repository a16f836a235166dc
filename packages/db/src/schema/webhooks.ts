import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, instant } from "./columns";

/** Addresses at home that are told of what has happened, each with the secret that signs it; no copy of the database has them. */
export const webhooks = sqliteTable("webhooks", {
  id: id(),
  url: text("url").notNull(),
  secret: text("secret").notNull(),
  /** Names with blanks between them. */
  events: text("events").notNull(),
  createdAt: instant("created_at"),
  lastSentAt: text("last_sent_at"),
  lastOutcome: text("last_outcome", { enum: ["taken", "refused", "redirected", "late", "unreachable", "outside"] }),
});
