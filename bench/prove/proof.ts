import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** How much of a proof is run: all that is promised, or a few cases that say whether it still holds at all. */
export type Extent = "whole" | "short";

export interface Outcome {
  /** What came out, in a few words and figures. */
  readonly result: string;
  /** Null where it could not be tried here; the result says why. */
  readonly holds: boolean | null;
}

/** One row of the table. Each file in `rows/` exports one as `proof`. */
export interface Proof {
  readonly title: string;
  readonly goal: string;
  /** Part of the short form, which asserts losses, duplicates and answers, never times. */
  readonly isInShortForm: boolean;
  /** The whole form is ended after so many minutes, and has missed its goal then. */
  readonly limitMinutes: number;
  readonly run: (extent: Extent) => Promise<Outcome>;
}

/** Runs `work` in a folder of its own, which is removed afterwards. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "tureen-prove-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Looks until what is seen is enough, or the time is over; returns what was seen last. */
export async function lookUntil<T>(
  look: () => Promise<T> | T,
  isEnough: (seen: T) => boolean,
  timeoutMs: number,
): Promise<T> {
  const deadlineMs = performance.now() + timeoutMs;
  for (;;) {
    const seen = await look();
    if (isEnough(seen) || performance.now() > deadlineMs) return seen;
    await pause(50);
  }
}

/** The first problems of many, or "none". */
export function listed(problems: readonly string[]): string {
  if (problems.length === 0) return "none";
  const shown = problems.slice(0, 3).join("; ");
  return problems.length > 3 ? `${shown}; and ${problems.length - 3} more` : shown;
}

const TELL_EVERY_MS = 5000;
let toldAtMs = 0;

/** Says on stderr how far a row is, every few seconds at most. */
export function progress(done: number, all: number, what: string): void {
  if (performance.now() - toldAtMs < TELL_EVERY_MS) return;
  toldAtMs = performance.now();
  process.stderr.write(`    ${done} of ${all} ${what}\n`);
}
