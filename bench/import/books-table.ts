import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { bundleChild } from "../../apps/api/src/processes/bundle-child";
import { measureReading } from "./measure-reading";
import { print, tableRow } from "./table";
import { makeBooks, type SetBook } from "./typeset/make-books";
import { scoreBook, type BookScore } from "./typeset/score-book";

const HEADINGS = ["producer and layout", "recipes", "in", "right", "wrong", "own doubt", "doubts", "longest"];
const WIDTHS = [74, 9, 6, 8, 8, 11, 9, 9];

/** Share of recipes that may be wrong in silence, and that have to be in and right. */
const MAX_WRONG = 0.01;
const MIN_RIGHT = 0.75;

/**
 * Prints what the rules alone make of cookbooks that other people's tools have set, by producer and layout, and what is wrong
 * with recipes that came in. False where more is wrong, or less right, than was promised.
 */
export async function runBooks(folder: string): Promise<boolean> {
  await mkdir(folder, { recursive: true });
  const child = bundleChild(fileURLToPath(new URL("./reading-child.ts", import.meta.url)));
  print("Cookbooks set by other people's tools: what the rules alone make of them");
  print(tableRow(HEADINGS, WIDTHS));
  const scores: BookScore[] = [];
  for (const book of await makeBooks(folder)) {
    const own = await scoresOf(book, child);
    scores.push(...own);
    print(rowOf(`${book.producer}: ${book.layout}, ${book.language}`, own));
  }
  print(rowOf("together", scores));
  const kinds = new Map<string, number>();
  for (const { mistakes } of scores.flatMap((score) => score.wrong))
    for (const mistake of mistakes) kinds.set(mistake, (kinds.get(mistake) ?? 0) + 1);
  for (const [kind, count] of kinds) print(`  ${kind}: ${count}`);
  const recipes = sumOf(scores, "recipes");
  const wrong = scores.reduce((sum, score) => sum + score.wrong.length, 0);
  return !kinds.has("amount") && wrong <= MAX_WRONG * recipes && sumOf(scores, "right") >= MIN_RIGHT * recipes;
}

async function scoresOf({ files, recipes }: SetBook, child: string): Promise<BookScore[]> {
  const scores: BookScore[] = [];
  for (const [index, path] of files.entries()) {
    const { lines } = await measureReading(child, { path, reader: "ours" }, 1);
    scores.push(scoreBook(files.length === 1 ? recipes : recipes.slice(index, index + 1), lines));
  }
  return scores;
}

function rowOf(name: string, scores: readonly BookScore[]): string {
  const cells = (["recipes", "certain", "right"] as const).map((column) => sumOf(scores, column));
  const wrong = scores.reduce((sum, score) => sum + score.wrong.length, 0);
  const longest = Math.max(0, ...scores.map(({ longestDoubt }) => longestDoubt));
  return tableRow(
    [name, ...[...cells, wrong, sumOf(scores, "ownDoubts"), sumOf(scores, "doubts"), longest].map(String)],
    WIDTHS,
  );
}

function sumOf(scores: readonly BookScore[], column: "recipes" | "certain" | "right" | "ownDoubts" | "doubts"): number {
  return scores.reduce((sum, score) => sum + score[column], 0);
}
