import {
  circuitBreaker,
  ConsecutiveBreaker,
  handleWhen,
  isBrokenCircuitError,
  type CircuitBreakerPolicy,
} from "cockatiel";

export interface Breaker {
  /** Does the work, or throws the last failure again at once while the circuit is open; `onOpen` is told of that. */
  run<T>(work: () => Promise<T>, onOpen?: () => void): Promise<T>;
  /** Lets calls through again, as if nothing had failed. */
  close(): void;
}

interface BreakerOptions {
  /** Failures in a row that open the circuit. */
  readonly failures: number;
  readonly openMs: number;
  /** Which errors count. */
  readonly counts: (error: Error) => boolean;
}

/** After some failures in a row nobody waits for what is known to be gone. */
export function createBreaker({ failures, openMs, counts }: BreakerOptions): Breaker {
  const closed = (): CircuitBreakerPolicy =>
    circuitBreaker(handleWhen(counts), { halfOpenAfter: openMs, breaker: new ConsecutiveBreaker(failures) });
  let circuit = closed();
  let lastFailure: Error | undefined;
  return {
    run: async (work, onOpen) => {
      try {
        return await circuit.execute(work);
      } catch (error) {
        if (isBrokenCircuitError(error)) {
          onOpen?.();
          throw lastFailure ?? error;
        }
        if (error instanceof Error && counts(error)) lastFailure = error;
        throw error;
      }
    },
    close: () => {
      circuit = closed();
    },
  };
}
