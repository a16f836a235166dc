import { startFakeOllama } from "@tureen/fake-ollama/start-fake-ollama";
import { benchBooks } from "./books";
import { importInOwnHouse, type ImportRun } from "./import-book";
import type { Setting } from "./prepare-models";
import { print, tableRow } from "./table";

const HEADINGS = [
  "book",
  "context",
  "path",
  "recipes",
  "twice",
  "cut",
  "lost",
  "to check",
  "requests",
  "pages/s",
  "cpu s",
  "server MB",
  "reader MB",
  "larder p95",
  "longest",
  "loop held",
];
const WIDTHS = [36, 9, 10, 10, 7, 6, 7, 10, 10, 9, 8, 11, 11, 12, 9, 11];
const MAX_NAMED = 5;

/** Imports every book with every setting through the built product, and prints how it went. True where nothing was lost. */
export async function runImports(books: readonly string[], settings: readonly Setting[]): Promise<boolean> {
  print("Importing through the built product and a double of Ollama; times in milliseconds, memory at its highest");
  print(tableRow(HEADINGS, WIDTHS));
  const double = await startFakeOllama();
  let isWhole = true;
  try {
    for await (const book of benchBooks(books)) {
      for (const setting of settings) {
        const run = await importInOwnHouse(double, book, setting);
        isWhole &&= problemsOf(run).length === 0;
        print(tableRow(cellsOf(book.title, setting, run, book.recipes.length), WIDTHS));
        for (const problem of problemsOf(run)) print(`    ${problem}`);
        for (const line of run.toCheck.slice(0, MAX_NAMED)) print(`    to check: ${line}`);
      }
    }
  } finally {
    await double.stop();
  }
  return isWhole;
}

function cellsOf(title: string, { context, path }: Setting, run: ImportRun, recipes: number): string[] {
  const { score, larderMs } = run;
  return [
    title,
    String(context),
    path,
    `${score.found}/${recipes}`,
    String(score.surplus.length),
    String(score.cut.length),
    String(run.lost.length),
    String(run.toCheck.length),
    String(run.requests),
    (run.pages / run.seconds).toFixed(1),
    run.workedSeconds.toFixed(1),
    run.serverMb?.toFixed(0) ?? "-",
    run.readerMb?.toFixed(0) ?? "-",
    ...[...larderMs, run.heldMs].map((milliseconds) => milliseconds.toFixed(0)),
  ];
}

function problemsOf({ score, lost }: ImportRun): string[] {
  const named = (what: string, all: readonly string[]): string[] => [
    ...all.slice(0, MAX_NAMED).map((one) => `${what}: ${one}`),
    ...(all.length > MAX_NAMED ? [`${what}: ${all.length - MAX_NAMED} more`] : []),
  ];
  return [
    ...named("missing", score.missing),
    ...named("twice or made up", score.surplus),
    ...named("cut", score.cut),
    ...named("lost", lost),
  ];
}
