// `pnpm prove [--short] [word]`: builds, then proves what is promised on the built product.
import { join } from "node:path";
import { bootstrap, run } from "./bootstrap.mjs";
import { buildWhenChanged } from "./start.mjs";

bootstrap();
buildWhenChanged();
process.exitCode = run("tsx", [join("bench", "prove", "index.ts"), ...process.argv.slice(2)]);
