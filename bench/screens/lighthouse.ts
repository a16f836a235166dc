import { chromium } from "@playwright/test";
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { atLeast, median, plainRow, type Row } from "../speed/measure";
import { freePort } from "../../scripts/free-port.mjs";
import type { Screen, Visit } from "./screen";

/** Not a dependency: 185 MB that only this benchmark needs. */
const LIGHTHOUSE = "lighthouse@12.8.2";
const RUNS = 3;
const GOALS = { performance: 95, accessibility: 100, "best-practices": 100 };
type Category = keyof typeof GOALS;
/** The live stream of a page never ends; what it shows is there long before. */
const LOADED_WITHIN_MS = 20_000;
/** Of one run, with the start of Lighthouse itself. */
const TIMEOUT_MS = 180_000;

interface Audit extends Record<Category, number> {
  readonly benchmarkIndex: number;
}

/**
 * Lighthouse's scores (mobile, 0 to 100), screen by screen: medians of three runs in a browser that is signed in. Beside them its
 * index of this machine's processor, before it is slowed down: some 1,500 on a desktop of today.
 */
export async function* lighthouseRows(
  { address, token }: Visit,
  screens: readonly Screen[],
  recipes: number,
  executablePath: string | undefined,
): AsyncGenerator<Row> {
  const folder = mkdtempSync(join(tmpdir(), "tureen-lighthouse-"));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(join(folder, "profile"), {
    ...(executablePath ? { executablePath } : {}),
    args: [`--remote-debugging-port=${port}`],
  });
  try {
    const page = await context.newPage();
    for (const screen of screens) {
      await page.goto(`${address}/login`);
      await page.evaluate(
        (value) => (value === null ? localStorage.removeItem("token") : localStorage.setItem("token", value)),
        screen.signedOut ? null : token,
      );
      await page.goto("about:blank");
      const scores: Audit[] = [];
      for (let run = 0; run < RUNS; run += 1) scores.push(await audit(address + screen.path, port, folder));
      const ofAll = (of: (score: Audit) => number): number => median(scores.map(of));
      for (const category of Object.keys(GOALS) as Category[]) {
        const points = ofAll((score) => score[category]);
        yield plainRow(`${screen.name}: Lighthouse, ${category}`, recipes, points, "points", atLeast(GOALS[category]));
      }
      const index = ofAll((score) => score.benchmarkIndex);
      yield plainRow("  this machine's BenchmarkIndex", recipes, index, "points", null);
    }
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function audit(url: string, port: number, folder: string): Promise<Audit> {
  const report = join(folder, "report.json");
  const child = spawn(
    "pnpm",
    [
      "dlx",
      LIGHTHOUSE,
      url,
      `--port=${port}`,
      "--disable-storage-reset", // the sign-in is in there
      `--max-wait-for-load=${LOADED_WITHIN_MS}`,
      "--quiet",
      "--output=json",
      `--output-path=${report}`,
      `--only-categories=${Object.keys(GOALS).join(",")}`,
    ],
    { stdio: ["ignore", "ignore", "inherit"], timeout: TIMEOUT_MS },
  );
  const status = await new Promise((resolve) => child.once("close", resolve));
  if (status !== 0) throw new Error(`Lighthouse ended with ${String(status)} on ${url}.`);
  const { categories, environment } = JSON.parse(readFileSync(report, "utf8")) as {
    categories: Record<Category, { score: number | null }>; // Lighthouse's result format
    environment: { benchmarkIndex: number };
  };
  const score = (category: Category): number => Math.round((categories[category].score ?? 0) * 100);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    benchmarkIndex: environment.benchmarkIndex,
  };
}
