import { parseFoods } from "@tureen/domain/ingredients/lines/parse-foods";
import { compareWithLine } from "@tureen/domain/ingredients/lines/testing/compare-with-line";
import { OWN_LINES } from "@tureen/domain/ingredients/lines/testing/own-lines";
import { spawnSync } from "node:child_process";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { HOSTILE_LENGTHS, hostileLines } from "./hostile-lines";
import { loadLabelledLines, type LabelledLine } from "./labelled-lines";
import { OWN_HEADINGS, readOwnHeading, readOwnLine } from "./own-lines";
import { PARSERS, type Parser } from "./parsers";
import { score } from "./score";
import { judgeShownAmounts } from "./shown-amounts";

const COLD_LINE = fileURLToPath(new URL("cold-line.ts", import.meta.url));

/** The best of a few runs, so that what else the machine does is not counted. */
const RUNS = [1, 2, 3];

/** Prints how many labelled lines each parser reads right, by class, and how long the worst lines take. */
export function run(): void {
  const lines = loadLabelledLines();
  if (lines === null) print("The labelled ingredient lines are not on this machine: the accuracy table is skipped.");
  else {
    for (const parser of PARSERS) printTable(parser, lines);
    printKept(lines);
  }
  printOwnLines();
  print("\nshown amounts");
  for (const [title, { count, missed }] of Object.entries(judgeShownAmounts())) printShare(title, count, missed);
  printSlowest();
}

/** How many labelled lines come back whole: every number and food in a derived line or its notes, and none besides. */
function printKept(lines: readonly LabelledLine[]): void {
  const changed = lines.flatMap(({ input }) => {
    const { lost, invented } = compareWithLine(input, parseFoods(input));
    return lost.length + invented.length === 0
      ? []
      : [`${input} (lost: ${lost.join(", ")}; invented: ${invented.join(", ")})`];
  });
  print("");
  printShare("kept whole", lines.length, changed);
}

/** Our own lines by class: what they name besides one food, and the headings above them. */
function printOwnLines(): void {
  print("\nown lines");
  for (const [title, lines] of Object.entries(OWN_LINES)) {
    const missed = lines.filter(([line, foods]) => readOwnLine(line).join("|") !== foods.join("|"));
    printShare(
      title,
      lines.length,
      missed.map(([line]) => line),
    );
  }
  const missed = OWN_HEADINGS.filter(([heading, section]) => readOwnHeading(heading) !== section);
  printShare(
    "sections",
    OWN_HEADINGS.length,
    missed.map(([heading]) => heading),
  );
}

function printShare(title: string, count: number, missed: readonly string[]): void {
  print(
    `${title.padEnd(16)}${String(count - missed.length).padStart(4)} of ${count}${missed.map((line) => `\n  not so: ${line}`).join("")}`,
  );
}

function printTable(parser: Parser, lines: readonly LabelledLine[]): void {
  const classes = [...new Set(lines.map((line) => line.cls))].toSorted();
  print(`\n${parser.title}`);
  print(row(["lines", "count", "amount", "amount+unit", "name", "all three"]));
  for (const cls of classes)
    print(
      summarise(
        cls,
        parser,
        lines.filter((line) => line.cls === cls),
      ),
    );
  print(summarise("all", parser, lines));
}

function summarise(title: string, parser: Parser, lines: readonly LabelledLine[]): string {
  const scores = lines.map((line) => score(line, parser.read(line.input)));
  const percent = (count: number): string => `${((100 * count) / Math.max(1, lines.length)).toFixed(1)} %`;
  return row([
    title,
    String(lines.length),
    percent(scores.filter((one) => one.amount).length),
    percent(scores.filter((one) => one.unit).length),
    percent(scores.filter((one) => one.name).length),
    percent(scores.filter((one) => one.unit && one.name).length),
  ]);
}

function printSlowest(): void {
  const timed = hostileLines().map(([title, line]) => ({
    title,
    milliseconds: Math.min(...RUNS.map(() => timeOf(line))),
  }));
  print(
    `\nslowest of ${timed.length} hostile lines of ${HOSTILE_LENGTHS.join(" or ")} characters, best of ${RUNS.length} runs`,
  );
  const slowest = timed.toSorted((left, right) => right.milliseconds - left.milliseconds).slice(0, 5);
  for (const { title, milliseconds } of slowest) printTime(title, milliseconds);
  print("\nas the first line of a process, of the processor's time (goal: below 50 ms)");
  printTime("everyday", coldTimeOf("2 tbsp olive oil, plus extra for frying"));
  for (const [title, line] of hostileLines())
    if (slowest.some((one) => one.title === title)) printTime(title, coldTimeOf(line));
}

/** In a process of its own, so that nothing is built or compiled yet. */
function coldTimeOf(line: string): number {
  const timesMs = RUNS.map(() =>
    Number(spawnSync(process.execPath, ["--import", "tsx", COLD_LINE], { input: line, encoding: "utf8" }).stdout),
  );
  return Math.min(...timesMs);
}

function printTime(title: string, milliseconds: number): void {
  print(`${title.padEnd(28)} ${milliseconds.toFixed(1).padStart(8)} ms`);
}

function timeOf(line: string): number {
  const start = performance.now();
  parseFoods(line);
  return performance.now() - start;
}

function row(cells: readonly string[]): string {
  return cells.map((cell, index) => (index === 0 ? cell.padEnd(12) : cell.padStart(12))).join("");
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
