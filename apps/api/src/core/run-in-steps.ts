import type { Db } from "@tureen/db/client";
import { untilWritable } from "@tureen/db/file/until-writable";
import { setTimeout as pause } from "node:timers/promises";

/** Steps are taken one after the other for so long. */
const TURN_MS = 8;
/** Longest rest after a turn. */
const MAX_REST_MS = 50;

/**
 * Runs long work that is cut into steps, and rests after a few milliseconds of them for as long as they took: the whole
 * product runs in one thread, and whoever asks for a shopping list meanwhile needs several turns of it for one answer. Steps
 * that write to a database wait while another program does.
 */
export async function runInSteps<T>(
  steps: Generator<void, T, void>,
  { writes }: { readonly writes?: Db } = {},
): Promise<T> {
  for (;;) {
    if (writes) await untilWritable(writes);
    const startedAtMs = performance.now();
    let tookMs = 0;
    while (tookMs < TURN_MS) {
      const { done, value } = steps.next();
      if (done) return value;
      tookMs = performance.now() - startedAtMs;
    }
    await pause(Math.min(MAX_REST_MS, tookMs));
  }
}
