import { ATTACKS } from "./attacks";
import type { ProveRow } from "./prove-row";
import { backupsWhileWriting } from "./rows/backups-while-writing";
import { restoreKilled } from "./rows/restore-killed";

/** `pnpm prove [--short] [word]`: what is promised beside what was found, on the built product. Ends with 1 where a goal is missed. */
const ROWS: readonly ProveRow[] = [backupsWhileWriting, restoreKilled, ...ATTACKS];
const SHORT = 0.06;

const words = process.argv.slice(2);
const share = words.includes("--short") ? SHORT : 1;
const wanted = words.find((word) => !word.startsWith("--")) ?? "";

process.stdout.write("| what | goal | result | |\n| --- | --- | --- | --- |\n");
for (const row of ROWS.filter(({ what }) => what.includes(wanted))) {
  const { result, isMet } = await row.run(share);
  process.stdout.write(`| ${row.what} | ${row.goal} | ${result} | ${isMet ? "met" : "MISSED"} |\n`);
  if (!isMet) process.exitCode = 1;
}
