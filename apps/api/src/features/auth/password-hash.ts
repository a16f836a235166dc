import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from "node:crypto";
import { AppError } from "#app-error";

/** scrypt with 32 MiB a hash (OWASP password storage cheat sheet); about 200 ms on a small box. */
const COST = { N: 2 ** 15, r: 8, p: 3 } as const;
const KEY_BYTES = 32;
const MAX_AT_ONCE = 2;
const MAX_WAITING = 8;

let running = 0;
const waiting: (() => void)[] = [];

/** `scrypt$N$r$p$salt$hash`; compared by {@link verifyPassword}. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  return ["scrypt", COST.N, COST.r, COST.p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/** Exact comparison, in constant time. A hash of another shape never matches. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [scheme, n, r, p, salt, hash] = stored.split("$");
  if (scheme !== "scrypt" || !salt || !hash) return false;
  const expected = Buffer.from(hash, "base64url");
  const key = await derive(password, Buffer.from(salt, "base64url"), { N: Number(n), r: Number(r), p: Number(p) });
  return expected.length === key.length && timingSafeEqual(expected, key);
}

/** At most two hashes at once, or twenty sign-ins at a time would take the memory of a small box. */
async function derive(password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> {
  await takePlace();
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      // Node refuses more than 32 MiB unless told.
      scrypt(password, salt, KEY_BYTES, { ...cost, maxmem: 256 * 1024 * 1024 }, (error, key) =>
        error ? reject(error) : resolve(key),
      );
    });
  } finally {
    // The place goes to the one who waits longest, never back to whoever asks next.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

async function takePlace(): Promise<void> {
  if (running >= MAX_AT_ONCE) {
    if (waiting.length >= MAX_WAITING) {
      throw new AppError("too-many", "Many people are signing in at this moment. Please try again in a few seconds.", {
        retryAfterSeconds: 3,
      });
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
    return;
  }
  running += 1;
}
