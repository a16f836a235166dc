import type { Extent, Outcome, Proof } from "./proof";
import { ROWS } from "./rows";
import { runRows } from "./run-rows";

/**
 * `pnpm prove [--short] [word]`: what is promised beside what was found, on the built product. Ends with 1 where a goal is
 * missed, or where a row could not be run in its whole form; the short form leaves some rows out and says so.
 */
const words = process.argv.slice(2);
const extent: Extent = words.includes("--short") ? "short" : "whole";
const wanted = words.find((word) => !word.startsWith("--")) ?? "";
const rows = ROWS.filter(({ title }) => title.includes(wanted));
if (rows.length === 0) {
  process.stderr.write(
    `No row has '${wanted}' in its title. There are:\n${ROWS.map(({ title }) => `  ${title}\n`).join("")}`,
  );
  process.exit(2);
}

process.stdout.write("| what | goal | result | |\n| --- | --- | --- | --- |\n");
if (extent === "whole") for (const row of rows) for await (const outcome of runRows([row], extent)) print(row, outcome);
else await runShortForm();

/** Looks at no times, so that two rows may share the machine. */
async function runShortForm(): Promise<void> {
  const left = rows.filter(({ isInShortForm }) => isInShortForm);
  const lanes = [0, 1].map((lane) => left.filter((_row, index) => index % 2 === lane));
  await Promise.all(
    lanes.map(async (lane) => {
      const outcomes = runRows(lane, extent);
      for (const row of lane) print(row, (await outcomes.next()).value);
      await outcomes.return(undefined);
    }),
  );
  for (const row of rows.filter((each) => !each.isInShortForm))
    print(row, { result: "only in the whole form", holds: null });
}

function print({ title, goal }: Proof, { result, holds }: Outcome): void {
  const verdict = holds === null ? "not run" : holds ? "met" : "MISSED";
  process.stdout.write(`| ${title} | ${goal} | ${result.replaceAll("|", "/").replace(/\s+/g, " ")} | ${verdict} |\n`);
  if (holds === false || (holds === null && extent === "whole")) process.exitCode = 1;
}
