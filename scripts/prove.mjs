// `pnpm prove [--short] [word]`: builds, then proves what is promised on the built product.
// `pnpm prove faults [word]`: whether the tests notice faults that are planted in a copy of the source; about a quarter of an hour.
import { join } from "node:path";
import { bootstrap, run } from "./bootstrap.mjs";
import { buildWhenChanged } from "./start.mjs";

bootstrap();
const [first, ...rest] = process.argv.slice(2);
if (first === "faults") process.exitCode = run("tsx", [join("bench", "prove", "faults", "index.ts"), ...rest]);
else {
  buildWhenChanged();
  process.exitCode = run("tsx", [join("bench", "prove", "index.ts"), ...process.argv.slice(2)]);
}
