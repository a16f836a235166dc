import type { LiveState } from "@tureen/contracts/live";

/** The server says something every 15 seconds; a connection that is silent for longer is none (a phone that left the house). */
const SILENCE_MS = 20_000;
/** The first state comes with the answer's headers; a network that leads nowhere is not waited for. */
const FIRST_STATE_MS = 5000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 5000;

interface FollowParts {
  readonly follow: (signal: AbortSignal) => Promise<AsyncIterable<LiveState>>;
  readonly onState: (state: LiveState) => void;
  /** False as soon as a connection is lost or cannot be made; true with the next that says something. */
  readonly onConnected: (isConnected: boolean, error?: unknown) => void;
  /** A connection that was lost is there again. */
  readonly onReturn: () => void;
  /** True where asking again is of no use: this device is signed out. */
  readonly isOver: (error: unknown) => boolean;
  /** True where the server was reached, though it would not be followed. */
  readonly isAnswer: (error: unknown) => boolean;
}

/**
 * Follows what changes on the server until `signal` aborts, over however many connections that takes. Each begins with the
 * whole present state, so nothing is missed between two.
 */
export async function followLive(parts: FollowParts, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const connection = new AbortController();
    const leave = (): void => connection.abort();
    signal.addEventListener("abort", leave);
    window.addEventListener("offline", leave);
    let silence = setTimeout(leave, FIRST_STATE_MS);
    try {
      for await (const state of await parts.follow(connection.signal)) {
        if (signal.aborted) return;
        clearTimeout(silence);
        silence = setTimeout(leave, SILENCE_MS);
        if (failures > 0) parts.onReturn();
        failures = 0;
        parts.onConnected(true);
        parts.onState(state);
      }
    } catch (error) {
      if (signal.aborted) return;
      if (parts.isOver(error)) return;
      failures += 1;
      parts.onConnected(parts.isAnswer(error), error);
    } finally {
      clearTimeout(silence);
      signal.removeEventListener("abort", leave);
      window.removeEventListener("offline", leave);
      connection.abort();
    }
    await pause(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, failures - 1)), signal);
  }
}

/** Ends early where the browser says that there is a network again, and when nobody waits any more. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      window.removeEventListener("online", end);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener("online", end);
    signal.addEventListener("abort", end);
  });
}
