import { isLocked } from "@tureen/db/file/until-writable";
import { inTransaction } from "@tureen/db/in-transaction";
import { mayCall, type Access } from "@tureen/domain/auth/token-scope";
import { type Text, text } from "@tureen/messages/text";
import { hash } from "node:crypto";
import type { AppContext, RequestContext } from "../app-context";
import { AppError, isDiskProblem } from "../app-error";
import { instantOf } from "../clock";
import { findToken, insertToken, touchToken } from "./access-tokens.repo";
import { onRevocation, revocationCount } from "./revocations";
import { unwrittenSignIns, type UnwrittenSignIn } from "./unwritten-sign-ins";

/** A sign-in lives for 180 days without use. */
export const LIFETIME_SECONDS = 180 * 24 * 3600;
/** Use is written down at most this often: reading recipes must not write to the disk each time. */
const TOUCH_EVERY_SECONDS = 3600;

const PERSONS_ONLY = text(
  "Only somebody who has signed in with the family password may do this; an API token may not.",
);
const TOO_NARROW: Readonly<Record<Extract<Access, "write" | "admin">, Text>> = {
  write: text("This API token may only read. Make one that may also write on the Admin page."),
  admin: text("This API token may not do what the Admin page does. Make one that may there."),
};
const SIGNED_OUT = text("Please sign in with the family password.");

/** Whether somebody of the family makes this request; nothing is written down of it. */
export function isFamily(context: RequestContext): boolean {
  return callerOf(context).row !== null;
}

/** The device that asks, where it carries a name; null for others and for programs. */
export function deviceOf(context: RequestContext): number | null {
  return callerOf(context).row?.deviceId ?? null;
}

/**
 * Lets a request go on that may do what the call asks for; who asks is looked up once a request.
 * @throws AppError signed-out unless its token is living, forbidden where it may not what the call asks for.
 */
export function authenticate(context: RequestContext, access: Access): void {
  if (access === "open") return;
  const { app } = context;
  const caller = callerOf(context);
  const { row } = caller;
  if (!row) throw new AppError("signed-out", SIGNED_OUT);
  if (!mayCall(row.kind === "api" ? (row.scope ?? "read") : "person", access))
    throw new AppError("forbidden", access === "write" || access === "admin" ? TOO_NARROW[access] : PERSONS_ONLY);
  if (!caller.isNoted) noteUse(app, row);
  caller.isNoted = true;
}

type LivingToken = UnwrittenSignIn & { readonly id?: number | undefined };

/** Who asks, as it was looked up for this request; a long upload may outlive its sign-in. */
interface PresentedToken {
  readonly row: LivingToken | null;
  /** Whether it has been written down that the token was used. */
  isNoted: boolean;
  readonly revocations: number;
  readonly untilMs: number;
}

const callers = new WeakMap<RequestContext, PresentedToken>();
const KNOWN_FOR_MS = 1000;

function callerOf(context: RequestContext): PresentedToken {
  const { app, token } = context;
  const revocations = revocationCount(app.db);
  const nowMs = app.clock.now();
  const known = callers.get(context);
  if (known && known.revocations === revocations && nowMs < known.untilMs) return known;
  const caller: PresentedToken = {
    row: findLiving(app, token),
    isNoted: false,
    revocations,
    untilMs: nowMs + KNOWN_FOR_MS,
  };
  callers.set(context, caller);
  if (caller.row && !known) endWhenRevoked(context);
  return caller;
}

/** Leaves the answer to the very call that signs out the time to be read. */
const LAST_WORDS_MS = 500;

/**
 * An answer that is still going out, such as a stream of events, ends when its client is signed out. Whoever was not
 * signed in has nothing to lose: a sign-in may take seconds on a small box, while another password comes into force.
 */
function endWhenRevoked({ app, token, response }: RequestContext): void {
  if (!response) return;
  const forget = onRevocation(app.db, () => {
    setTimeout(() => {
      if (!response.closed && !findLiving(app, token)) response.destroy();
    }, LAST_WORDS_MS);
  });
  response.once("close", forget);
}

function findLiving(app: AppContext, token: string | null): LivingToken | null {
  if (!token) return null;
  const tokenHash = hashToken(token);
  const row = findToken(app.db, tokenHash) ?? unwrittenSignIns(app.db).get(tokenHash);
  const expiresAtSeconds = row?.expiresAtSeconds ?? Infinity;
  return row && expiresAtSeconds > secondsNow(app) ? row : null;
}

/** When a token was last used is good to know; whether it can be written down decides nothing. */
function noteUse(app: AppContext, row: LivingToken): void {
  const nowSeconds = secondsNow(app);
  const lastUsedSeconds = row.lastUsedAt ? Date.parse(row.lastUsedAt) / 1000 : 0;
  if (row.id !== undefined && nowSeconds - lastUsedSeconds < TOUCH_EVERY_SECONDS) return;
  const failure = diskFailures.get(app.db);
  if (failure !== undefined && nowSeconds - failure < RETRY_AFTER_SECONDS) return;
  if (isLocked(app.db.$client)) return;
  try {
    if (row.id === undefined) writeUnwritten(app);
    else touchToken(app.db, row.id, instantOf(app.clock), row.kind === "api" ? null : nowSeconds + LIFETIME_SECONDS);
    diskFailures.delete(app.db);
  } catch (error) {
    if (!isDiskProblem(error)) throw error;
    if (failure === undefined)
      app.log.error({ err: error }, "the disk takes no more: reading goes on, nothing can be saved");
    diskFailures.set(app.db, nowSeconds);
  }
}

/** Second at which the disk last refused a time of use; while it is full it is asked once a minute and told of once. */
const diskFailures = new WeakMap<AppContext["db"], number>();
const RETRY_AFTER_SECONDS = 60;

function writeUnwritten(app: AppContext): void {
  const unwritten = unwrittenSignIns(app.db);
  inTransaction(app.db, (tx) => {
    for (const signIn of unwritten.values()) insertToken(tx, signIn);
  });
  unwritten.clear();
}

/** What the database keeps of a token. */
export const hashToken = (token: string): string => hash("sha256", token, "base64url");

export const secondsNow = (app: AppContext): number => Math.floor(app.clock.now() / 1000);
