import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from "node:crypto";
import { hashInTurn } from "./hash-queue";

/**
 * 32 MiB a hash (OWASP password storage cheat sheet, with p from 3). glibc gives blocks above 32 MiB back to the box at once;
 * of smaller ones each thread that has hashed would keep its own for ever.
 */
const MEMORY_COST = { N: 2 ** 15, r: 8 } as const;
const LEAST_ROUNDS = 3;
const MOST_ROUNDS = 16;
/** How long the family waits for the check of its password, on this very box. */
const AIM_MS = 300;
const KEY_BYTES = 32;
/** Of the few who set a password at start-up or on the admin page. */
const FIRST = 0;

/** What a hash costs, as scrypt counts it: memory (`N`, `r`) and rounds (`p`). */
export interface HashCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

let rounds: number | undefined;

/**
 * `scrypt$N$r$p$salt$hash`; compared by {@link verifyPassword}, which takes the cost from the hash.
 * @param cost as much as this box bears within 0.3 s where nothing is said
 */
export async function hashPassword(password: string, cost?: HashCost): Promise<string> {
  const salt = randomBytes(16);
  const { N, r, p } = cost ?? (await costOfThisBox());
  const key = await derive(password, salt, { N, r, p }, FIRST);
  return ["scrypt", N, r, p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/**
 * Exact comparison, in constant time. A hash of another shape never matches.
 * @param rank whose turn comes first where many wait, the lowest
 */
export async function verifyPassword(password: string, stored: string, rank = FIRST): Promise<boolean> {
  const [scheme, n, r, p, salt, hash] = stored.split("$");
  if (scheme !== "scrypt" || !salt || !hash) return false;
  const expected = Buffer.from(hash, "base64url");
  const cost = { N: Number(n), r: Number(r), p: Number(p) };
  const key = await derive(password, Buffer.from(salt, "base64url"), cost, rank);
  return expected.length === key.length && timingSafeEqual(expected, key);
}

/** A box of today bears so much more than the hash was made with: it was made on an older box. */
const OUTDATED_BELOW = 0.5;

/**
 * Whether the hash of a password that was right just now should be made anew: it takes less memory than today's, as those of
 * older versions do, or costs an attacker too little.
 */
export async function isOutdated(stored: string, cost?: HashCost): Promise<boolean> {
  const [, N = 0, r = 0, p = 0] = stored.split("$").map(Number);
  const today = cost ?? (await costOfThisBox());
  return N * r < today.N * today.r || N * r * p < product(today) * OUTDATED_BELOW;
}

const product = ({ N, r, p }: HashCost): number => N * r * p;

async function costOfThisBox(): Promise<HashCost> {
  return { ...MEMORY_COST, p: (rounds ??= await roundsOfThisBox()) };
}

/** The best of two looks: a box that is busy at this moment must not get a weaker hash for ever. */
async function roundsOfThisBox(): Promise<number> {
  let bestMs = Infinity;
  for (const _look of [1, 2]) {
    const startedAtMs = performance.now();
    await derive("", randomBytes(16), { ...MEMORY_COST, p: 1 }, FIRST);
    bestMs = Math.min(bestMs, performance.now() - startedAtMs);
  }
  return Math.max(LEAST_ROUNDS, Math.min(MOST_ROUNDS, Math.floor(AIM_MS / bestMs)));
}

function derive(password: string, salt: Buffer, cost: ScryptOptions, rank: number): Promise<Buffer> {
  return hashInTurn(
    rank,
    () =>
      new Promise<Buffer>((resolve, reject) => {
        // Node refuses more than 32 MiB unless told.
        scrypt(password, salt, KEY_BYTES, { ...cost, maxmem: 256 * 1024 * 1024 }, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}
