import { text } from "@tureen/messages/text";
import { AppError } from "#core/app-error";
import type { Clock } from "#core/clock";
import { waitingTime } from "#http/guards/call-limiter";

const FREE_FAILURES = 5;
const LONGEST_WAIT_SECONDS = 30;
/** Failures are forgotten after this long without another. */
const MEMORY_MS = 60 * 60 * 1000;
const MAX_ADDRESSES = 10_000;

interface Tries {
  count: number;
  lastMs: number;
}

/** Slows guessing of the family password down, address by address (decisions, section 2). Signed-in devices never feel it. */
export type SignInGuard = ReturnType<typeof createSignInGuard>;

/**
 * Five free failures, then waits of 1, 2, 4 … at most 30 seconds; a success resets them.
 * @param clock a monotonic one: a wait must not grow when the clock of the box is set
 */
export function createSignInGuard(clock: Clock) {
  const tries = new Map<string, Tries>();
  const welcome = new Set<string>();

  const known = (address: string): Tries | undefined => {
    const entry = tries.get(address);
    if (entry && clock.now() - entry.lastMs > MEMORY_MS) tries.delete(address);
    return tries.get(address);
  };

  return {
    /**
     * Counts a try before it is judged, so that guesses sent side by side are as many as guesses sent one after the other.
     * @throws AppError too-many while the address has to wait, the right password included.
     */
    begin(address: string): void {
      const entry = known(address);
      if (entry && entry.count >= FREE_FAILURES) refuseWhileWaiting(entry, clock.now());
      if (!entry && tries.size >= MAX_ADDRESSES) tries.clear();
      tries.set(address, { count: (entry?.count ?? 0) + 1, lastMs: clock.now() });
    },
    /** The try was the right password: the address may begin anew. */
    succeeded(address: string): void {
      tries.delete(address);
      if (welcome.size >= MAX_ADDRESSES) welcome.clear();
      welcome.add(address);
    },
    /** The try was never judged. */
    withdrawn(address: string): void {
      const entry = known(address);
      if (entry) entry.count -= 1;
    },
    /** Whose turn comes first where many wait: an address that has signed in before, then those with few failures. */
    rank: (address: string): number => (welcome.has(address) ? 0 : (known(address)?.count ?? 1)),
  };
}

function refuseWhileWaiting(entry: Tries, nowMs: number): void {
  const waitMs = Math.min(LONGEST_WAIT_SECONDS, 2 ** (entry.count - FREE_FAILURES)) * 1000;
  const leftSeconds = Math.ceil((entry.lastMs + waitMs - nowMs) / 1000);
  if (leftSeconds <= 0) return;
  throw new AppError(
    "too-many",
    text("Too many wrong passwords from this device. Please wait {time} and try again.", {
      time: waitingTime(leftSeconds),
    }),
    { retryAfterSeconds: leftSeconds },
  );
}
