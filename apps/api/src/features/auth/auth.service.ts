import { firstSpoken } from "@tureen/messages/languages";
import { text } from "@tureen/messages/text";
import { passwordWarning } from "@tureen/domain/auth/password-advice";
import { kitchenWordsOf } from "@tureen/domain/languages/kitchen-words";
import { inTransaction } from "@tureen/db/in-transaction";
import type { AppContext, RequestContext } from "#core/app-context";
import { AppError, isDiskProblem } from "#core/app-error";
import { listedLanguages } from "#core/language";
import { relinkMeanings } from "../ingredients/relink-meanings";
import { createSignIn, forgetUnwritten } from "./access-token.service";
import { deleteAllTokens } from "#core/sign-ins/access-tokens.repo";
import { readServerSecret, writeServerSecret } from "#core/server-secrets.repo";
import { hashPassword, isOutdated, verifyPassword } from "./password-hash";

/** There are no accounts: everyone is the family (specification, section 3). */
const FAMILY = { id: 1, username: "family" } as const;

/** @throws AppError signed-out for a wrong password, too-many while this address has to wait. */
export async function signIn(ctx: RequestContext, input: { password: string }) {
  const { app, address, languages, log } = ctx;
  if (!(await isFamilyPassword(app, address, input.password))) {
    log.warn({ address }, "wrong family password");
    app.callLimiter.count(address);
    throw new AppError("signed-out", text("That is not the family password. Please try again."));
  }
  log.info({ address }, "signed in");
  await strengthenHash(app, input.password);
  if (languages) await settleWords(app, languages);
  return { token: createSignIn(app), user: FAMILY };
}

/**
 * Signs a device in whose person the gate in front of Tureen has let through, where the household wants that.
 * @throws AppError signed-out where no gate vouches for this very person
 */
export async function enterByGate(ctx: RequestContext, input: { user: string }) {
  const { app, address, languages, log, gateUser } = ctx;
  if (gateUser !== input.user) {
    log.warn({ address }, "nobody vouches for a sign-in without the password");
    app.callLimiter.count(address);
    throw new AppError(
      "signed-out",
      text("Nothing in front of Tureen vouches for you here. Please sign in with the family password."),
    );
  }
  log.info({ address, gateUser }, "signed in by the gate");
  if (languages) await settleWords(app, languages);
  return { token: createSignIn(app), user: FAMILY };
}

/**
 * Whose words the household uses, and its language, are those of the first browser until somebody chooses others. On a full
 * disk a later sign-in settles them.
 */
async function settleWords(app: AppContext, languages: string): Promise<void> {
  // A program takes any language, "*", and so lists none: that says nothing about the family.
  const listed = listedLanguages(languages);
  const settled = { kitchen_words: kitchenWordsOf(listed), language: firstSpoken(listed) };
  const open = (["kitchen_words", "language"] as const).filter((key) => settled[key] && !app.settings.isChosen(key));
  if (open.length === 0) return;
  try {
    for (const key of open) app.settings.set(key, settled[key] ?? "");
    await relinkMeanings(app);
  } catch (error) {
    if (!isDiskProblem(error)) throw error;
    app.log.warn({ err: error }, "the disk takes no more: the household's words are not settled yet");
  }
}

/**
 * A hash from an older version or an older box is made anew while the password is known: this once, signing in takes longer.
 * The one that start-up compares with is of the same password where it is the same hash.
 */
async function strengthenHash({ db, log, passwordCost }: AppContext, password: string): Promise<void> {
  const stored = readServerSecret(db, "password-hash");
  if (stored === null || !(await isOutdated(stored, passwordCost))) return;
  try {
    const hash = await hashPassword(password, passwordCost);
    inTransaction(db, (tx) => {
      // Whoever has changed the password in the meantime has changed it for good.
      for (const key of ["password-hash", "environment-password-hash"] as const)
        if (readServerSecret(tx, key) === stored) writeServerSecret(tx, key, hash);
    });
    log.info("the hash of the family password was made stronger");
  } catch (error) {
    // Nobody is kept out by a full disk or by a line of others; the next sign-in tries again.
    log.warn({ err: error }, "the hash of the family password could not be made stronger");
  }
}

/** Changes the password and signs every device out. */
export async function changePassword(
  { app, address, log, t }: RequestContext,
  input: { currentPassword: string; newPassword: string },
) {
  if (!(await isFamilyPassword(app, address, input.currentPassword))) {
    log.warn({ address }, "wrong family password for a change of it");
    throw new AppError("bad-input", text("The current password is not right. Nothing was changed."));
  }
  const hash = await hashPassword(input.newPassword, app.passwordCost);
  inTransaction(app.db, (tx) => {
    writeServerSecret(tx, "password-hash", hash);
    deleteAllTokens(tx);
  });
  forgetUnwritten(app);
  log.info({ address }, "family password changed; every device is signed out");
  const warning = passwordWarning(input.newPassword);
  return { success: true as const, warning: warning && t(warning) };
}

/** @throws AppError too-many while this address has to wait, or too many others are being judged */
async function isFamilyPassword(app: AppContext, address: string, password: string): Promise<boolean> {
  await app.passwordSettled;
  const { db, signInGuard } = app;
  const stored = readServerSecret(db, "password-hash");
  if (stored === null) return false;
  const rank = signInGuard.rank(address);
  signInGuard.begin(address);
  const isRight = await verifyPassword(password, stored, rank).catch((error: unknown) => {
    signInGuard.withdrawn(address);
    throw error;
  });
  if (isRight) signInGuard.succeeded(address);
  return isRight;
}
