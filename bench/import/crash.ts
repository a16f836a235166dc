import { closeDatabase, openReadOnly } from "@tureen/db/client";
import { importBatches, importRecipes } from "@tureen/db/schema/schema";
import type { ImportJob } from "@tureen/contracts/pdf-import";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { integerBetween, seededRandom, type Random } from "@tureen/fake-ollama/seeded-random";
import { startFakeOllama } from "@tureen/fake-ollama/start-fake-ollama";
import { startServer, type RunningServer } from "../speed/running-server";
import { benchBooks, type BenchBook } from "./books";
import { FamilyClient } from "./family-client";
import { prepareModels } from "./prepare-models";
import { scoreImport } from "./score-import";
import { print } from "./table";

const STAGES = ["uploading", "reading pages", "asking", "creating"] as const;
type Stage = (typeof STAGES)[number];

/** Longest time into a stage at which the server is killed; some are over by then, which is a point like any other. */
const REACH_MS: Readonly<Record<Stage, number>> = {
  uploading: 600,
  "reading pages": 1500,
  asking: 2500,
  creating: 2500,
};

const BOOK = "column";
const CONTEXT = 8192;
/** Tokens a second of a model that takes some seconds for the book. */
const MODEL_SPEED = { genTps: 8000, promptTps: 0 };
const TIMEOUT_MS = 180_000;
const LOOK_EVERY_MS = 15;

/**
 * Kills the server in the middle of an import, once or twice, as a power cut does, starts it again on the same folder and
 * looks at what came of the book. Prints each case; true where every one of them ended whole.
 */
export async function runCrashes(cases: number, seed: number): Promise<boolean> {
  const random = seededRandom(seed);
  const double = await startFakeOllama();
  let whole = 0;
  try {
    for await (const book of benchBooks([BOOK])) {
      print(`${cases} imports of '${book.title}', each killed in its course; seed ${seed}`);
      for (let number = 1; number <= cases; number += 1) {
        await prepareModels(
          double,
          book,
          { reader: "honest", context: CONTEXT, path: number % 2 === 0 ? "native" : "rendered" },
          MODEL_SPEED,
        );
        const plan = planOf(number, random);
        const { notes, problems } = await crashOnce(book, double.url, plan);
        whole += problems.length === 0 ? 1 : 0;
        print(
          `${String(number).padStart(3)}  ${notes.join(", then ").padEnd(70)}  ${problems.length === 0 ? "whole" : problems.join("; ")}`,
        );
      }
    }
  } finally {
    await double.stop();
  }
  print(`${whole} of ${cases} ended with every recipe once, none cut, every page accounted for and the database sound`);
  return whole === cases;
}

/** When the server is killed: once, or a second time while it takes the import up again. */
type Plan = readonly { readonly stage: Stage; readonly afterMs: number }[];

function planOf(number: number, random: Random): Plan {
  const moment = (stage: Stage) => ({ stage, afterMs: integerBetween(random, 0, REACH_MS[stage]) });
  const first = STAGES[number % STAGES.length] ?? "asking";
  const second = STAGES[integerBetween(random, 1, STAGES.length - 1)] ?? "asking";
  return random() < 0.4 ? [moment(first), moment(second)] : [moment(first)];
}

