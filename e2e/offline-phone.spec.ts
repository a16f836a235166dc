import { expect, type Page, test } from "@playwright/test";
import { ownServer } from "./servers/own-server";
import { call, expectToast, signIn } from "./testing";

// The app on a phone, with the worker that keeps it: taken along without a server, and gone when somebody has signed out.
test.use({ serviceWorkers: "allow" });
let server: Awaited<ReturnType<typeof ownServer>>;

test.beforeAll(async () => {
  server = await ownServer();
});
test.afterAll(() => server.remove());

/** All words that this browser keeps of the household, and the addresses of all pictures. */
function keptHere(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error));
      });
    const kept: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name ?? ""));
      for (const store of database.objectStoreNames)
        kept.push(await done(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    // The mark of a sign-in holds nothing, and opening it while it is being deleted would make it anew.
    for (const name of (await caches.keys()).filter((cache) => !cache.startsWith("signed-in")))
      kept.push(
        (await (await caches.open(name)).keys()).map(({ url }) => url).filter((url) => url.includes("/media/")),
      );
    return JSON.stringify(kept);
  });
}

test("a phone takes recipe and list along, ticks without a server, and keeps nothing once it is signed out", async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.baseURL, viewport: { width: 375, height: 740 } });
  const page = await context.newPage();
  await signIn(page);
  const { recipe } = await call<{ recipe: { id: number } }>(page, "POST", "/recipes", {
    title: "Leek soup",
    instructions: "Simmer softly.",
    ingredients: "2 leeks",
  });
  const photo = new FormData();
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 240 } });
  photo.append("photo", new Blob([new Uint8Array(picture)], { type: "image/png" }), "soup.png");
  await call(page, "PUT", `/recipes/${recipe.id}/photo`, photo);
  const { shoppingList } = await call<{ shoppingList: { id: number } }>(page, "POST", "/shopping-list", {
    name: "Saturday",
    date: "2026-11-28",
  });
  await call(page, "PUT", `/shopping-list/${shoppingList.id}`, { items: [{ name: "quinces" }] });
  const [soup, list] = [`/recipes/${recipe.id}`, `/shopping-list?list=${shoppingList.id}`];
  const quinces = page.getByRole("checkbox", { name: /^quinces/ });
  const isShown = () =>
    page
      .getByRole("main")
      .locator("img")
      .first()
      .evaluate((each) => (each as HTMLImageElement).naturalWidth > 0);

  // Installed: the worker is in charge, and has seen recipe, picture and list.
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
    .toBe("activated");
  await page.goto(soup);
  await expect(page.getByRole("heading", { level: 1, name: "Leek soup" })).toBeVisible();
  await expect.poll(isShown).toBe(true);
  // Other pages know its title, too; how it is cooked is known to this one.
  await expect.poll(() => keptHere(page)).toMatch(/Simmer softly.*\/media\//s);
  const photoUrl = /http[^"]+\/media\/[^"]+/.exec(await keptHere(page))?.[0] ?? "";
  await page.goto(list);
  await expect(quinces).toBeVisible();
  await expect.poll(() => keptHere(page)).toContain("quinces");

  await server.stop();
  await page.goto(soup);
  await expect(page.getByRole("heading", { level: 1, name: "Leek soup" })).toBeVisible();
  await expect.poll(isShown).toBe(true);
  await page.goto(list);
  await quinces.click();
  await expect(page.getByRole("article").getByText("Offline, 1 change waiting")).toBeVisible();

  await server.start();
  await expect(page.getByText(/^Offline/)).toHaveCount(0);
  await expect(quinces).toBeChecked();
  // What has not been sent by the sign-out stays, so that it is not lost.
  await expect.poll(() => keptHere(page)).not.toContain('"waiting"');

  await page.goto("/");
  await page.getByRole("button", { name: "More" }).click();
  await page.getByText("Logout", { exact: true }).filter({ visible: true }).click();
  await expectToast(page, "Logged out successfully");
  await expect(page).toHaveURL("/login");
  await expect.poll(() => keptHere(page)).not.toMatch(/Leek soup|quinces|\/media\//);
  // A picture that comes after the sign-out is not kept either.
  expect(await page.evaluate(async (url) => (await (await fetch(url)).blob()).size, photoUrl)).toBeGreaterThan(0);
  await expect.poll(() => keptHere(page)).not.toContain("/media/");
  await server.stop();
  await page.goto(soup);
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("Leek soup")).toHaveCount(0);
  await context.close();
});
