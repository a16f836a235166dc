import { TOKEN_SCOPES } from "@tureen/domain/auth/token-scope";
import { sql } from "drizzle-orm";
import { check, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, instant, plainText } from "./columns";

/**
 * What the server itself must remember: password hash, media secret, epoch. One row a key. The table keeps its first name,
 * by which a restore reads and changes it in copies of any age before they are migrated.
 */
export const serverSecrets = sqliteTable("house_secrets", {
  key: text("key").primaryKey(),
  value: text("value").notNull(),
});

/** Sign-ins and named API tokens. Only the SHA-256 of a token is kept. */
export const accessTokens = sqliteTable(
  "access_tokens",
  {
    id: id(),
    tokenHash: text("token_hash").notNull(),
    kind: text("kind", { enum: ["sign-in", "api"] }).notNull(),
    name: plainText("name"),
    /** What an API token may do; a sign-in may everything. Tokens from before there were scopes keep what they could. */
    scope: text("scope", { enum: TOKEN_SCOPES }).notNull().default("admin"),
    createdAt: instant("created_at"),
    lastUsedAt: text("last_used_at"),
    /** Seconds since 1970; moved on with use. Null: does not expire by itself. */
    expiresAtSeconds: integer("expires_at_seconds"),
  },
  (table) => [
    uniqueIndex("access_tokens_hash").on(table.tokenHash),
    check("access_tokens_scope", sql`${table.scope} in ('read', 'write', 'admin')`),
    check("access_tokens_kind", sql`${table.kind} in ('sign-in', 'api')`),
  ],
);
