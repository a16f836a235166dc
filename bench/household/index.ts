import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { tableOf } from "./results";
import { measureHousehold } from "./run";
import { HOUSEHOLD, seedHousehold } from "./seed-household";

/** `pnpm bench household`: how quick the built product is in a house where much has been cooked. */
const folder = mkdtempSync(join(tmpdir(), "tureen-household-"));
try {
  const { recipes, weeks, lists } = HOUSEHOLD;
  const startedAtMs = performance.now();
  await seedHousehold(folder);
  print(
    `${recipes} recipes, ${weeks} weeks of meals and ${lists} lists, seeded in ${((performance.now() - startedAtMs) / 1000).toFixed(1)} s\n`,
  );
  print(tableOf(await measureHousehold(folder)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
