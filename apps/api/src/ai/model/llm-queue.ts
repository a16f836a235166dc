import type { AiSettings } from "#ai/ai-config";
import { AiError } from "#ai/ai-error";

/** A person is waiting for "interactive" work; "batch" work is an import in the background. */
export type Priority = "interactive" | "batch";

interface Turn {
  readonly priority: Priority;
  readonly signal?: AbortSignal | undefined;
}

export interface LlmQueue {
  /** Runs the work when it has its turn. @throws AiError `queue_full` when too many people wait, `cancelled` when the signal aborts first. */
  run<T>(turn: Turn, work: () => Promise<T>): Promise<T>;
  /** Calls under way and calls that wait, for the admin page and tests. */
  load(): { readonly active: number; readonly waiting: number };
}

interface Waiting {
  readonly priority: Priority;
  readonly start: () => void;
}

/** While somebody waits, a raised `llm_concurrency` must hold without another call to notice it. */
const SETTINGS_CHECK_MS = 250;

/**
 * The one queue of the process in front of the model: at most `llm_concurrency` calls at once, `llm_batch_delay`
 * between two starts, people before imports. Both settings are read at every start.
 */
export function createLlmQueue(
  settings: Pick<AiSettings, "llmConcurrency" | "llmBatchDelayMs">,
  maxWaitingInteractive: number,
): LlmQueue {
  const waiting: Waiting[] = [];
  let active = 0;
  let lastStartAtMs = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  const pump = (): void => {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0 && active < Math.max(1, settings.llmConcurrency())) {
      const pauseMs = lastStartAtMs + settings.llmBatchDelayMs() - performance.now();
      if (pauseMs > 0) return wake(pauseMs);
      const place = waiting.findIndex(({ priority }) => priority === "interactive");
      const [next] = waiting.splice(Math.max(0, place), 1);
      active += 1;
      lastStartAtMs = performance.now();
      next?.start();
    }
    if (waiting.length > 0) wake(SETTINGS_CHECK_MS);
  };

  const wake = (delayMs: number): void => {
    timer = setTimeout(pump, Math.ceil(delayMs));
  };

  const turn = ({ priority, signal }: Turn): Promise<void> => {
    if (signal?.aborted) return Promise.reject(new AiError("cancelled"));
    const isFull =
      priority === "interactive" &&
      waiting.filter((other) => other.priority === "interactive").length >= maxWaitingInteractive;
    if (isFull) return Promise.reject(new AiError("queue_full"));
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        waiting.splice(waiting.indexOf(entry), 1);
        reject(new AiError("cancelled"));
      };
      const entry: Waiting = {
        priority,
        start: () => {
          signal?.removeEventListener("abort", leave);
          resolve();
        },
      };
      signal?.addEventListener("abort", leave, { once: true });
      waiting.push(entry);
      pump();
    });
  };

  return {
    run: async (wanted, work) => {
      await turn(wanted);
      try {
        return await work();
      } finally {
        active -= 1;
        pump();
      }
    },
    load: () => ({ active, waiting: waiting.length }),
  };
}
