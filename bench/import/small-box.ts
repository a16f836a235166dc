import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { startFakeOllama, type StartedFakeOllama } from "@tureen/fake-ollama/start-fake-ollama";
import { startServer } from "../speed/running-server";
import { benchBooks, type BenchBook } from "./books";
import { FamilyClient } from "./family-client";
import { prepareModels, type ModelSpeed } from "./prepare-models";
import { print, tableRow } from "./table";

const HEADINGS = ["book", "asked about", "recipes", "first", "whole", "estimated", "rises", "suggestion", "meanwhile"];
const WIDTHS = [36, 14, 10, 9, 9, 16, 7, 12, 11];

/** A box reads about ten times as quickly as it writes. */
const READS_TO_WRITES = 10;
const CONTEXT = 16_384;
const LOOK_EVERY_MS = 200;
/** An estimate that is this much longer than what was left of the one before has risen. */
const RISE_SECONDS = 5;

/**
 * Imports books beside a model that writes so few tokens a second and answers one question at a time, in seconds: until
 * the first recipe is in the collection, and all of them; what was estimated before the first answer, and how often the
 * estimate rose; a recipe for a wish while nothing else is asked, and in the middle of the import.
 */
export async function runSmallBox(books: readonly string[], tokensPerSecond: number): Promise<boolean> {
  print(
    `A model that writes ${tokensPerSecond} tokens a second and reads ${tokensPerSecond * READS_TO_WRITES}; in seconds`,
  );
  print(tableRow(HEADINGS, WIDTHS));
  const double = await startFakeOllama();
  let isWhole = true;
  try {
    for await (const book of benchBooks(books))
      for (const asksAll of book.printed === null ? [false, true] : [false]) {
        const speed = { genTps: tokensPerSecond, promptTps: tokensPerSecond * READS_TO_WRITES };
        const run = await importSlowly(double, book, asksAll, speed);
        isWhole &&= run.recipes === book.recipes.length;
        print(tableRow(cellsOf(book, asksAll, run), WIDTHS));
      }
  } finally {
    await double.stop();
  }
  return isWhole;
}

/** Seconds, null where there was no such moment. */
interface SlowRun {
  readonly recipes: number;
  readonly first: number | null;
  readonly whole: number;
  readonly estimated: readonly [low: number, high: number] | null;
  readonly rises: number;
  readonly suggestion: number;
  readonly meanwhile: number | null;
}

async function importSlowly(
  double: StartedFakeOllama,
  book: BenchBook,
  asksAll: boolean,
  speed: ModelSpeed,
): Promise<SlowRun> {
  await prepareModels(double, book, { reader: "honest", context: CONTEXT, path: "rendered" }, speed);
  const folder = await mkdtemp(join(tmpdir(), "tureen-import-"));
  const server = await startServer(folder, {
    OLLAMA_HOST: double.url,
    OLLAMA_NUM_CTX: String(CONTEXT),
    IMPORT_ASK_ALL: asksAll ? "1" : "",
  });
  try {
    const family = await FamilyClient.signIn(server.port);
    await family.removeLimits();
    const suggestion = await secondsOf(() => family.suggest());
    const startedAtMs = performance.now();
    const seconds = (): number => (performance.now() - startedAtMs) / 1000;
    const work = family.importBook(book);
    const over = work.then(
      () => true,
      () => true,
    );
    let first: number | null = null;
    let estimated: SlowRun["estimated"] = null;
    let endsAt = Infinity;
    let rises = 0;
    let meanwhile: Promise<number> | null = null;
    do {
      const job = await family.currentImport();
      if (job && job.imported > 0) first ??= seconds();
      if (job?.eta) {
        const latest = seconds() + job.eta.high_seconds;
        if (latest > endsAt + RISE_SECONDS) rises += 1;
        endsAt = latest;
        if (job.chunks > 0) estimated ??= [job.eta.low_seconds, job.eta.high_seconds];
      }
      // A part of the book is being read when a person asks.
      if (job && job.chunksDone > 0 && job.chunksDone < job.chunks) meanwhile ??= secondsOf(() => family.suggest());
    } while (!(await Promise.race([over, pause(LOOK_EVERY_MS, false)])));
    const { importedRecipes } = await work;
    return {
      recipes: importedRecipes.length,
      first,
      whole: seconds(),
      estimated,
      rises,
      suggestion,
      meanwhile: await meanwhile,
    };
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const startedAtMs = performance.now();
  await work();
  return (performance.now() - startedAtMs) / 1000;
}

function cellsOf({ title, recipes }: BenchBook, asksAll: boolean, run: SlowRun): string[] {
  const shown = (seconds: number | null): string => seconds?.toFixed(0) ?? "-";
  return [
    title,
    asksAll ? "everything" : "the rest",
    `${run.recipes}/${recipes.length}`,
    run.first?.toFixed(1) ?? "-",
    shown(run.whole),
    run.estimated?.map(shown).join("–") ?? "-",
    String(run.rises),
    shown(run.suggestion),
    shown(run.meanwhile),
  ];
}
