import { resolve } from "node:path";
import { HOUSE_PASSWORD, seedHousehold } from "./seed-household";

/** `tsx bench/household/seed.ts DATA_DIR`: a house of the benchmark's size, to look around in or to measure something else on. */
const folder = process.argv[2];
if (!folder) {
  process.stderr.write("Say which data folder to fill: tsx bench/household/seed.ts DATA_DIR\n");
  process.exit(2);
}
await seedHousehold(resolve(folder));
process.stdout.write(`The house is in ${folder}. Its family password is ${HOUSE_PASSWORD}.\n`);
