import { inTransaction } from "@tureen/db/in-transaction";
import { text } from "@tureen/messages/text";
import type { RequestContext } from "#core/app-context";
import { conflict, notFound } from "#core/app-error";
import { instantOf } from "#core/clock";
import { findToken } from "#core/sign-ins/access-tokens.repo";
import { hashToken, secondsNow } from "#core/sign-ins/authenticate";
import {
  deleteSignIn,
  findIdleDevice,
  insertDevice,
  linkDevice,
  renameDevice,
  selectSignIns,
} from "#core/sign-ins/devices.repo";
import { announceRevocation } from "#core/sign-ins/revocations";

/** Every device that is signed in, with its name where it carries one; never its token. */
export function listDevices({ app, token }: RequestContext) {
  const own = token && hashToken(token);
  const devices = selectSignIns(app.db, secondsNow(app)).map((row) => ({
    id: row.id,
    name: row.deviceName,
    is_this: row.tokenHash === own,
    created_at: row.createdAt,
    last_used_at: row.lastUsedAt,
  }));
  return { devices };
}

/**
 * Gives the device that asks a name, or another one, or takes it away by ''. What it did under the old one is shown under the
 * new one from now on.
 * @throws AppError conflict for a sign-in that the full disk has not taken yet.
 */
export function nameDevice({ app, token }: RequestContext, { name }: { name: string }): { success: true } {
  inTransaction(app.db, (tx) => {
    const signIn = token ? findToken(tx, hashToken(token)) : undefined;
    if (!signIn)
      throw conflict(text("This sign-in is not saved yet. Sign in once more, then give the device its name."));
    if (signIn.deviceId !== null) renameDevice(tx, signIn.deviceId, name);
    else if (name !== "")
      linkDevice(
        tx,
        signIn.id,
        findIdleDevice(tx, name) ?? insertDevice(tx, { name, createdAt: instantOf(app.clock) }),
      );
  });
  // Who asks is looked up again, with its device.
  announceRevocation(app.db);
  return { success: true };
}

/** Ends one sign-in at once; what its device did keeps its name. @throws AppError not-found */
export function signOutDevice({ app, log }: RequestContext, { id }: { id: number }): { success: true } {
  if (!deleteSignIn(app.db, id)) throw notFound(text("device"));
  announceRevocation(app.db);
  log.info({ signInId: id }, "device signed out");
  return { success: true };
}
