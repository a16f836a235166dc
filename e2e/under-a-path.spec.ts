import { expect, type Page, test } from "@playwright/test";
import { FAMILY_PASSWORD } from "./family-password";
import { ownServer } from "./servers/own-server";
import { pathProxy } from "./servers/path-proxy";

// One build, one server, below a path of a domain that other apps share, behind both kinds of proxy.
test.use({ serviceWorkers: "allow" });
let server: Awaited<ReturnType<typeof ownServer>>;

test.beforeAll(async () => {
  server = await ownServer({ BASE_PATH: "/tureen", TRUST_PROXY: "1" });
});
test.afterAll(() => server.remove());

/** Calls the server through the proxy, with the token that the app keeps under a name that no other app has. */
async function ask<T>(page: Page, method: string, url: string, data?: unknown): Promise<T> {
  const token = await page.evaluate(() => localStorage.getItem("/tureen:token"));
  const body = data instanceof FormData ? { multipart: data } : data === undefined ? {} : { data };
  const answer = await page.request.fetch(url, { method, headers: { Authorization: `Bearer ${token}` }, ...body });
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as T; // the caller names the documented envelope
}

const isLoaded = (page: Page) =>
  page
    .getByRole("main")
    .locator("img")
    .first()
    .evaluate((each) => (each as HTMLImageElement).naturalWidth > 0);

for (const way of ["takes it away", "leaves it"] as const)
  test(`behind a proxy that ${way}, everything stays below the path: pages, photos, links, and what works offline`, async ({
    browser,
  }) => {
    const proxy = await pathProxy(server.port, "/tureen", way);
    const { origin } = new URL(proxy.address);
    const context = await browser.newContext({ viewport: { width: 375, height: 740 } });
    const page = await context.newPage();
    await page.goto(`${proxy.address}/recipes`);
    await page.getByLabel("Family Password").fill(FAMILY_PASSWORD);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page).toHaveURL(`${proxy.address}/`);
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();

    const title = `Leek soup, and the proxy ${way}`;
    const { recipe } = await ask<{ recipe: { id: number } }>(page, "POST", `${proxy.address}/api/recipes`, {
      title,
      instructions: "Simmer softly.",
      ingredients: "2 leeks",
    });
    const photo = new FormData();
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 240 } });
    photo.append("photo", new Blob([new Uint8Array(picture)], { type: "image/png" }), "soup.png");
    await ask(page, "PUT", `${proxy.address}/api/recipes/${recipe.id}/photo`, photo);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).scope))
      .toBe(`${proxy.address}/`);
    await page.getByRole("navigation").getByRole("link", { name: "Recipes" }).click();
    await expect(page).toHaveURL(`${proxy.address}/recipes`);
    // The dashboard stays on the screen until the recipes have come, and names this one twice.
    await expect(page.getByRole("heading", { level: 1, name: "Recipes" })).toBeVisible();
    await page.getByRole("link", { name: title }).click();
    await expect(page).toHaveURL(`${proxy.address}/recipes/${recipe.id}`);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect.poll(() => isLoaded(page)).toBe(true);

    // A guest, by the link that the screen gives.
    await page.getByRole("main").getByRole("button", { name: "More", exact: true }).filter({ visible: true }).click();
    await page.getByRole("menuitem", { name: "Share a link with guests" }).click();
    await page.getByRole("button", { name: "Make the link" }).click();
    const link = new URL(await page.getByLabel("Address for your guests").inputValue());
    expect(link.pathname).toMatch(/^\/tureen\/guest\/[\w-]{22}$/);
    await page.getByRole("button", { name: "Done" }).click();
    const guest = await (await browser.newContext()).newPage();
    await guest.goto(origin + link.pathname);
    await expect(guest.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect.poll(() => isLoaded(guest)).toBe(true);
    expect(await guest.locator("script").textContent()).toContain(`"image":"${origin}${link.pathname}/0/0/1600.webp"`);
    await guest.context().close();
    const { path } = await ask<{ path: string }>(page, "POST", `${proxy.address}/api/admin/calendar`, {});
    expect((await page.request.get(proxy.address + path)).ok()).toBe(true);

    // Loaded anew with the worker in charge, and then without the server: only the proxy is left, and says so.
    await page.reload();
    await expect.poll(() => isLoaded(page)).toBe(true);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const kept = () =>
      page.evaluate(async () => (await (await caches.open("pictures/tureen")).keys()).map(({ url }) => url));
    await expect.poll(kept).not.toEqual([]);
    await server.stop();
    await page.goto(`${proxy.address}/recipes/${recipe.id}`);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByText("Simmer softly.")).toBeVisible();
    await expect.poll(() => isLoaded(page)).toBe(true);
    await server.start();
    await context.close();
    expect(proxy.strayed).toEqual([]);
    proxy.close();
  });
