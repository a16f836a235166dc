import type { Ollama } from "ollama";
import { circuitBreaker, ConsecutiveBreaker, handleWhen, isBrokenCircuitError } from "cockatiel";
import type { AiConfig } from "#ai/ai-config";
import { type AiError, isAiError } from "#ai/ai-error";
import type { Clock } from "#core/clock";
import type { ChatCall, OllamaTransport } from "./ollama-transport";

/** A way to the server that remembers when it is gone. */
export type MonitoredTransport = ReturnType<typeof monitorTransport>;

const PROBE_EVERY_MS = 1_000;
const TRUSTED_SILENCE_MS = 5_000;

/**
 * After some failures in a row every call fails at once, without touching the network. Meanwhile the first call of
 * each second also looks in the background whether the server is back: a family that has just started Ollama need
 * not wait for the pause to pass.
 *
 * @param onGone told of every call that did not find the server: it may be another one when it is back
 */
export function monitorTransport(
  transport: OllamaTransport,
  { retries: { breakerFailures, breakerOpenMs } }: AiConfig,
  clock: Clock,
  onGone: () => void,
) {
  const closed = () =>
    circuitBreaker(handleWhen(isServerGone), {
      halfOpenAfter: breakerOpenMs,
      breaker: new ConsecutiveBreaker(breakerFailures),
    });
  let circuit = closed();
  let lastFailure: Error | undefined;
  let probedAt = Number.NEGATIVE_INFINITY;
  let heardAt = Number.NEGATIVE_INFINITY;

  /** Looks whether the server is there, whatever is remembered of it; gives its version. @throws AiError */
  const probe = async (): Promise<string> => {
    const version = await transport.version();
    hear();
    return version;
  };

  const hear = (): void => {
    circuit = closed();
    heardAt = clock.now();
  };

  const probeNowAndThen = (): void => {
    if (clock.now() - probedAt < PROBE_EVERY_MS) return;
    probedAt = clock.now();
    probe().catch(() => undefined);
  };

  const watch = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      const result = await circuit.execute(work);
      hear();
      return result;
    } catch (error) {
      if (isBrokenCircuitError(error)) {
        probeNowAndThen();
        throw lastFailure ?? error;
      }
      // Whoever says what is wrong is there; a silence or a cancelled call says nothing either way.
      if (isServerGone(error)) {
        lastFailure = error;
        onGone();
      } else if (isAiError(error) && !isAiError(error, "timeout", "cancelled")) circuit = closed();
      throw error;
    }
  };

  return {
    ...transport,
    probe,
    /** Makes sure that the server is there, unless it has just answered: it takes two seconds to find out, a long call half an hour. @throws AiError */
    ensureReachable: async (): Promise<void> => {
      if (clock.now() - heardAt > TRUSTED_SILENCE_MS) await watch(() => transport.version());
    },
    chat: (call: ChatCall) => watch(() => transport.chat(call)),
    ask: <T>(question: (client: Ollama) => Promise<T>, model?: string) => watch(() => transport.ask(question, model)),
  };
}

function isServerGone(error: unknown): error is AiError {
  return isAiError(error, "ollama_unreachable", "not_ollama");
}
