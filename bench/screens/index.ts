import { chromium } from "@playwright/test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installedBrowser } from "../../scripts/installed-browser.mjs";
import { BENCH_PASSWORD } from "../speed/bench-password";
import { dataOf, HttpClient, trpcMutation } from "../speed/http-client";
import { atMost, plainRow, type Row } from "../speed/measure";
import { missedOf, tableOf } from "../speed/report";
import { startServer } from "../speed/running-server";
import { seedHousehold, weekStart } from "../speed/seed-household";
import { serveBarePage } from "./bare-page";
import { bareInteractionRows, interactionRows } from "./interactions";
import { lighthouseRows } from "./lighthouse";
import { openingRows } from "./openings";
import { measureFirstView, measureSearch, measureTicks } from "./phone";
import type { Screen, Visit } from "./screen";

/**
 * `pnpm bench screens [--no-lighthouse] [--recipes=10000] [--only=week,list]`: what a family's phone shows, and when. The
 * built product in Chromium at 375 × 812 with a processor four times slower, each visit with an empty cache: the first view of
 * each screen, from each touch or key to the next paint, a bare page's before them, and from a touch to what it opens; then
 * Lighthouse (mobile). Of some screens only, touches are left out.
 */
const option = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(`--${name}=`.length);
const recipes = Number(option("recipes") ?? 10_000);
const only = option("only")?.split(",");
const ALL_SCREENS: readonly Screen[] = [
  { name: "sign-in", path: "/login", first: "input[name=password]", signedOut: true },
  { name: "dashboard", path: "/", first: "main h3" },
  { name: "recipes", path: "/recipes", first: "main [role=listitem] a[href^='/recipes/']" },
  { name: "week", path: `/meal-planning?week=${weekStart(20)}`, first: "main [role=cell] p" },
  { name: "list", path: "/shopping-list", first: "main h2" },
];
const BARE_PAGE: Screen = { name: "a bare page", path: "/", first: "button", signedOut: true };
const screens = ALL_SCREENS.filter(({ name }) => only?.includes(name) ?? true);

const executablePath = installedBrowser();
const folder = mkdtempSync(join(tmpdir(), "tureen-screens-"));
/** Each figure as soon as it is there: Lighthouse takes minutes a screen. */
const print = (rows: readonly Row[]): void => void process.stdout.write(`${tableOf(rows)}\n\n${missedOf(rows)}\n\n`);
try {
  await seedHousehold(folder, recipes);
  const server = await startServer(folder);
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  try {
    const client = new HttpClient(server.port);
    const token = await client.signIn(BENCH_PASSWORD);
    const week = { startDate: weekStart(20), endDate: weekStart(21) };
    const { shoppingList } = dataOf(await client.send(trpcMutation("shoppingLists.generate", week))) as {
      shoppingList: { id: number }; // specification, section 7
    };
    await client.close();
    const visit = { browser, address: `http://127.0.0.1:${server.port}`, token };
    print([...(await bareRows(visit)), ...(await firstViewRows(visit))]);
    if (!only) print(await touchRows(visit, shoppingList.id));
    const audited = screens.filter(({ name }) => name !== "dashboard");
    if (!process.argv.includes("--no-lighthouse"))
      for await (const rows of lighthouseRows(visit, audited, recipes, executablePath)) print(rows);
  } finally {
    await browser.close();
    await server.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** What the browser takes for a page of nothing: the floor of all that follows. */
async function bareRows(visit: Visit): Promise<Row[]> {
  const { address, close } = await serveBarePage();
  try {
    const bare = { ...visit, address };
    const { shownMs } = await measureFirstView(bare, BARE_PAGE);
    return [plainRow("a bare page: it is shown", null, shownMs, "ms", null), ...(await bareInteractionRows(bare))];
  } finally {
    close();
  }
}

async function firstViewRows(visit: Visit): Promise<Row[]> {
  const rows: Row[] = [];
  for (const screen of screens) {
    const { shownMs, largestPaintMs, kilobytes } = await measureFirstView(visit, screen);
    rows.push(plainRow(`${screen.name}: what one came for is shown`, recipes, shownMs, "ms", atMost(1300)));
    rows.push(plainRow(`${screen.name}: largest paint`, recipes, largestPaintMs, "ms", null));
    rows.push(plainRow(`${screen.name}: script and style, brotli`, recipes, kilobytes, "kB", null));
  }
  return rows;
}

async function touchRows(visit: Visit, listId: number): Promise<Row[]> {
  const rows: Row[] = [];
  const search = await measureSearch(visit);
  rows.push(plainRow("search: from the last key to its answer", recipes, search, "ms", atMost(200)));
  const ticks = await measureTicks(visit, listId);
  rows.push(plainRow("shop: from a tick to the next paint, worst", recipes, ticks, "ms", atMost(200)));
  rows.push(...(await interactionRows(visit, listId, recipes)));
  rows.push(...(await openingRows(visit, listId, recipes)));
  return rows;
}
