import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { actionsFor } from "./actions";
import { atMost, plainRow, type Row } from "./measure";
import { measureHousehold } from "./measure-household";
import { firstInstall, npmStart, pageWeights } from "./measure-product";
import { missedOf, plotOf, tableOf } from "./report";
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
const seeded = option("seeded");
const PLOT = fileURLToPath(new URL("../../docs/product/speed.svg", import.meta.url));

// The memory that scripts/bench.mjs gives this process is not for the servers that it starts.
for (const name of ["MALLOC_TRIM_THRESHOLD_", "MALLOC_MMAP_THRESHOLD_"]) delete process.env[name];

// First what is quick, so that a build that is not there is told at once.
const rows: Row[] = only ? [] : [await npmStart(), ...pageWeights()];
for (const recipes of SIZES) {
  const folder = mkdtempSync(join(tmpdir(), "tureen-speed-"));
  try {
    if (seeded) cpSync(seeded, folder, { recursive: true });
    else await seedHousehold(folder, recipes);
    rows.push(...(await measureHousehold(folder, recipes, { only, isQuick })));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
if (!only) rows.push(...growth(rows));
if (process.argv.includes("--install")) rows.push(firstInstall());
process.stdout.write(`${tableOf(rows)}\n\n${missedOf(rows)}\n`);
const json = option("json");
if (json) writeFileSync(json, `${JSON.stringify(rows, null, 2)}\n`);
if (SIZES.length > 1 && !only) writeFileSync(PLOT, plotOf(rows));

/** How much more an action costs in the largest household than in the smallest, beside how much more it costs the floor. */
function growth(measured: readonly Row[]): Row[] {
  const [small, large] = [SIZES[0], SIZES.at(-1)];
  if (small === large) return [];
  return actionsFor(1, 1).flatMap(({ title, mayGrow }) => {
    if (mayGrow) return [];
    const growthOf = (who: "product" | "floor") => {
      const of = (recipes: number | undefined) =>
        measured.find((row) => row.title === title && row.recipes === recipes)?.[who] ?? Number.NaN;
      return of(large) / of(small);
    };
    return [
      plainRow(`growth: ${title}`, large ?? null, growthOf("product"), "×", atMost(1.3)),
      plainRow("  the floor", large ?? null, growthOf("floor"), "×", null),
    ];
  });
}
