import { inTransaction, type Queryable } from "@tureen/db/in-transaction";
import { createHash, randomBytes } from "node:crypto";
import type { AppContext, RequestContext } from "#app-context";
import { AppError, notFound } from "#app-error";
import { instantOf } from "#clock";
import {
  deleteAllTokens,
  deleteApiToken,
  deleteExpiredTokens,
  deleteTokenByHash,
  findToken,
  insertToken,
  selectApiTokens,
  touchToken,
  writeHouseSecret,
  type TokenRow,
} from "./auth.repo";

/** A sign-in lives for 180 days without use. */
const LIFETIME_SECONDS = 180 * 24 * 3600;
/** Use is written down at most this often: reading recipes must not write to the disk each time. */
const TOUCH_EVERY_SECONDS = 3600;

const SIGNED_OUT = "Please sign in with the family password.";

/** Makes a new sign-in; what it returns is known to the browser alone, the house keeps its SHA-256. */
export function createSignIn(app: AppContext): string {
  const token = newToken();
  const nowSeconds = secondsNow(app);
  inTransaction(app.db, (tx) => {
    deleteExpiredTokens(tx, nowSeconds);
    insertToken(tx, {
      tokenHash: hashToken(token),
      kind: "sign-in",
      createdAt: instantOf(app.clock),
      expiresAtSeconds: nowSeconds + LIFETIME_SECONDS,
    });
  });
  return token;
}

/** Whether somebody of the family asks; nothing is written down of it. */
export function isSignedIn(app: AppContext, token: string | null): boolean {
  return findLiving(app, token) !== null;
}

/** @throws AppError signed-out unless `token` is a living sign-in or API token. */
export function authenticate(app: AppContext, token: string | null): void {
  const row = findLiving(app, token);
  if (!row) throw new AppError("signed-out", SIGNED_OUT);
  const nowSeconds = secondsNow(app);
  const lastUsedSeconds = row.lastUsedAt ? Date.parse(row.lastUsedAt) / 1000 : 0;
  if (nowSeconds - lastUsedSeconds < TOUCH_EVERY_SECONDS) return;
  touchToken(
    app.db,
    row.id,
    instantOf(app.clock),
    row.expiresAtSeconds === null ? null : nowSeconds + LIFETIME_SECONDS,
  );
}

function findLiving(app: AppContext, token: string | null): TokenRow | null {
  const row = token ? findToken(app.db, hashToken(token)) : undefined;
  return row && (row.expiresAtSeconds === null || row.expiresAtSeconds > secondsNow(app)) ? row : null;
}

export function signOut({ app, token }: RequestContext): { success: true } {
  if (token) deleteTokenByHash(app.db, hashToken(token));
  return { success: true };
}

/** Ends every sign-in, API tokens included, and makes every image address that was given out worthless. */
export function signOutEverywhere(app: AppContext): { success: true } {
  inTransaction(app.db, (tx) => forgetEveryDevice(tx));
  return { success: true };
}

/** What a changed password and "sign out everywhere" have in common. */
export function forgetEveryDevice(tx: Queryable): void {
  deleteAllTokens(tx);
  writeHouseSecret(tx, "media-secret", randomBytes(32).toString("base64url"));
}

/** A named token for a developer's program; shown once. It does not expire, and is revoked on the admin page. */
export function createApiToken(app: AppContext, input: { name: string }) {
  const token = newToken();
  const row = insertToken(app.db, {
    tokenHash: hashToken(token),
    kind: "api",
    name: input.name,
    createdAt: instantOf(app.clock),
  });
  return { token, apiToken: toWire(row) };
}

export function listApiTokens(app: AppContext) {
  return { tokens: selectApiTokens(app.db).map(toWire) };
}

export function revokeApiToken(app: AppContext, input: { id: number }): { success: true } {
  if (!deleteApiToken(app.db, input.id)) throw notFound("API token");
  return { success: true };
}

const toWire = (row: TokenRow) => ({
  id: row.id,
  name: row.name,
  created_at: row.createdAt,
  last_used_at: row.lastUsedAt,
});
const newToken = (): string => randomBytes(32).toString("base64url");
const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");
const secondsNow = (app: AppContext): number => Math.floor(app.clock.now() / 1000);
