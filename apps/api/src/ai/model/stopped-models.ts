import type { Clock } from "#clock";
import type { AiError } from "#ai/ai-error";
import { createCircuitBreaker, type CircuitBreaker } from "#ai/transport/circuit-breaker";

/** Models that stopped again right after they had stopped: more tries would only keep the machine swapping. */
export interface StoppedModels {
  /** Throws at once while the model is left alone. */
  check(model: string): void;
  leaveAlone(model: string, error: AiError): void;
}

export function createStoppedModels(openMs: number, clock: Clock): StoppedModels {
  const breakers = new Map<string, CircuitBreaker>();
  return {
    check: (model) => breakers.get(model)?.check(),
    leaveAlone: (model, error) => {
      const breaker = breakers.get(model) ?? createCircuitBreaker(1, openMs, clock);
      breakers.set(model, breaker);
      breaker.failed(error);
    },
  };
}
