import { chromium } from "@playwright/test";
import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { atLeast, median, plainRow, type Row } from "../speed/measure";
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
 * Lighthouse's scores (mobile, 0 to 100), screen by screen: medians of three runs, each in a browser of its own that is signed
 * in and has been nowhere. Beside them its index of this machine's processor, before it is slowed down: some 1,500 on a desktop
 * of today. Where it is far below, performance says what else the machine did.
 */
export async function* lighthouseRows(
  visit: Visit,
  screens: readonly Screen[],
  recipes: number,
  executablePath: string | undefined,
): AsyncGenerator<Row> {
  const folder = mkdtempSync(join(tmpdir(), "tureen-lighthouse-"));
  try {
    const signedIn = await signedInProfile(visit, folder, executablePath);
    for (const screen of screens) {
      const scores: Audit[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const profile = join(folder, `${screen.name}-${run}`);
        if (!screen.signedOut) cpSync(signedIn, profile, { recursive: true });
        scores.push(await audit(visit.address + screen.path, { profile, folder, executablePath }));
      }
      const ofAll = (of: (score: Audit) => number): number => median(scores.map(of));
      for (const category of Object.keys(GOALS) as Category[]) {
        const points = ofAll((score) => score[category]);
        yield plainRow(`${screen.name}: Lighthouse, ${category}`, recipes, points, "points", atLeast(GOALS[category]));
      }
      const index = ofAll((score) => score.benchmarkIndex);
      yield plainRow("  this machine's BenchmarkIndex", recipes, index, "points", null);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Lighthouse hangs on a browser that another driver holds: it gets the folder of one that has the sign-in, and none of the scripts. */
async function signedInProfile(
  { address, token }: Visit,
  folder: string,
  executablePath: string | undefined,
): Promise<string> {
  const profile = join(folder, "signed-in");
  const context = await chromium.launchPersistentContext(profile, executablePath ? { executablePath } : {});
  const page = await context.newPage();
  await page.goto(`${address}/api/health`);
  await page.evaluate((value) => localStorage.setItem("token", value), token);
  await context.close();
  return profile;
}

interface Place {
  readonly profile: string;
  readonly folder: string;
  readonly executablePath: string | undefined;
}

async function audit(url: string, { profile, folder, executablePath }: Place): Promise<Audit> {
  const report = join(folder, "report.json");
  const child = spawn(
    "pnpm",
    [
      "dlx",
      LIGHTHOUSE,
      url,
      `--chrome-flags=--headless=new --no-sandbox --user-data-dir=${profile}`,
      "--disable-storage-reset", // the sign-in is in there
      `--max-wait-for-load=${LOADED_WITHIN_MS}`,
      "--quiet",
      "--output=json",
      `--output-path=${report}`,
      `--only-categories=${Object.keys(GOALS).join(",")}`,
    ],
    {
      stdio: ["ignore", "ignore", "inherit"],
      timeout: TIMEOUT_MS,
      env: { ...process.env, CHROME_PATH: executablePath ?? chromium.executablePath() },
    },
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
