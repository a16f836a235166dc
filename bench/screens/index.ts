import { chromium } from "@playwright/test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installedBrowser } from "../../scripts/installed-browser.mjs";
import { BENCH_PASSWORD } from "../speed/bench-password";
import { dataOf, HttpClient, trpcMutation } from "../speed/http-client";
import { atMost, plainRow, type Row } from "../speed/measure";
import { HEAD, lineOf, missedOf } from "../speed/report";
import { startServer } from "../speed/running-server";
import { seedHousehold, weekStart } from "../speed/seed-household";
import { serveBarePage } from "./bare-page";
import { bareInteractionRows, interactionRows } from "./interactions";
import { lighthouseRows } from "./lighthouse";
import { measureFirstView, measureSearch, measureTicks } from "./phone";
import type { Screen, Visit } from "./screen";

/**
 * `pnpm bench screens [--no-lighthouse] [--recipes=10000] [--only=week,touches]`: what a family's phone shows, and when. The
 * built product in Chromium at 375 × 812 with a processor four times slower, each visit with an empty cache: the first view of
 * each screen, from each touch or key to the next paint, a bare page's before them; then Lighthouse (mobile). `--only` names
 * screens, and `touches`. Some five minutes without Lighthouse, and as many with it.
 */
const option = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(`--${name}=`.length);
const recipes = Number(option("recipes") ?? 10_000);
const only = option("only")?.split(",");
const isAsked = (name: string): boolean => only?.includes(name) ?? true;
const ALL_SCREENS: readonly Screen[] = [
  { name: "sign-in", path: "/login", first: "input[name=password]", signedOut: true },
  { name: "dashboard", path: "/", first: "main h3" },
  { name: "recipes", path: "/recipes", first: "main [role=listitem] a[href^='/recipes/']" },
  { name: "recipe", path: "/recipes/1", first: "main article" },
  { name: "week", path: `/meal-planning?week=${weekStart(20)}`, first: "main [role=cell] p" },
  { name: "list", path: "/shopping-list", first: "main h2" },
];
const BARE_PAGE: Screen = { name: "a bare page", path: "/", first: "button", signedOut: true };
const screens = ALL_SCREENS.filter(({ name }) => isAsked(name));

const executablePath = installedBrowser();
const folder = mkdtempSync(join(tmpdir(), "tureen-screens-"));
const rows: Row[] = [];
process.stdout.write(`${HEAD}\n`);
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
    await tell(bareRows(visit));
    await tell(firstViewRows(visit));
    if (isAsked("touches")) await tell(touchRows(visit, shoppingList.id));
    if (!process.argv.includes("--no-lighthouse")) await tell(lighthouseRows(visit, screens, recipes, executablePath));
  } finally {
    await browser.close();
    await server.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
  process.stdout.write(`\n${missedOf(rows)}\n`);
}

/** Each figure as soon as it is there. */
async function tell(measured: AsyncIterable<Row>): Promise<void> {
  for await (const row of measured) {
    rows.push(row);
    process.stdout.write(`${lineOf(row)}\n`);
  }
}

/** What the browser takes for a page of nothing: the floor of all that follows. */
async function* bareRows(visit: Visit): AsyncGenerator<Row> {
  const { address, close } = await serveBarePage();
  try {
    const bare = { ...visit, address };
    const { shownMs } = await measureFirstView(bare, BARE_PAGE);
    yield plainRow("a bare page: it is shown", null, shownMs, "ms", null);
    yield* bareInteractionRows(bare);
  } finally {
    close();
  }
}

async function* firstViewRows(visit: Visit): AsyncGenerator<Row> {
  for (const screen of screens) {
    const { shownMs, largestPaintMs, kilobytes } = await measureFirstView(visit, screen);
    yield plainRow(`${screen.name}: what one came for is shown`, recipes, shownMs, "ms", atMost(1300));
    yield plainRow(`${screen.name}: largest paint`, recipes, largestPaintMs, "ms", null);
    yield plainRow(`${screen.name}: script and style, brotli`, recipes, kilobytes, "kB", null);
  }
}

async function* touchRows(visit: Visit, listId: number): AsyncGenerator<Row> {
  const search = await measureSearch(visit);
  yield plainRow("search: from the last key to its answer", recipes, search, "ms", atMost(200));
  const ticks = await measureTicks(visit, listId);
  yield plainRow("shop: from a tick to the next paint, worst", recipes, ticks, "ms", atMost(200));
  yield* interactionRows(visit, listId, recipes);
}
