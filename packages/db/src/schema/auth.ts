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

/**
 * Names that devices carry ("Mum's phone"). A device is known by its sign-in; what it ticked, cooked or changed keeps its id
 * when that is over. A name gives no right.
 */
export const devices = sqliteTable("devices", {
  id: id(),
  name: plainText("name"),
  createdAt: instant("created_at"),
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
    /** The device that a sign-in is of, once that has a name. */
    deviceId: integer("device_id"),
  },
  (table) => [
    uniqueIndex("access_tokens_hash").on(table.tokenHash),
    check("access_tokens_scope", sql`${table.scope} in ('read', 'write', 'admin')`),
    check("access_tokens_kind", sql`${table.kind} in ('sign-in', 'api')`),
  ],
);

/**
 * Links by which whoever has the address sees one thing without signing in: of which kind it is, and its id. No foreign key: a
 * link to what was deleted says so, and opens again where the deletion is taken back. Only the SHA-256 of a key is kept.
 */
export const guestLinks = sqliteTable(
  "guest_links",
  {
    id: id(),
    keyHash: text("key_hash").notNull(),
    kind: text("kind", { enum: ["recipe", "collection"] }).notNull(),
    targetId: integer("target_id").notNull(),
    createdAt: instant("created_at"),
    /** Seconds since 1970. */
    expiresAtSeconds: integer("expires_at_seconds").notNull(),
    openings: integer("openings").notNull().default(0),
    lastOpenedAt: text("last_opened_at"),
  },
  (table) => [
    uniqueIndex("guest_links_key").on(table.keyHash),
    check("guest_links_kind", sql`${table.kind} in ('recipe', 'collection')`),
  ],
);
