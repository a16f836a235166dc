import type { AiConfig } from "#ai/ai-config";
import { isAiError } from "#ai/ai-error";
import type { Clock } from "#core/clock";
import { createBreaker } from "./breaker";
import type { OllamaTransport } from "./ollama-transport";

/** A way to the server that remembers when it is gone. */
export interface MonitoredTransport extends OllamaTransport {
  /** Looks whether the server is there, whatever is remembered of it; gives its version. @throws AiError */
  probe(): Promise<string>;
  /** Makes sure that the server is there, unless it has just answered: it takes two seconds to find out, a long call half an hour. @throws AiError */
  ensureReachable(): Promise<void>;
}

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
  config: AiConfig,
  clock: Clock,
  onGone: () => void,
): MonitoredTransport {
  const breaker = createBreaker({
    failures: config.retries.breakerFailures,
    openMs: config.retries.breakerOpenMs,
    counts: isServerGone,
  });
  let probedAt = Number.NEGATIVE_INFINITY;
  let heardAt = Number.NEGATIVE_INFINITY;

  const hear = (): void => {
    breaker.close();
    heardAt = clock.now();
  };

  const probe = async (): Promise<string> => {
    const version = await transport.version();
    hear();
    return version;
  };

  const probeNowAndThen = (): void => {
    if (clock.now() - probedAt < PROBE_EVERY_MS) return;
    probedAt = clock.now();
    probe().catch(() => undefined);
  };

  const watch = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      const result = await breaker.run(work, probeNowAndThen);
      hear();
      return result;
    } catch (error) {
      // Whoever says what is wrong is there; a silence or a cancelled call says nothing either way.
      if (isServerGone(error)) onGone();
      else if (isAiError(error) && !isAiError(error, "timeout", "cancelled")) breaker.close();
      throw error;
    }
  };

  return {
    ...transport,
    probe,
    ensureReachable: async () => {
      if (clock.now() - heardAt > TRUSTED_SILENCE_MS) await watch(() => transport.version());
    },
    chat: (call) => watch(() => transport.chat(call)),
    ask: (question, model) => watch(() => transport.ask(question, model)),
  };
}

function isServerGone(error: unknown): boolean {
  return isAiError(error, "ollama_unreachable", "not_ollama");
}
