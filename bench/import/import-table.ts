import { startFakeOllama } from "@tureen/fake-ollama/start-fake-ollama";
import { benchBooks } from "./books";
import { importInOwnServer, type ImportRun } from "./import-book";
import type { Setting } from "./prepare-models";
import { print, tableRow } from "./table";

const HEADINGS = [
  "book",
  "context",
  "path",
  "read by",
  "recipes",
  "rules",
  "labels",
  "copy",
  "made up",
  "cut",
  "told",
  "untold",
  "requests",
  "tokens/page",
  "pages/s",
  "cpu s",
  "server MB",
  "larder p95",
  "longest",
  "loop held",
];
const WIDTHS = [36, 9, 10, 22, 9, 7, 8, 6, 9, 6, 6, 8, 10, 13, 9, 8, 11, 12, 9, 11];
const MAX_NAMED = 5;

/**
 * Imports every book with every setting through the built product, and prints how it went. `told` and `untold` count titles,
 * ingredients and steps that did not come in as they are printed. True where an honest model brings every recipe word for
 * word, and where nothing is made up or lost without a word by any other.
 */
export async function runImports(books: readonly string[], settings: readonly Setting[]): Promise<boolean> {
  print("Importing through the built product and a double of Ollama; times in milliseconds, memory at its highest");
  print(tableRow(HEADINGS, WIDTHS));
  const double = await startFakeOllama();
  let isWhole = true;
  try {
    for await (const book of benchBooks(books)) {
      for (const setting of settings) {
        const run = await importInOwnServer(double, book, setting);
        const problems = problemsOf(run, setting.reader === "honest");
        isWhole &&= problems.length === 0;
        print(tableRow(cellsOf(book.title, setting, run, book.recipes.length), WIDTHS));
        for (const problem of problems) print(`    ${problem}`);
      }
    }
  } finally {
    await double.stop();
  }
  return isWhole;
}

function cellsOf(
  title: string,
  { context, path, reader, asksAll }: Setting,
  run: ImportRun,
  recipes: number,
): string[] {
  const { score, origins, larderMs } = run;
  return [
    title,
    String(context),
    path,
    asksAll ? `${reader}, all` : reader,
    `${score.found}/${recipes}`,
    String(origins.rules),
    String(origins.labels),
    String(origins.copy),
    String(score.surplus.length),
    String(score.cut.length),
    String(score.lacking.length - run.untold.length),
    String(run.untold.length),
    String(run.requests),
    run.answerTokensPerPage.toFixed(1),
    (run.pages / run.seconds).toFixed(1),
    run.workedSeconds.toFixed(1),
    run.serverMb?.toFixed(0) ?? "-",
    ...[...larderMs, run.heldMs].map((milliseconds) => milliseconds.toFixed(0)),
  ];
}

function problemsOf({ score, lost, untold, toCheck }: ImportRun, isHonest: boolean): string[] {
  const named = (what: string, all: readonly string[]): string[] => [
    ...all.slice(0, MAX_NAMED).map((one) => `${what}: ${one}`),
    ...(all.length > MAX_NAMED ? [`${what}: ${all.length - MAX_NAMED} more`] : []),
  ];
  const failures = [
    ...named("missing", score.missing),
    ...named("cut", score.cut),
    ...named("lost", lost),
    ...named("to check", toCheck),
  ];
  return [...named("made up", score.surplus), ...named("untold", untold), ...(isHonest ? failures : [])];
}
