// `npm start`: installs and builds what is not up to date, then runs the server in this very process.
import { createHash } from "node:crypto";
import module from "node:module";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bootstrap, ROOT, run, toolEnvironment } from "./bootstrap.mjs";

const SERVER = join(ROOT, "apps", "api", "dist", "main.js");
const PAGE = join(ROOT, "apps", "web", "dist", "index.html");
const STAMP = join(ROOT, "node_modules", ".cache", "tureen-build");
const NOT_SOURCE = new Set(["node_modules", "dist", ".turbo", ".cache", "data", "testing"]);
const TEST = /\.test\.tsx?$/;

/** Builds unless the last build was made from these very files, by this Node. */
export function buildWhenChanged() {
  const sources = fingerprint();
  if (existsSync(SERVER) && existsSync(PAGE) && existsSync(STAMP) && readFileSync(STAMP, "utf8") === sources) return;
  process.stderr.write("Building Tureen …\n");
  const status = run("turbo", ["run", "build", "--output-logs=errors-only"], {
    stdio: ["ignore", 2, 2],
    env: { ...toolEnvironment(), NODE_VERSION: process.version },
  });
  if (status !== 0) process.exit(status);
  mkdirSync(join(STAMP, ".."), { recursive: true });
  writeFileSync(STAMP, sources);
}

// Sizes and times of all source files: a few milliseconds, where asking the build tool takes most of a second.
function fingerprint() {
  const hash = createHash("sha256")
    .update(process.version)
    .update(readFileSync(join(ROOT, "pnpm-lock.yaml")));
  const visit = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      if (NOT_SOURCE.has(entry.name) || TEST.test(entry.name)) continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) visit(path);
      else {
        const { size, mtimeMs } = statSync(path);
        hash.update(`${path}\0${size}\0${mtimeMs}\n`);
      }
    }
  };
  for (const folder of ["apps", "packages"]) visit(join(ROOT, folder));
  return hash.digest("hex");
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  bootstrap();
  buildWhenChanged();
  // What V8 compiles is kept for the next start, where Node can.
  module.enableCompileCache?.();
  await import(pathToFileURL(SERVER).href);
}
