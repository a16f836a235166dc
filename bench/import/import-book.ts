import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import type { StartedFakeOllama } from "@tureen/fake-ollama/start-fake-ollama";
import { startHouse } from "../speed/running-house";
import { percentile } from "../speed/measure";
import type { BenchBook } from "./books";
import { FamilyClient } from "./family-client";
import { prepareModels, type Setting } from "./prepare-models";
import { scoreImport, type ImportScore } from "./score-import";
import { watchMemory } from "./watch-memory";

/** How the import of one book went. */
export interface ImportRun {
  readonly score: ImportScore;
  readonly pages: number;
  /** Pages that the ledger calls failed, or says nothing of, and what the import itself calls failed. */
  readonly lost: readonly string[];
  /** Lines that the family is told to check. */
  readonly toCheck: readonly string[];
  readonly requests: number;
  readonly chunkChars: number;
  readonly seconds: number;
  /** Processor time of the server, whatever else the machine did. */
  readonly workedSeconds: number;
  readonly serverMb: number | null;
  readonly readerMb: number | null;
  /** Answer times of `GET /api/larder` meanwhile, 95 of 100 and the longest. */
  readonly larderMs: readonly [p95: number, longest: number];
  /** Longest time that the event loop was held up. */
  readonly heldMs: number;
}

const LARDER_EVERY_MS = 50;

/** Imports a book into an empty house of its own and looks at what came of it. */
export async function importInOwnHouse(
  double: StartedFakeOllama,
  book: BenchBook,
  setting: Setting,
): Promise<ImportRun> {
  await prepareModels(double, book, setting);
  const folder = await mkdtemp(join(tmpdir(), "tureen-import-"));
  const house = await startHouse(folder, { OLLAMA_HOST: double.url, OLLAMA_NUM_CTX: String(setting.context) });
  const memory = watchMemory(house.pid);
  try {
    const family = await FamilyClient.signIn(house.port);
    await family.removeLimits();
    await family.larder();
    await house.state();
    const startedAtMs = performance.now();
    const work = family.importBook(book);
    const larderTimes = await callLarder(family, work);
    const result = await work;
    const seconds = (performance.now() - startedAtMs) / 1000;
    const { longestMs, workedMs } = await house.state();
    const ledger = result.batchId === null ? [] : await family.ledger(result.batchId);
    const lost = ledger.filter(({ outcome }) => outcome === "failed" || outcome === "pending");
    return {
      score: scoreImport(book.recipes, await family.recipes()),
      pages: result.totalPages,
      lost: [
        ...lost.map(({ page, outcome, error }) => `page ${page} ${outcome}: ${error}`),
        ...result.failedRecipes.map(({ title, error }) => `${title}: ${error}`),
      ],
      toCheck: result.importedRecipes.flatMap(({ title, ungrounded }) => ungrounded.map((line) => `${title}: ${line}`)),
      requests: result.totalChunks,
      chunkChars: result.chunkChars,
      seconds,
      workedSeconds: workedMs / 1000,
      serverMb: memory.serverMb(),
      readerMb: memory.readerMb(),
      larderMs: [percentile(larderTimes, 0.95), percentile(larderTimes, 1)],
      heldMs: longestMs,
    };
  } finally {
    memory.stop();
    await house.stop();
    await rm(folder, { recursive: true });
  }
}

/** Asks for the larder again and again until the work is over. */
async function callLarder(family: FamilyClient, work: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const over = work.then(
    () => true,
    () => true,
  );
  do {
    const startedAtMs = performance.now();
    await family.larder();
    times.push(performance.now() - startedAtMs);
  } while (!(await Promise.race([over, pause(LARDER_EVERY_MS, false)])));
  return times;
}
