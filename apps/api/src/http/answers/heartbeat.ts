import { setTimeout as pause } from "node:timers/promises";

/** How often a connection says something while a model works: proxies and browsers give up on one that is silent for a minute. */
export const HEARTBEAT_MS = 15_000;

/**
 * For a stream of states: yields at once, whenever there is news and, as `isHeartbeat`, every 15 seconds; no oftener than
 * `minIntervalMs`, until the signal aborts.
 * @param listen is given what is to be called on news, and answers what ends that
 */
export async function* onNews(
  signal: AbortSignal,
  minIntervalMs: number,
  listen: (wake: () => void) => () => void,
): AsyncGenerator<{ readonly isHeartbeat: boolean }> {
  let [hasNews, isHeartbeat] = [false, false];
  let stopWaiting = (): void => undefined;
  const wake = (): void => {
    hasNews = true;
    stopWaiting();
  };
  const unlisten = listen(wake);
  const heartbeat = setInterval(() => {
    isHeartbeat = true;
    wake();
  }, HEARTBEAT_MS);
  signal.addEventListener("abort", wake);
  try {
    while (!signal.aborted) {
      const step = { isHeartbeat };
      [hasNews, isHeartbeat] = [false, false];
      yield step;
      await pause(minIntervalMs);
      if (!hasNews) await new Promise<void>((resolve) => (stopWaiting = resolve));
    }
  } finally {
    unlisten();
    clearInterval(heartbeat);
    signal.removeEventListener("abort", wake);
  }
}
