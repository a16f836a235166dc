// `pnpm bench NAME`: runs bench/NAME/index.ts; without a name, all of them.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { bootstrap, ROOT, run, toolEnvironment } from "./bootstrap.mjs";
import { buildWhenChanged } from "./start.mjs";

/** They start the built product, which must be made from these very sources. */
const OF_THE_PRODUCT = ["import", "live", "screens", "speed"];
/** No benchmark: `pnpm prove` runs it. */
const PROOF = "prove";

const ENVIRONMENTS = {
  // It reads megabytes again and again, and glibc would give their pages back each time. Getting them anew took as long as
  // the answer, of the product or of the floor by turns.
  speed: { MALLOC_TRIM_THRESHOLD_: String(512 * 2 ** 20), MALLOC_MMAP_THRESHOLD_: String(32 * 2 ** 20) },
};

bootstrap();
const folder = join(ROOT, "bench");
const known = readdirSync(folder).filter((name) => name !== PROOF && existsSync(join(folder, name, "index.ts")));
const [name, ...args] = process.argv.slice(2);
if (name && !known.includes(name)) {
  process.stderr.write(`There is no benchmark called '${name}'. There are: ${known.join(", ")}.\n`);
  process.exit(2);
}
for (const chosen of name ? [name] : known) {
  if (OF_THE_PRODUCT.includes(chosen)) buildWhenChanged();
  const env = { ...toolEnvironment(), ...ENVIRONMENTS[chosen] };
  const status = run("tsx", [join("bench", chosen, "index.ts"), ...args], { env });
  if (status !== 0) process.exit(status);
}
