import { type Text, text } from "@tureen/messages/text";
import { AppError } from "#core/app-error";
import type { Clock } from "#core/clock";

interface CallWindow {
  readonly startedAtMs: number;
  calls: number;
}

/** Counts the calls that cost or can be abused: per address and window, by the settings as they are at this moment. */
export type CallLimiter = ReturnType<typeof createCallLimiter>;

const MAX_ADDRESSES = 10_000;

type LimitKey = "rate_limit_window_minutes" | "rate_limit_max_requests";

/** @param clock a monotonic one: a window must not grow when the clock of the box is set */
export function createCallLimiter(settings: { number(key: LimitKey): number }, clock: Clock) {
  const windows = new Map<string, CallWindow>();

  /** The address's window at this moment, with a call left in it. */
  function openWindow(address: string): CallWindow {
    const windowMs = settings.number("rate_limit_window_minutes") * 60_000;
    const nowMs = clock.now();
    const known = windows.get(address);
    const current = known && nowMs - known.startedAtMs < windowMs ? known : { startedAtMs: nowMs, calls: 0 };
    if (current.calls < settings.number("rate_limit_max_requests")) return current;
    const retryAfterSeconds = Math.max(1, Math.ceil((current.startedAtMs + windowMs - nowMs) / 1000));
    throw new AppError(
      "too-many",
      text("Too many requests from this device. Please try again in {time}.", { time: waitingTime(retryAfterSeconds) }),
      { retryAfterSeconds },
    );
  }

  return {
    /** Looks whether a call is left, and counts none. @throws AppError too-many once the window's calls are used up */
    check: (address: string): void => void openWindow(address),
    /** @throws AppError too-many once the window's calls are used up. */
    count(address: string): void {
      const current = openWindow(address);
      current.calls += 1;
      if (windows.size >= MAX_ADDRESSES) windows.clear();
      windows.set(address, current);
    },
  };
}

/** "20 seconds", "3 minutes". */
export function waitingTime(seconds: number): Text {
  if (seconds < 90) return text("{count, plural, one {# second} other {# seconds}}", { count: seconds });
  return text("{count, plural, one {# minute} other {# minutes}}", { count: Math.ceil(seconds / 60) });
}
