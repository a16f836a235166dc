import { AppError } from "#app-error";
import type { Clock } from "#clock";
import { waitingTime } from "#http/call-limiter";

const FREE_FAILURES = 5;
const LONGEST_WAIT_SECONDS = 30;
/** Failures are forgotten after this long without another. */
const MEMORY_MS = 60 * 60 * 1000;
const MAX_ADDRESSES = 10_000;

interface Failures {
  count: number;
  lastMs: number;
}

/** Slows guessing of the family password down, address by address (decisions, section 2). Signed-in devices never feel it. */
export interface SignInGuard {
  /** @throws AppError too-many while the address has to wait, the right password included. */
  check(address: string): void;
  failed(address: string): void;
  succeeded(address: string): void;
}

/** Five free failures, then waits of 1, 2, 4 … at most 30 seconds; a success resets them. */
export function createSignInGuard(clock: Clock): SignInGuard {
  const failures = new Map<string, Failures>();

  const known = (address: string): Failures | undefined => {
    const entry = failures.get(address);
    if (entry && clock.now() - entry.lastMs > MEMORY_MS) failures.delete(address);
    return failures.get(address);
  };

  return {
    check(address) {
      const entry = known(address);
      if (!entry || entry.count < FREE_FAILURES) return;
      const waitMs = Math.min(LONGEST_WAIT_SECONDS, 2 ** (entry.count - FREE_FAILURES)) * 1000;
      const leftSeconds = Math.ceil((entry.lastMs + waitMs - clock.now()) / 1000);
      if (leftSeconds <= 0) return;
      throw new AppError(
        "too-many",
        `Too many wrong passwords from this device. Please wait ${waitingTime(leftSeconds)} and try again.`,
        {
          retryAfterSeconds: leftSeconds,
        },
      );
    },
    failed(address) {
      const entry = known(address);
      if (!entry && failures.size >= MAX_ADDRESSES) failures.clear();
      failures.set(address, { count: (entry?.count ?? 0) + 1, lastMs: clock.now() });
    },
    succeeded(address) {
      failures.delete(address);
    },
  };
}
