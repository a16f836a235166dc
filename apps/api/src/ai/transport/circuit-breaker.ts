import type { Clock } from "#clock";
import type { AiError } from "#ai/ai-error";

export interface CircuitBreaker {
  /** Throws the last failure again while the circuit is open; costs nothing. */
  check(): void;
  succeeded(): void;
  /** Counts one failure; opens the circuit when it was one too many. */
  failed(error: AiError): void;
  /** Milliseconds until the next try is let through; 0 while closed. */
  openForMs(): number;
}

/**
 * After `failures` in a row nobody waits for a server that is known to be gone: for `openMs` every call fails at
 * once with the sentence of the last failure.
 */
export function createCircuitBreaker(failures: number, openMs: number, clock: Clock): CircuitBreaker {
  let count = 0;
  let openUntil = 0;
  let last: AiError | undefined;
  const openForMs = (): number => Math.max(0, openUntil - clock.now());
  return {
    check: () => {
      if (last && openForMs() > 0) throw last;
    },
    succeeded: () => {
      count = 0;
      openUntil = 0;
      last = undefined;
    },
    failed: (error) => {
      count += 1;
      if (count < failures) return;
      last = error;
      openUntil = clock.now() + openMs;
    },
    openForMs,
  };
}
