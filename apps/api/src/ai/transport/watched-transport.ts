import type { Clock } from "#clock";
import type { AiConfig } from "#ai/ai-config";
import { AiError } from "#ai/ai-error";
import { createCircuitBreaker } from "./circuit-breaker";
import type { OllamaTransport } from "./ollama-transport";

/** A way to the server that remembers when it is gone. */
export interface WatchedTransport extends OllamaTransport {
  /** Looks whether the server is there, whatever is remembered of it; gives its version. @throws AiError */
  probe(): Promise<string>;
  /** Makes sure that the server is there, unless it has just answered: it takes two seconds to find out, a long call half an hour. @throws AiError */
  greet(): Promise<void>;
}

const PROBE_EVERY_MS = 1_000;
const TRUSTED_SILENCE_MS = 5_000;

/**
 * After some failures in a row every call fails at once, without touching the network. Meanwhile the first call of
 * each second also looks in the background whether the server is back: a family that has just started Ollama need
 * not wait for the pause to pass.
 */
export function watchTransport(transport: OllamaTransport, config: AiConfig, clock: Clock): WatchedTransport {
  const breaker = createCircuitBreaker(config.retries.breakerFailures, config.retries.breakerOpenMs, clock);
  let probedAt = Number.NEGATIVE_INFINITY;
  let heardAt = Number.NEGATIVE_INFINITY;

  const probe = async (): Promise<string> => {
    const version = await transport.version();
    hear();
    return version;
  };

  const hear = (): void => {
    breaker.succeeded();
    heardAt = clock.now();
  };

  const probeNowAndThen = (): void => {
    if (clock.now() - probedAt < PROBE_EVERY_MS) return;
    probedAt = clock.now();
    probe().catch(() => undefined);
  };

  const watch = async <T>(work: () => Promise<T>): Promise<T> => {
    if (breaker.openForMs() > 0) probeNowAndThen();
    breaker.check();
    try {
      const result = await work();
      hear();
      return result;
    } catch (error) {
      if (error instanceof AiError) tell(error);
      throw error;
    }
  };

  const tell = (error: AiError): void => {
    if (error.code === "ollama_unreachable" || error.code === "not_ollama") breaker.failed(error);
    // Whoever says what is wrong is there; a silence or a cancelled call says nothing either way.
    else if (error.code !== "timeout" && error.code !== "cancelled") breaker.succeeded();
  };

  return {
    ...transport,
    probe,
    greet: async () => {
      if (clock.now() - heardAt > TRUSTED_SILENCE_MS) await watch(() => transport.version());
    },
    chat: (call) => watch(() => transport.chat(call)),
    ask: (question, model) => watch(() => transport.ask(question, model)),
  };
}
