import { type Browser, expect, type Page, test } from "@playwright/test";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { ownServer } from "./servers/own-server";
import { call, signIn } from "./testing";

// Who comes to a household and how: through a gate in front, with a name, as a guest; and what goes out to a program at home.
let server: Awaited<ReturnType<typeof ownServer>>;
let hook: Server;
const told: { readonly signature: unknown; readonly body: string }[] = [];

test.beforeAll(async () => {
  // "1" is a proxy on this box, as the browser here is.
  server = await ownServer({ TRUST_PROXY: "1", TRUSTED_USER_HEADER: "Remote-User" });
  hook = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      told.push({ signature: request.headers["x-tureen-signature"], body: Buffer.concat(parts).toString() });
      response.end();
    });
  }).listen(0, "127.0.0.1");
  await once(hook, "listening");
});
test.afterAll(async () => {
  hook.close();
  await server.remove();
});

const phone = (browser: Browser, more: object = {}): Promise<Page> =>
  browser.newPage({ baseURL: server.baseURL, viewport: { width: 375, height: 740 }, ...more });

test("a gate lets Mum's phone in, which shares with a guest and tells a program at home", async ({ browser }) => {
  const mum = await phone(browser, { extraHTTPHeaders: { "Remote-User": "anna" } });
  const dad = await phone(browser);

  await test.step("the gate vouches for one phone, and the other needs the password", async () => {
    await mum.goto("/");
    await mum.getByRole("button", { name: "Go on as anna" }).click();
    await expect(mum).toHaveURL("/");
    await expect(mum.getByRole("heading", { level: 1 })).toBeVisible();
    await dad.goto("/login");
    await expect(dad.getByRole("button", { name: "Sign in" })).toBeVisible();
    await expect(dad.getByText("Go on as")).toHaveCount(0);
    expect((await dad.request.post("/api/auth/gate", { data: { user: "anna" } })).status()).toBe(401);
    await signIn(dad);
  });

  const soup = {
    title: "Leek soup",
    ingredients: "2 leeks",
    instructions: "Simmer softly.",
    notes: "Aunt May hates it.",
  };
  const { recipe } = await call<{ recipe: { id: number } }>(mum, "POST", "/recipes", soup);
  const today = new Date().toLocaleDateString("sv");
  const { shoppingList } = await call<{ shoppingList: { id: number } }>(mum, "POST", "/shopping-list", {
    name: "Saturday",
    date: today,
  });
  const shop = `/shopping-list/${shoppingList.id}`;
  await call(mum, "PUT", shop, { items: [{ name: "leek" }, { name: "bread" }] });

  await test.step("what a phone with a name ticked and planned says so on the other", async () => {
    await mum.goto("/admin#access");
    await mum.getByLabel("Name of this device").fill("Mum's phone");
    await mum.getByRole("button", { name: "Save name" }).click();
    await expect(mum.getByRole("list", { name: "Devices that are signed in" })).toContainText("Mum's phone");
    await call(mum, "POST", "/meal-planning", { recipe_id: recipe.id, date: today, meal_type: "dinner" });
    await mum.goto(`${shop}/shop`);
    await mum.getByRole("checkbox", { name: /^leek/ }).click();
    await dad.goto(`${shop}/shop`);
    await expect(dad.getByRole("checkbox", { name: /^leek/ })).toBeChecked();
    await dad.getByRole("button", { name: /of leek: change it/ }).click();
    await expect(dad.getByText("Ticked by Mum's phone")).toBeVisible();
    await dad.goto("/meal-planning");
    await dad.getByRole("button", { name: "Leek soup", exact: true }).click();
    await expect(dad.getByRole("dialog")).toContainText("Planned by Mum's phone");
  });

  await test.step("a guest reads the recipe without signing in, until the link is ended", async () => {
    await mum.goto(`/recipes/${recipe.id}`);
    await mum.getByRole("main").getByRole("button", { name: "More", exact: true }).filter({ visible: true }).click();
    await mum.getByRole("menuitem", { name: "Share a link with guests" }).click();
    await mum.getByRole("button", { name: "Make the link" }).click();
    const address = await mum.getByLabel("Address for your guests").inputValue();
    const guest = await phone(browser, { javaScriptEnabled: false });
    await guest.goto(new URL(address).pathname);
    await expect(guest.getByRole("heading", { level: 1, name: soup.title })).toBeVisible();
    await expect(guest.getByRole("listitem").getByText(soup.instructions)).toBeVisible();
    const page = await guest.content();
    expect(page).toContain('"@type":"Recipe"');
    expect(page).not.toContain("Aunt May");
    expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    await mum.goto("/admin#access");
    const links = mum.getByRole("list", { name: "Links for guests" });
    await expect(links).toContainText("opened once");
    await links.getByRole("button", { name: "End the link to Leek soup" }).click();
    await mum.getByRole("alertdialog").getByRole("button", { name: "End the link" }).click();
    await expect(mum.getByText("Nothing is open to guests.")).toBeVisible();
    expect((await guest.reload())?.status()).toBe(404);
    await expect(guest.getByText("This link opens nothing. It was ended, or not all of it was copied.")).toBeVisible();
    await guest.close();
  });

  await test.step("a program at home is told of a change, signed with the secret that was shown once", async () => {
    await mum.goto("/admin#developers");
    await mum.getByLabel("New webhook").fill(`http://127.0.0.1:${(hook.address() as AddressInfo).port}/tureen`); // it listens on a port
    await mum.getByRole("button", { name: "Add webhook" }).click();
    const secret = await mum.getByRole("dialog").getByLabel("Secret").inputValue();
    await mum.getByRole("button", { name: "Done" }).click();
    await call(dad, "PUT", shop, { items: [{ name: "butter" }] });
    await expect.poll(() => told.length).toBeGreaterThan(0);
    const [{ signature, body } = { signature: "", body: "" }] = told;
    expect(signature).toBe(`sha256=${createHmac("sha256", secret).update(body).digest("hex")}`);
    expect(body).toContain('"event":"list.changed"');
    await expect(mum.getByRole("list", { name: "Webhooks" })).toContainText("A list has changed");
  });
  await mum.close();
  await dad.close();
});
