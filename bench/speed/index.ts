import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Row } from "./measure";
import { measureGrowth } from "./measure-growth";
import { measureHousehold } from "./measure-household";
import { firstInstall, npmStart, pageWeights } from "./measure-product";
import { HEAD, lineOf, missedOf, plotOf } from "./report";
import { seedHousehold } from "./seed-household";

/**
 * `pnpm bench speed [--quick] [--only=WORDS] [--sizes=1000,10000] [--seeded=FOLDER] [--install] [--json=FILE]`: what the built
 * product takes beside the floor, in small and large households. `--quick` repeats less; `--only` measures the
 * actions with one of these words in their titles and nothing else; `--seeded` starts from a copy of a folder that
 * seed.ts has filled; `--install` measures a first install too, which asks the package registry.
 */
const option = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const only = option("only")?.split(",");
const isQuick = process.argv.includes("--quick");
const SIZES = option("sizes")?.split(",").map(Number) ?? [1_000, 10_000];
const comparesSizes = SIZES.length > 1 && !only;
const seeded = option("seeded");
const PLOT = fileURLToPath(new URL("../../docs/product/speed.svg", import.meta.url));

// The memory that scripts/bench.mjs gives this process is not for the servers that it starts.
for (const name of ["MALLOC_TRIM_THRESHOLD_", "MALLOC_MMAP_THRESHOLD_"]) delete process.env[name];

const rows: Row[] = [];
/** A whole run takes a quarter of an hour and more: each row is told as soon as it is measured. */
function told(row: Row): void {
  rows.push(row);
  process.stdout.write(`${lineOf(row)}\n`);
}

process.stdout.write(`${HEAD}\n`);
// First what is quick, so that a build that is not there is told at once.
if (!only) for (const row of [await npmStart(), ...pageWeights()]) told(row);
const work = mkdtempSync(join(tmpdir(), "tureen-speed-"));
try {
  for (const recipes of SIZES) {
    const folder = folderOf(recipes);
    if (seeded) cpSync(seeded, folder, { recursive: true });
    else await seedHousehold(folder, recipes);
    if (comparesSizes) cpSync(folder, folderOf(recipes, "untouched"), { recursive: true });
    for await (const row of measureHousehold(folder, recipes, { only, isQuick })) told(row);
    rmSync(folder, { recursive: true });
  }
  const [small = 0, large = 0] = [SIZES[0], SIZES.at(-1)];
  if (comparesSizes) for await (const row of measureGrowth(untouched(small), untouched(large), isQuick)) told(row);
} finally {
  rmSync(work, { recursive: true, force: true });
}
if (process.argv.includes("--install")) told(firstInstall());
process.stdout.write(`\n${missedOf(rows)}\n`);
const json = option("json");
if (json) writeFileSync(json, `${JSON.stringify(rows, null, 2)}\n`);
if (comparesSizes) writeFileSync(PLOT, plotOf(rows));

function untouched(recipes: number) {
  return { recipes, folder: folderOf(recipes, "untouched") };
}

function folderOf(recipes: number, kind = "measured"): string {
  return join(work, `${recipes}-${kind}`);
}
