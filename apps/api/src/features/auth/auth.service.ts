import { passwordWarning } from "@tureen/domain/auth/password-advice";
import { kitchenWordsOf } from "@tureen/domain/languages/kitchen-words";
import { inTransaction } from "@tureen/db/in-transaction";
import type { RequestContext } from "#app-context";
import { AppError } from "#app-error";
import { createSignIn, forgetEveryDevice } from "./access-token.service";
import { readHouseSecret, writeHouseSecret } from "./auth.repo";
import { hashPassword, verifyPassword } from "./password-hash";

/** There are no accounts: everyone is the family (specification, section 3). */
const FAMILY = { id: 1, username: "family" } as const;

/** @throws AppError signed-out for a wrong password, too-many while this address has to wait. */
export async function signIn({ app, address, languages, log }: RequestContext, input: { password: string }) {
  app.signInGuard.check(address);
  if (!(await isFamilyPassword(app, input.password))) {
    app.signInGuard.failed(address);
    log.warn({ address }, "wrong family password");
    app.callLimiter.count(address);
    throw new AppError("signed-out", "That is not the family password. Please try again.");
  }
  app.signInGuard.succeeded(address);
  log.info({ address }, "signed in");
  if (languages && !app.settings.isChosen("kitchen_words"))
    app.settings.set("kitchen_words", kitchenWordsOf(languages));
  return { token: createSignIn(app), user: FAMILY };
}

/** Changes the password and signs every device out. */
export async function changePassword(
  { app, address, log }: RequestContext,
  input: { currentPassword: string; newPassword: string },
) {
  app.signInGuard.check(address);
  if (!(await isFamilyPassword(app, input.currentPassword))) {
    app.signInGuard.failed(address);
    throw new AppError("bad-input", "The current password is not right. Nothing was changed.");
  }
  const hash = await hashPassword(input.newPassword);
  inTransaction(app.db, (tx) => {
    writeHouseSecret(tx, "password-hash", hash);
    forgetEveryDevice(tx);
  });
  log.info({ address }, "family password changed; every device is signed out");
  return { success: true as const, warning: passwordWarning(input.newPassword) };
}

async function isFamilyPassword(app: RequestContext["app"], password: string): Promise<boolean> {
  const stored = readHouseSecret(app.db, "password-hash");
  return stored !== null && (await verifyPassword(password, stored));
}