async function crashOnce(
  book: BenchBook,
  ollama: string,
  plan: Plan,
): Promise<{ notes: string[]; problems: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), "tureen-crash-"));
  const open = (): Promise<RunningServer> =>
    startServer(folder, { OLLAMA_HOST: ollama, OLLAMA_NUM_CTX: String(CONTEXT) });
  const notes: string[] = [];
  let server = await open();
  try {
    await (await FamilyClient.signIn(server.port)).removeLimits();
    for (const { stage, afterMs } of plan) {
      const family = await FamilyClient.signIn(server.port);
      // The browser is gone with the server, and what had not arrived whole is sent again.
      if ((await family.currentImport()) === null) family.importBook(book).catch(() => undefined);
      const job = await waitForStage(family, stage);
      await pause(afterMs);
      await server.kill();
      notes.push(
        `${stage} +${afterMs} ms${job?.status === "running" || stage === "uploading" ? "" : " (over already)"}`,
      );
      server = await open();
    }
    const family = await FamilyClient.signIn(server.port);
    if ((await family.currentImport()) === null) {
      notes.push("uploaded anew");
      await family.importBook(book);
    }
    const job = await waitForEnd(family);
    const problems = [...(await problemsOfDatabase(family, book, job))];
    await server.stop();
    return { notes, problems: [...problems, ...(await problemsOnDisk(folder))] };
  } finally {
    await server.kill();
    await rm(folder, { recursive: true });
  }
}

/** Looks until the import is that far, or over. */
async function waitForStage(family: FamilyClient, stage: Stage): Promise<ImportJob | null> {
  const isThere = (job: ImportJob | null): boolean => {
    if (stage === "uploading" || (job !== null && job.status !== "running")) return true;
    if (job === null) return false;
    if (stage === "reading pages") return job.step >= 2;
    return stage === "asking" ? job.step >= 3 : job.imported > 0;
  };
  return lookUntil(() => family.currentImport(), isThere);
}

async function waitForEnd(family: FamilyClient): Promise<ImportJob | null> {
  return lookUntil(
    () => family.currentImport(),
    (job) => job?.status !== "running",
  );
}

async function lookUntil<T>(look: () => Promise<T>, isEnough: (seen: T) => boolean): Promise<T> {
  const deadlineMs = performance.now() + TIMEOUT_MS;
  for (;;) {
    const seen = await look();
    if (isEnough(seen)) return seen;
    if (performance.now() > deadlineMs) throw new Error("The import does not get any further.");
    await pause(LOOK_EVERY_MS);
  }
}

async function problemsOfDatabase(family: FamilyClient, book: BenchBook, job: ImportJob | null): Promise<string[]> {
  const score = scoreImport(book.recipes, await family.recipes());
  const ledger = job === null ? [] : await family.ledger(job.id);
  const lost = ledger.filter(({ outcome }) => outcome === "failed" || outcome === "pending");
  return [
    ...(job?.status === "done" ? [] : [`the import is ${job?.status ?? "gone"}`]),
    ...score.missing.map((title) => `missing ${title}`),
    ...score.surplus.map((title) => `twice ${title}`),
    ...score.cut.map((title) => `cut ${title}`),
    ...lost.map(({ page, outcome }) => `page ${page} is ${outcome}`),
    ...(ledger.length === job?.pages ? [] : [`${ledger.length} of ${job?.pages ?? 0} pages in the ledger`]),
  ];
}

/** What is wrong with the database of a database that has been stopped, and with what is left beside it. */
async function problemsOnDisk(folder: string): Promise<string[]> {
  const db = openReadOnly(join(folder, "tureen.sqlite"));
  const integrity = String(db.$client.pragma("integrity_check", { simple: true }));
  const violations = db.$client.pragma("foreign_key_check") as unknown[]; // one row for each
  const unlinked = db
    .select()
    .from(importRecipes)
    .all()
    .filter((row) => row.status === "imported" && row.recipeId === null);
  const batches = db.select({ fileName: importBatches.fileName }).from(importBatches).all();
  closeDatabase(db);
  // A book that has been read is kept for the photos of its pages.
  const books = new Set(batches.map(({ fileName }) => `${fileName}.book`));
  const left = (await readdir(join(folder, "uploads"))).filter((name) => !books.has(name));
  return [
    ...(integrity === "ok" ? [] : [`integrity: ${integrity}`]),
    ...(violations.length === 0 ? [] : [`${violations.length} rows refer to nothing`]),
    ...(unlinked.length === 0 ? [] : [`${unlinked.length} imported recipes are not in the database`]),
    ...(left.length === 0 ? [] : [`left behind: ${left.join(", ")}`]),
  ];
}
