/** How an import waits for a server that is away. */
export interface WaitOptions {
  /** How long the server may be away, and how long one call is tried again. */
  readonly totalWaitMs: number;
  readonly signal: AbortSignal;
  /** Told what is being waited for, as a text is kept; '' when the wait is over. */
  readonly onWait: (sentence: string) => void;
}

/**
 * The wait that all calls of one import share: when it is used up they fail at once, each with its own error, until
 * the server is back.
 */
export interface ServerWait {
  readonly signal: AbortSignal;
  /** Milliseconds left for a call that was first tried at `firstTryAtMs` (performance.now()). */
  leftMs(firstTryAtMs: number): number;
  waits(sentence: string): void;
  givesUp(): void;
  isBack(): void;
}

/** `totalWaitMs` counts from the first `waits`, or from a call's own first try where that was earlier; `isBack` ends it. */
export function createServerWait({ totalWaitMs, signal, onWait }: WaitOptions): ServerWait {
  let awaySinceMs: number | undefined;
  return {
    signal,
    leftMs: (firstTryAtMs) => {
      const sinceMs = Math.min(awaySinceMs ?? Number.POSITIVE_INFINITY, firstTryAtMs);
      return Math.max(0, sinceMs + totalWaitMs - performance.now());
    },
    waits: (sentence) => {
      awaySinceMs ??= performance.now();
      onWait(sentence);
    },
    givesUp: () => onWait(""),
    isBack: () => {
      if (awaySinceMs !== undefined) onWait("");
      awaySinceMs = undefined;
    },
  };
}
