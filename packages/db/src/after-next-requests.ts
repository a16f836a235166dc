/**
 * Runs what a commit leaves to be done when the requests of the next turn of the event loop are served: whoever has saved
 * something asks at once for what follows from it.
 */
export function afterNextRequests(work: () => void): void {
  // The first one runs before the loop looks for requests, the second one after that.
  setImmediate(() => setImmediate(work));
}
