import { type Browser, expect, type Page, test } from "@playwright/test";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../scripts/free-port.mjs";
import { FAMILY_PASSWORD } from "./family-password";
import { call, signIn } from "./testing";

// Two people shop from one list while the server goes away and comes back: a server of its own, so that nobody else misses it.
const SERVER = fileURLToPath(new URL("../apps/api/dist/main.js", import.meta.url));
let folder = "";
let port = 0;
let server: ChildProcess | undefined;

async function start(): Promise<void> {
  server = spawn(process.execPath, [SERVER], {
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: String(port),
      HOST: "127.0.0.1",
      FAMILY_PASSWORD,
      OLLAMA_HOST: "http://127.0.0.1:9",
    },
    stdio: "ignore",
  });
  const isUp = async () => (await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null))?.ok === true;
  await expect.poll(isUp).toBe(true);
}

/** As a power cut does. */
async function stop(): Promise<void> {
  server?.kill("SIGKILL");
  if (server?.exitCode === null && server.signalCode === null) await once(server, "exit");
}

test.beforeAll(async () => {
  port = await freePort();
  folder = mkdtempSync(join(tmpdir(), "tureen-two-phones-"));
  await start();
});

test.afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

async function phone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 375, height: 740 },
  });
  const page = await context.newPage();
  await signIn(page);
  return page;
}

/** A list without a plan, as the web app makes it. */
async function newList(page: Page): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const answer = await page.request.post("/trpc/shoppingLists.create", {
    headers: { Authorization: `Bearer ${token}` },
    data: { json: { name: "Saturday", date: "2026-11-21" } },
  });
  const { result } = (await answer.json()) as { result: { data: { json: { shoppingList: { id: number } } } } }; // tRPC's envelope
  return result.data.json.shoppingList.id;
}

const box = (page: Page, name: string) => page.getByRole("checkbox", { name: new RegExp(`^${name}`) });

test("ticks of two phones reach each other, and none is lost while the server is away", async ({ browser }) => {
  const [mother, father] = [await phone(browser), await phone(browser)];
  // A language of her own, which her phone has to keep with the app.
  await mother.evaluate(() => localStorage.setItem("tureen.language", "de"));
  const id = await newList(mother);
  const german = { bread: "Brot", butter: "Butter", cheese: "Käse", milk: "Milch" };
  await call(mother, "PUT", `/shopping-list/${id}`, { items: Object.keys(german).map((name) => ({ name })) });
  for (const page of [mother, father]) await page.goto(`/shopping-list?list=${id}`);

  await box(mother, "Brot").click();
  await expect(box(father, "bread")).toBeChecked();
  // The app and what was read are kept on the phone before it leaves the house.
  const kept = () => mother.evaluate(async () => (await caches.match("/spoken-language"))?.text());
  await expect.poll(kept).toBe("de");

  await stop();
  await box(mother, "Milch").click();
  await box(father, "cheese").click();
  await expect(mother.getByRole("article").getByText("Offline, 1 Änderung wartet")).toBeVisible();
  await expect(father.getByRole("article").getByText("Offline, 1 change waiting")).toBeVisible();

  // Loaded again without a server: the app, the list and the tick are there.
  await mother.reload();
  await expect(box(mother, "Milch")).toBeChecked();
  await expect(box(mother, "Brot")).toBeChecked();
  await box(mother, "Butter").click();
  await expect(mother.getByRole("article").getByText("Offline, 2 Änderungen warten")).toBeVisible();

  await start();
  for (const [name, hers] of Object.entries(german)) {
    await expect(box(mother, hers), `${hers} is ticked on her phone`).toBeChecked();
    await expect(box(father, name), `${name} is ticked on his phone`).toBeChecked();
  }
  await expect(mother.getByText(/^Offline/)).toHaveCount(0);
  const { shoppingLists } = await call<{ shoppingLists: { items: { shoppingItems: { is_ticked: boolean }[] } }[] }>(
    mother,
    "GET",
    "/shopping-list",
  );
  expect(shoppingLists[0]?.items.shoppingItems.map(({ is_ticked }) => is_ticked)).toEqual([true, true, true, true]);
});
