/** A tab in the background may hold the lock and be asleep: two that send do no harm, for each change has its id. */
const TIMEOUT_MS = 3000;

/**
 * Runs work in one tab of this browser at a time. Browsers have locks over HTTPS and on localhost only; elsewhere, and where
 * the tab that holds the lock does not come to its end, the work is done beside it.
 */
export function aloneAmongTabs(name: string): (work: () => Promise<void>) => Promise<void> {
  const locks = "locks" in navigator ? navigator.locks : null;
  if (!locks) return (work) => work();
  return async (work) => {
    const over = new AbortController();
    const timer = setTimeout(() => over.abort(), TIMEOUT_MS);
    let hasBegun = false;
    try {
      await locks.request(name, { signal: over.signal }, async () => {
        hasBegun = true;
        clearTimeout(timer);
        await work();
      });
    } catch (error) {
      if (hasBegun) throw error;
      await work();
    }
  };
}
