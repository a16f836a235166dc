import { text } from "@tureen/messages/text";
import { inTransaction } from "@tureen/db/in-transaction";
import type { TokenScope } from "@tureen/domain/auth/token-scope";
import { randomBytes } from "node:crypto";
import type { AppContext, RequestContext } from "#core/app-context";
import { isDiskProblem, notFound } from "#core/app-error";
import { instantOf } from "#core/clock";
import {
  deleteAllTokens,
  deleteApiToken,
  deleteExpiredTokens,
  deleteTokenByHash,
  insertToken,
  selectApiTokens,
  type TokenRow,
} from "#core/sign-ins/access-tokens.repo";
import { hashToken, LIFETIME_SECONDS, secondsNow } from "#core/sign-ins/authenticate";
import { announceRevocation } from "#core/sign-ins/revocations";
import { keepUnwritten, unwrittenSignIns, type UnwrittenSignIn } from "#core/sign-ins/unwritten-sign-ins";

/** Makes a new sign-in; what it returns is known to the browser alone, the server keeps its SHA-256. */
export function createSignIn(app: AppContext): string {
  const token = newToken();
  const nowSeconds = secondsNow(app);
  const signIn: UnwrittenSignIn = {
    tokenHash: hashToken(token),
    kind: "sign-in",
    createdAt: instantOf(app.clock),
    expiresAtSeconds: nowSeconds + LIFETIME_SECONDS,
  };
  try {
    inTransaction(app.db, (tx) => {
      deleteExpiredTokens(tx, nowSeconds);
      insertToken(tx, signIn);
    });
  } catch (error) {
    if (!isDiskProblem(error)) throw error;
    // Nobody is locked out of the recipes by a full disk; the sign-in is written down when there is room.
    keepUnwritten(app.db, signIn);
    app.log.warn({ err: error }, "the disk takes no more: a sign-in is kept in memory");
  }
  return token;
}

/** Ends the sign-in that the call came with. Without one it is done already. */
export function signOut({ app, token, address, log, response }: RequestContext): { success: true } {
  if (token) {
    const tokenHash = hashToken(token);
    unwrittenSignIns(app.db).delete(tokenHash);
    deleteTokenByHash(app.db, tokenHash);
    announceRevocation(app.db);
  }
  // Pictures that the browser keeps by itself; over plain HTTP browsers do not listen.
  if (response && !response.headersSent) response.setHeader("Clear-Site-Data", '"cache"');
  log.info({ address }, "signed out");
  return { success: true };
}

/** Ends every sign-in, API tokens included. */
export function signOutEverywhere({ app, address, log }: RequestContext): { success: true } {
  deleteAllTokens(app.db);
  forgetUnwritten(app);
  log.info({ address }, "signed out everywhere");
  return { success: true };
}

/** What of the sign-ins is not in the database ends with them: those in memory, and open streams. */
export function forgetUnwritten(app: AppContext): void {
  unwrittenSignIns(app.db).clear();
  announceRevocation(app.db);
}

/** A named token for a developer's program; shown once. It does not expire, and is revoked on the admin page. */
export function createApiToken(app: AppContext, input: { name: string; scope: TokenScope }) {
  const token = newToken();
  const { name, scope } = input;
  const createdAt = instantOf(app.clock);
  const id = insertToken(app.db, { tokenHash: hashToken(token), kind: "api", name, scope, createdAt });
  app.log.info({ apiTokenId: id, scope }, "API token made");
  return { token, apiToken: toWire({ id, name, scope, createdAt, lastUsedAt: null }) };
}

/** Names and uses of all API tokens, never the tokens themselves. */
export function listApiTokens(app: AppContext) {
  return { tokens: selectApiTokens(app.db).map(toWire) };
}

/** Ends one at once, its open answers too. @throws AppError not-found */
export function revokeApiToken(app: AppContext, input: { id: number }): { success: true } {
  if (!deleteApiToken(app.db, input.id)) throw notFound(text("API token"));
  announceRevocation(app.db);
  app.log.info({ apiTokenId: input.id }, "API token revoked");
  return { success: true };
}

const toWire = (row: Pick<TokenRow, "id" | "name" | "scope" | "createdAt" | "lastUsedAt">) => ({
  id: row.id,
  name: row.name,
  scope: row.scope,
  created_at: row.createdAt,
  last_used_at: row.lastUsedAt,
});
const newToken = (): string => randomBytes(32).toString("base64url");
