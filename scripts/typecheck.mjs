// `pnpm typecheck`. What lives under the same settings is one program: in one for each package, whatever many of them
// import would be checked as many times.
import { run } from "./bootstrap.mjs";

const PROGRAMS = ["packages/domain", "packages/contracts", "tsconfig.node.json", "apps/web", "e2e"];

// Checkers that run side by side look at many types twice.
const failed = PROGRAMS.filter((program) => run("tsc", ["-p", program, "--singleThreaded"]) !== 0);
process.exit(failed.length > 0 ? 1 : 0);
