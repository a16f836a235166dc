import type { BuildOptions } from "esbuild";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Below this package, so that the script finds the libraries that stay outside of it. */
const CACHE = fileURLToPath(new URL("../../node_modules/.cache/tureen/", import.meta.url));

const bundled = new Map<string, string>();

/**
 * The TypeScript entry of a process as one script, made as the product's build makes it; returns its path. For
 * development and tests: through a loader a child takes ten times as long to start.
 */
export function bundleChild(entry: string): string {
  const known = bundled.get(entry);
  if (known !== undefined) return known;
  const path = bundle(entry);
  bundled.set(entry, path);
  return path;
}

function bundle(entry: string): string {
  const load = createRequire(import.meta.url);
  // The build tool is no part of the product: nothing but this line may name it, and no bundle may carry it.
  const { buildSync } = load("esbuild") as typeof import("esbuild"); // what the package exports
  // The build's own.
  const options = load("../../bundle-options.json") as Pick<BuildOptions, "banner" | "external">;
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform: "node",
    format: "esm",
    ...options,
    logLevel: "error",
  });
  const script = outputFiles[0]?.contents ?? new Uint8Array();
  const name = `${basename(entry, ".ts")}-${createHash("sha256").update(script).digest("hex").slice(0, 16)}`;
  const path = join(CACHE, `${name}.js`);
  if (!existsSync(path)) writeWhole(path, script);
  return path;
}

/** Test files run side by side: none may start what another one has written half of. */
function writeWhole(path: string, script: Uint8Array): void {
  mkdirSync(CACHE, { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, script);
  renameSync(draft, path);
}
