import { fork } from "node:child_process";
import { once } from "node:events";
import type { BookLine } from "@tureen/domain/recipe-reading/lines/book-line";

export interface ReadingOrder {
  readonly path: string;
  readonly reader: "ours" | "pdf-parse";
}

export interface Reading {
  readonly pages: number;
  /** Ours with their geometry; those of pdf-parse are text alone. */
  readonly lines: readonly BookLine[];
  /** From opening the file to its last page. */
  readonly milliseconds: number;
  /** Largest resident memory of the process, the libraries included. */
  readonly peakMemoryMb: number;
}

/** The best of a few runs, so that what else the machine does is not counted. */
const RUNS = 3;

/** Has a PDF read by a process that does nothing else; `child` is the script of `reading-child.ts`. */
export async function measureReading(child: string, order: ReadingOrder, runs = RUNS): Promise<Reading> {
  let best = await readOnce(child, order);
  for (let run = 1; run < runs; run++) {
    const reading = await readOnce(child, order);
    if (reading.milliseconds < best.milliseconds) best = reading;
  }
  return best;
}

async function readOnce(script: string, order: ReadingOrder): Promise<Reading> {
  const child = fork(script, [], { execArgv: [], serialization: "advanced" });
  child.send(order);
  const [reading] = (await once(child, "message")) as [Reading]; // the child sends nothing else
  return reading;
}
