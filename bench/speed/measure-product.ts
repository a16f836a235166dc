import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { BENCH_PASSWORD } from "./bench-password";
import { atMost, median, plainRow, type Row } from "./measure";
import { freePort } from "../../scripts/free-port.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const WEIGHTS = join(ROOT, "apps", "web", "dist", ".page-weights.json");
const TIMEOUT_MS = 30_000;

/** `npm start` on a folder that has been started before, from the command to the first answer. */
export async function npmStart(): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), "tureen-start-"));
  const times: number[] = [];
  try {
    for (let run = 0; run < 6; run += 1) times.push(await startOnce(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  // The first makes the database.
  return plainRow("npm start", null, median(times.slice(1)), "ms", atMost(2000));
}

async function startOnce(folder: string): Promise<number> {
  const port = await freePort();
  const startedAtMs = performance.now();
  const npm = spawn("npm", ["start"], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: folder, PORT: String(port), HOST: "127.0.0.1", FAMILY_PASSWORD: BENCH_PASSWORD },
    stdio: "ignore",
    // A group of its own, so that the server ends with it.
    detached: true,
  });
  try {
    while (performance.now() < startedAtMs + TIMEOUT_MS) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null);
      if (answer?.ok) return performance.now() - startedAtMs;
      await pause(5);
    }
    throw new Error("npm start does not answer.");
  } finally {
    const ended = once(npm, "exit");
    process.kill(-(npm.pid ?? 0), "SIGTERM");
    await ended;
  }
}

/** Script and style of the first view of a page, gzipped, as the build has weighed them (apps/web/page-budgets.ts). */
export function pageWeights(): Row[] {
  const kb = JSON.parse(readFileSync(WEIGHTS, "utf8")) as Record<string, number>; // written by the build
  const weightOf = (page: string): number => kb[page] ?? Number.NaN;
  return [
    plainRow("script and style of the sign-in, gzip", null, weightOf("auth/login.page"), "kB", atMost(125)),
    plainRow(
      "script and style of the recipes, gzip",
      null,
      weightOf("recipes/list/recipe-list.page"),
      "kB",
      atMost(165),
    ),
  ];
}

/** A first install from a clean clone with an empty store, without the compile of better-sqlite3. */
export function firstInstall(): Row {
  const folder = mkdtempSync(join(tmpdir(), "tureen-install-"));
  try {
    const clone = join(folder, "tureen");
    const run = (command: string, args: readonly string[], cwd: string): void => {
      const { status } = spawnSync(command, args, { cwd, stdio: "ignore", env: { ...process.env, CI: "1" } });
      if (status !== 0) throw new Error(`'${command} ${args.join(" ")}' ended with ${status}.`);
    };
    run("git", ["clone", "--quiet", ROOT, clone], folder);
    const startedAtMs = performance.now();
    run("pnpm", ["install", "--frozen-lockfile", "--ignore-scripts", "--store-dir", join(folder, "store")], clone);
    const seconds = (performance.now() - startedAtMs) / 1000;
    return plainRow("first install, without the compile", null, seconds, "s", atMost(30));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
