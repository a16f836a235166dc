// `pnpm ai:contract URL`: asks a server, a real Ollama or its double, for everything that the product relies on.
import { join } from "node:path";
import { bootstrap, run } from "./bootstrap.mjs";

bootstrap();
process.exitCode = run("tsx", [join("packages", "fake-ollama", "src", "contract.ts"), ...process.argv.slice(2)]);
