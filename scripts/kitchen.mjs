// `npm run -s kitchen COMMAND`: the kitchen's rules on the command line, lines in and JSON out.
import { join } from "node:path";
import { bootstrap, run } from "./bootstrap.mjs";

bootstrap();
process.exitCode = run("tsx", [join("apps", "api", "src", "kitchen.ts"), ...process.argv.slice(2)]);
