import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import type { StartedFakeOllama } from "@tureen/fake-ollama/start-fake-ollama";
import { startServer } from "../speed/running-server";
import { percentile } from "../speed/measure";
import type { BenchBook } from "./books";
import { FamilyClient } from "./family-client";
import { prepareModels, type Setting } from "./prepare-models";
import { readPrinted } from "./read-printed";
import { scoreImport, untoldOf, type ImportScore } from "./score-import";
import { watchMemory } from "./watch-memory";

/** How the import of one book went. */
export interface ImportRun {
  readonly score: ImportScore;
  readonly pages: number;
  /** Pages that the ledger calls failed, or says nothing of, and what the import itself calls failed. */
  readonly lost: readonly string[];
  /** Lines that the family is told to check. */
  readonly toCheck: readonly string[];
  /** Titles, ingredients and steps that did not come in as they are printed, and of which no sentence of the summary tells. */
  readonly untold: readonly string[];
  readonly requests: number;
  /** Tokens that the model wrote for each page of the book. */
  readonly answerTokensPerPage: number;
  /** Recipes by who read them. */
  readonly origins: Readonly<Record<"rules" | "labels" | "copy", number>>;
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

/** A port on which nothing listens: Ollama is off. */
const NOBODY = "http://127.0.0.1:1";

/** Imports a book into an empty server of its own and looks at what came of it. */
export async function importInOwnServer(
  double: StartedFakeOllama,
  book: BenchBook,
  setting: Setting,
): Promise<ImportRun> {
  await prepareModels(double, book, setting);
  const folder = await mkdtemp(join(tmpdir(), "tureen-import-"));
  const server = await startServer(folder, {
    OLLAMA_HOST: setting.reader === "rules" ? NOBODY : double.url,
    OLLAMA_NUM_CTX: String(setting.context),
    IMPORT_ASK_ALL: setting.asksAll ? "1" : "",
  });
  const memory = watchMemory(server.pid);
  try {
    const family = await FamilyClient.signIn(server.port);
    await family.removeLimits();
    await family.larder();
    await server.state();
    const startedAtMs = performance.now();
    const work = family.importBook(book, setting.reader === "rules");
    const larderTimes = await callLarder(family, work);
    const result = await work;
    const seconds = (performance.now() - startedAtMs) / 1000;
    const { longestMs, workedMs } = await server.state();
    const ledger = result.batchId === null ? [] : await family.ledger(result.batchId);
    const lost = ledger.filter(({ outcome }) => outcome === "failed" || outcome === "pending");
    const score = scoreImport(book.recipes, await family.recipes());
    const failed = new Set(lost.map(({ page }) => page));
    const told = [
      ...result.failedRecipes.map(({ doubt }) => doubt?.text ?? ""),
      ...(failed.size === 0
        ? []
        : (await readPrinted(book.printed ?? book.pdf)).filter((_, page) => failed.has(page + 1))),
    ];
    const originOf = (origin: "rules" | "labels" | "copy"): number =>
      result.importedRecipes.filter((recipe) => recipe.origin === origin).length;
    return {
      score,
      untold: untoldOf(score.lacking, told),
      pages: result.totalPages,
      lost: [
        ...lost.map(({ page, outcome, error }) => `page ${page} ${outcome}: ${error}`),
        ...result.failedRecipes.map(({ title, error }) => `${title}: ${error}`),
      ],
      toCheck: result.importedRecipes.flatMap(({ title, ungrounded }) => ungrounded.map((line) => `${title}: ${line}`)),
      requests: result.totalChunks,
      answerTokensPerPage: (await double.control.stats()).answerTokens / result.totalPages,
      origins: { rules: originOf("rules"), labels: originOf("labels"), copy: originOf("copy") },
      seconds,
      workedSeconds: workedMs / 1000,
      serverMb: memory.serverMb(),
      readerMb: memory.readerMb(),
      larderMs: [percentile(larderTimes, 0.95), percentile(larderTimes, 1)],
      heldMs: longestMs,
    };
  } finally {
    memory.stop();
    await server.stop();
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
