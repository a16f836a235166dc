// Turbo with its telemetry off and our own pnpm on the path.
import { run } from "./bootstrap.mjs";

process.exit(run("turbo", process.argv.slice(2)));
