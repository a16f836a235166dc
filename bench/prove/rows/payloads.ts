import type { Browser, Page } from "@playwright/test";
import { A5, writePdf } from "@tureen/book-generator/write-pdf";
import type { StartedFakeOllama } from "@tureen/fake-ollama/start-fake-ollama";
import { existsSync } from "node:fs";
import { BENCH_PASSWORD } from "../../speed/bench-password";
import { startServer } from "../../speed/running-server";
import { Family } from "../family";
import { PAYLOADS } from "../payloads";
import { inFolder, listed, lookUntil, progress, type Proof } from "../proof";

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
const BROWSERS = [process.env["CHROMIUM_PATH"], "/usr/bin/chromium", "/usr/bin/google-chrome"];

interface Watched {
  readonly page: Page;
  readonly problems: string[];
}

/** Texts that would run as scripts, in by every way that there is, then looked at on every screen. */
export const proof: Proof = {
  title: "60 XSS payloads by form, REST, AI and PDF (there is no MCP yet)",
  goal: "0 run, 0 CSP reports",
  isInShortForm: false,
  limitMinutes: 20,
  run: () =>
    inFolder(async (folder) => {
      const executablePath = BROWSERS.find((path) => path !== undefined && existsSync(path));
      if (executablePath === undefined) return { result: "no Chromium is here: set CHROMIUM_PATH", holds: null };
      // Makes a model of itself: loaded only where it is used.
      const { startFakeOllama } = await import("@tureen/fake-ollama/start-fake-ollama");
      const double = await startFakeOllama();
      const server = await startServer(folder, { OLLAMA_HOST: double.url });
      const family = await Family.signIn(server.port);
      const arrived = {
        rest: await bringByRest(family),
        ai: await bringByModel(family, double),
        pdf: await bringByBook(family),
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
        if (count === 0) problems.push(`nothing came in by ${way}`);
      return {
        result: `${arrived.rest} by REST, ${arrived.ai} by AI, ${arrived.pdf} by PDF, ${byForm} by form; ${screens} screens; problems: ${listed(problems)}`,
        holds: problems.length === 0,
      };
    }),
};

/** Every text that REST takes: recipes, meals, lists, the larder, the catalogue. */
async function bringByRest(family: Family): Promise<number> {
  let arrived = 0;
  for (const [index, payload] of PAYLOADS.entries()) {
    const date = `2026-11-${String((index % 7) + 23)}`;
    const { status, text } = await family.call("POST", "/recipes", {
      title: payload,
      description: payload,
      cuisine: payload,
      tags: payload,
      instructions: `${payload}\n${payload}`,
      ingredients: [{ name: payload, amount: 2, unit: payload, notes: payload, section: payload, raw: payload }],
    });
    if (status !== 201) continue;
    arrived += 1;
    const { id } = (JSON.parse(text) as { recipe: { id: number } }).recipe; // specification, section 7
    await family.call("POST", "/meal-planning", { recipe_id: id, date, meal_type: "dinner", notes: payload });
    const food = await family.call("POST", "/admin/ingredients", { name: payload, category: payload, unit: payload });
    if (food.status !== 201) continue;
    const { ingredient } = JSON.parse(food.text) as { ingredient: { id: number } }; // specification, section 7
    await family.call("POST", `/admin/ingredients/${ingredient.id}/aliases`, { alias: `${payload} too` });
    await family.call("POST", "/larder", { ingredientId: ingredient.id, unit: payload, notes: payload });
  }
  const range = { startDate: "2026-11-23", endDate: "2026-11-29", name: PAYLOADS[0] };
  await family.call("POST", "/shopping-list/generate", range);
  return arrived;
}

/** What a model answers comes in as the web app brings it in: what was suggested is saved. */
async function bringByModel(family: Family, double: StartedFakeOllama): Promise<number> {
  let arrived = 0;
  for (const payload of PAYLOADS) {
    const recipe = {
      title: payload,
      description: payload,
      cuisine: payload,
      servings: 2,
      ingredients: [{ name: payload, amount: 1, unit: payload, notes: payload }],
      instructions: [payload],
      tags: [payload],
    };
    await double.control.mode({
      responder: { kind: "script", script: [{ frames: [JSON.stringify(recipe)] }] },
    });
    const answer = await family.call("POST", "/recipes/suggest", { description: "soup" });
    const { recipe: suggested } = JSON.parse(answer.text) as { recipe?: Record<string, unknown> }; // specification, section 7
    if (suggested && (await family.call("POST", "/recipes", suggested)).status === 201) arrived += 1;
  }
  return arrived;
}

async function bringByBook(family: Family): Promise<number> {
  const pages = PAYLOADS.map((payload, index) => {
    const lines = [`Leek soup ${index} ${payload}`, "Serves 4", `2 leeks ${payload}`, "200 g potatoes", "1 l water"];
    const steps = [`1. Wash the leeks ${payload}.`, "2. Boil the soup for 20 minutes and serve hot."];
    return {
      texts: [...lines, ...steps].map((text, line) => ({
        text,
        x: 20,
        y: 60 + line * 16 + (line > 4 ? 10 : 0) + (line > 0 ? 14 : 0),
        size: line === 0 ? 16 : 8,
      })),
    };
  });
  const before = (await family.recipes()).length;
  const bytes = writePdf(pages, { ...A5, width: 1200 });
  await family.sendFile("/pdf-import/upload?rules_only=true", "pdf", `${PAYLOADS[2] ?? ""}.pdf`, bytes);
  return (await family.recipes()).length - before;
}

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
