import { inTransaction } from "@tureen/db/in-transaction";
import type { Db } from "@tureen/db/client";
import { passwordWarning } from "@tureen/domain/auth/password-advice";
import { english } from "@tureen/messages/speakers";
import { randomInt } from "node:crypto";
import type { Log } from "#core/logger";
import { deleteAllTokens } from "#core/sign-ins/access-tokens.repo";
import { readServerSecret, writeServerSecret } from "#core/server-secrets.repo";
import { hashPassword, verifyPassword, type HashCost } from "./password-hash";
import { announceRevocation } from "#core/sign-ins/revocations";

// Words that are easy to read out across a kitchen; five of them and a number are 41 bits.
const WORDS = (
  "apple basil bread butter cake carrot cheese cherry cinnamon clove cocoa coconut cookie cream crumble curry dumpling fennel fig garlic ginger " +
  "gravy hazel honey jam kettle ladle leek lemon lentil lime mango maple melon mint muffin mustard noodle nutmeg oat olive onion orange oregano " +
  "pancake parsley peach pear pepper pickle plum pretzel pudding pumpkin quince radish raisin rice rosemary saffron sage scone sesame soup spoon " +
  "stew sugar syrup tarragon tart thyme toast tomato tureen vanilla waffle walnut whisk yeast"
).split(" ");

/**
 * Sets the family password at start-up (decisions, section 1): the environment's where it is new or has changed,
 * else the one in force, else a generated one, which is returned to be printed this once.
 * @param cost of a new hash; as much as this box bears where nothing is said
 */
export async function settleFamilyPassword(
  db: Db,
  environmentPassword: string | undefined,
  log: Log,
  cost?: HashCost,
): Promise<string | null> {
  const inForce = readServerSecret(db, "password-hash");
  if (environmentPassword !== undefined) {
    await adoptEnvironmentPassword(db, environmentPassword, log, cost);
    return null;
  }
  if (inForce !== null) return null;
  const generated = generatePassword();
  writeServerSecret(db, "password-hash", await hashPassword(generated, cost));
  return generated;
}

/** The environment's password counts when it differs from the one last seen there; the admin page's change stands else. */
async function adoptEnvironmentPassword(db: Db, password: string, log: Log, cost?: HashCost): Promise<void> {
  const lastSeen = readServerSecret(db, "environment-password-hash");
  if (lastSeen !== null && (await verifyPassword(password, lastSeen))) return;
  // The server was stopped meanwhile; its next start compares again.
  if (!db.$client.open) return;
  const advice = passwordWarning(password);
  if (advice) log.warn(english(advice));
  const hash = await hashPassword(password, cost);
  inTransaction(db, (tx) => {
    writeServerSecret(tx, "password-hash", hash);
    writeServerSecret(tx, "environment-password-hash", hash);
    deleteAllTokens(tx);
  });
  announceRevocation(db);
}

/** For whoever has forgotten the password and sits at the box: a new one, in force at once; every device is signed out. */
export async function resetFamilyPassword(db: Db): Promise<string> {
  const generated = generatePassword();
  const hash = await hashPassword(generated);
  inTransaction(db, (tx) => {
    writeServerSecret(tx, "password-hash", hash);
    deleteAllTokens(tx);
  });
  return generated;
}

function generatePassword(): string {
  const words = Array.from({ length: 5 }, () => WORDS[randomInt(WORDS.length)]);
  return [...words, randomInt(10, 1000)].join("-");
}
