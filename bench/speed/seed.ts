import { resolve } from "node:path";
import { BENCH_PASSWORD } from "./bench-password";
import { seedHousehold } from "./seed-household";

/** `tsx bench/speed/seed.ts DATA_DIR [RECIPES]`: a household of the benchmark's size, to look around in or to measure something else on. */
const [folder, recipes = "10000"] = process.argv.slice(2);
if (!folder) {
  process.stderr.write("Say which data folder to fill: tsx bench/speed/seed.ts DATA_DIR [RECIPES]\n");
  process.exit(2);
}
await seedHousehold(resolve(folder), Number(recipes));
process.stdout.write(`The database is in ${folder}. Its family password is ${BENCH_PASSWORD}.\n`);
