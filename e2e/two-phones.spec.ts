import { type Browser, expect, type Page, test } from "@playwright/test";
import { ownServer } from "./servers/own-server";
import { call, signIn } from "./testing";

// Two people shop from one list while the server goes away and comes back.
test.use({ serviceWorkers: "allow" });
let server: Awaited<ReturnType<typeof ownServer>>;

test.beforeAll(async () => {
  server = await ownServer();
});
test.afterAll(() => server.remove());

async function phone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.baseURL,
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

  await server.stop();
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

  await server.start();
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
