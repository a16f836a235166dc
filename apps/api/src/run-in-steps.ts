import { setTimeout as pause } from "node:timers/promises";

/** Longest rest after one step. */
const MAX_REST_MS = 50;

/**
 * Runs long work that is cut into steps, and rests after each for as long as it took: the whole product runs in one
 * thread, and whoever asks for a shopping list meanwhile needs several turns of it for one answer.
 */
export async function runInSteps<T>(steps: Generator<void, T, void>): Promise<T> {
  for (;;) {
    const startedAtMs = performance.now();
    const { done, value } = steps.next();
    if (done) return value;
    await pause(Math.min(MAX_REST_MS, performance.now() - startedAtMs));
  }
}
