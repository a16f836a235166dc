// Builds what is published into dist/: the client, and the procedures' types written out from the server's schemas.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const run = (command, ...args) =>
  execFileSync(at(`node_modules/.bin/${command}`), args, { cwd: at("."), stdio: "inherit" });

for (const folder of ["build", "dist"]) rmSync(at(folder), { recursive: true, force: true });
mkdirSync(at("build"));
cpSync(at("src/index.ts"), at("build/index.ts"));
run("tsx", at("../../apps/api/src/client/write-client-types.ts"), at("build/procedures.ts"));
run("tsc", "-p", "tsconfig.publish.json");
rmSync(at("build"), { recursive: true });
