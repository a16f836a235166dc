let hurry = new AbortController();

/** Waits; ends early, without an error, when the client is gone or everything is to come at once. */
export function pause(durationMs: number, gone: AbortSignal): Promise<void> {
  const ended = AbortSignal.any([gone, hurry.signal]);
  if (durationMs <= 0 || ended.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(done, durationMs);
    ended.addEventListener("abort", done, { once: true });
    function done(): void {
      clearTimeout(timer);
      ended.removeEventListener("abort", done);
      resolve();
    }
  });
}

/** Ends every pause, and all that would come. */
export function endPauses(): void {
  hurry.abort();
}

/** Lets pauses take their time again. */
export function pauseAgain(): void {
  hurry = new AbortController();
}
