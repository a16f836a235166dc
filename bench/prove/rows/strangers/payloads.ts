import type { Browser, Page } from "@playwright/test";
import { installedBrowser } from "../../../../scripts/installed-browser.mjs";
import { BENCH_PASSWORD } from "../../../speed/bench-password";
import { startServer } from "../../../speed/running-server";
import { Family } from "../../family";
import { bringByBook, bringByMcp, bringByModel, bringByOtherApp, bringByPage, bringByRest } from "../../payload-ways";
import { PAYLOADS } from "../../payloads";
import { inFolder, listed, lookUntil, progress, type Proof } from "../../proof";

const SCREENS = [
  "/",
  "/recipes",
  "/recipes/add",
  "/meal-planning",
  "/shopping-list",
  "/pdf-import",
  "/admin",
  "/larder",
  "/ingredients",
  "/recently-deleted",
];

interface Watched {
  readonly page: Page;
  readonly problems: string[];
}

/** Texts that would run as scripts, in by every way that there is, then looked at on every screen. */
export const proof: Proof = {
  title: "60 XSS payloads by form, REST, AI, PDF, web page, another app and MCP",
  goal: "0 run, 0 CSP reports",
  isInShortForm: false,
  limitMinutes: 20,
  run: () =>
    inFolder(async (folder) => {
      const executablePath = installedBrowser();
      if (executablePath === undefined) return { result: "no Chromium is here: set CHROMIUM_PATH", holds: null };
      // Makes a model of itself: loaded only where it is used.
      const { startFakeOllama } = await import("@tureen/fake-ollama/start-fake-ollama");
      const double = await startFakeOllama();
      const server = await startServer(folder, { OLLAMA_HOST: double.url });
      const family = await Family.signIn(server.port);
      await family.call("PUT", "/admin/settings/rate_limit_max_requests", { value: 1000 });
      await family.call("PUT", "/admin/settings/max_recipes_per_import", { value: 0 });
      const arrived = {
        rest: await bringByRest(family),
        ai: await bringByModel(family, double),
        pdf: await bringByBook(family),
        page: await bringByPage(family),
        "another app": await bringByOtherApp(family),
        mcp: await bringByMcp(family),
      };
      const { chromium } = await import("@playwright/test");
      const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
      const watched = await openWatched(browser, server.port);
      const byForm = await bringByForm(watched.page);
      const screens = await walkThrough(watched, family);
      await browser.close();
      await double.stop();
      await server.stop();
      const { problems } = watched;
      for (const [way, count] of Object.entries({ ...arrived, form: byForm }))
        if (count < PAYLOADS.length) problems.push(`by ${way} came ${count} of ${PAYLOADS.length}`);
      const came = Object.entries({ ...arrived, form: byForm }).map(([way, count]) => `${count} by ${way}`);
      return {
        result: `${came.join(", ")}; ${screens} screens; problems: ${listed(problems)}`,
        holds: problems.length === 0,
      };
    }),
};

async function openWatched(browser: Browser, port: number): Promise<Watched> {
  const problems: string[] = [];
  const page = await browser.newPage({ baseURL: `http://127.0.0.1:${port}` });
  page.on("dialog", (dialog) => {
    problems.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) problems.push(message.text().slice(0, 200));
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.hostname !== "127.0.0.1" || url.pathname === "/x") problems.push(`a request to ${request.url()}`);
  });
  await page.goto("/login");
  await page.getByLabel("Family Password").fill(BENCH_PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/");
  return { page, problems };
}

async function bringByForm(page: Page): Promise<number> {
  let arrived = 0;
  for (const payload of PAYLOADS) {
    await page.goto("/recipes/add");
    await page.getByLabel("Title").fill(payload);
    await page.getByLabel("Write or paste the ingredients").fill(`2 leeks ${payload}`);
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByLabel("Instructions").fill(payload);
    await page.getByRole("button", { name: "Save Recipe" }).click();
    await page.waitForURL(/\/recipes\/\d+$/);
    await page.getByRole("heading", { level: 1 }).waitFor();
    arrived += 1;
    progress(arrived, PAYLOADS.length, "forms");
  }
  return arrived;
}

/** Every screen, each recipe of every way, and what was deleted; after each, whether anything has run. */
async function walkThrough({ page, problems }: Watched, family: Family): Promise<number> {
  const recipes = await family.recipes();
  for (const { id } of recipes.slice(0, 30)) await family.call("DELETE", `/recipes/${id}`);
  const paths = [
    ...SCREENS,
    ...recipes
      .slice(30)
      .flatMap(({ id }, index) => [`/recipes/${id}`, ...(index % 10 === 0 ? [`/recipes/${id}/edit`] : [])]),
  ];
  for (const [index, path] of paths.entries()) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    const ran = await lookUntil(() => page.evaluate(() => "__ran" in globalThis), Boolean, 100);
    if (ran) problems.push(`a payload ran on ${path}`);
    progress(index, paths.length, "screens");
  }
  return paths.length;
}
