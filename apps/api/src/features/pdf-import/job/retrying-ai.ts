import { setTimeout as pause } from "node:timers/promises";
import type { AiClient } from "#ai/ai-client";
import { AiError, type AiErrorCode } from "#ai/ai-error";
import type { AppContext } from "#app-context";

/** What gets better by itself: Ollama is being updated, or its machine starts anew. */
const PASSING: readonly AiErrorCode[] = ["ollama_unreachable", "not_ollama"];

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;

interface RetryOptions {
  /** How long the server may be away, and how long one call is tried again. */
  readonly patienceMs: number;
  readonly signal: AbortSignal;
  /** Told what is being waited for; '' when the wait is over. */
  readonly onWait: (sentence: string) => void;
}

/**
 * A client that asks again while Ollama is away: a book that is read overnight must not fail for a restart of two
 * minutes. All calls share one patience; when it is used up they fail at once, each with its own error, until the
 * server is back. A wait that the signal ends is AiError cancelled.
 */
export function retryingAi({ ai }: Pick<AppContext, "ai">, { patienceMs, signal, onWait }: RetryOptions): AiClient {
  let awaySince: number | null = null;

  function isBack(): void {
    if (awaySince !== null) onWait("");
    awaySince = null;
  }

  /** Waits a little; false where nothing is left of the patience with the server, or with this one call. */
  async function isWorthAnotherTry(attempt: number, firstTryAt: number, sentence: string): Promise<boolean> {
    awaySince ??= performance.now();
    const restMs = Math.min(awaySince, firstTryAt) + patienceMs - performance.now();
    if (restMs <= 0) {
      onWait("");
      return false;
    }
    onWait(sentence);
    await pauseUnlessAborted(Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS, restMs), signal);
    // A greeting costs nothing, and lets the next call through at once when it is answered.
    const { isReachable } = await ai.health();
    if (isReachable) isBack();
    return true;
  }

  /** What is known of a model may come from memory; only the model's own answer proves that the server is back. */
  async function outlast<T>(work: () => Promise<T>, isProof: boolean): Promise<T> {
    const firstTryAt = performance.now();
    for (let attempt = 0; ; attempt += 1) {
      try {
        const result = await work();
        if (isProof) isBack();
        return result;
      } catch (error) {
        if (!(error instanceof AiError) || !PASSING.includes(error.code)) throw error;
        if (!(await isWorthAnotherTry(attempt, firstTryAt, error.message))) throw error;
      }
    }
  }

  return {
    ...ai,
    choose: (use) => outlast(() => ai.choose(use), false),
    contextBudget: (sample) => outlast(() => ai.contextBudget(sample), false),
    structured: (use, request) => outlast(() => ai.structured(use, request), true),
    transcribeImage: (image, turn) => outlast(() => ai.transcribeImage(image, turn), true),
  };
}

async function pauseUnlessAborted(delayMs: number, signal: AbortSignal): Promise<void> {
  try {
    await pause(delayMs, undefined, { signal });
  } catch {
    throw new AiError("cancelled");
  }
}
