import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import supertest from "supertest";
import { expect, onTestFinished, test } from "vitest";
import { createApp } from "#start/app";
import { readConfig } from "#core/config";
import { createSignIn } from "../features/auth/access-token.service";
import { keepSoup } from "../features/recipes/testing/soup";
import { familyCaller } from "../testing/test-caller";
import { testContext } from "../testing/test-context";

const PAGE = '<!doctype html><link href="./favicon.svg"><script type="module" src="./assets/main-1.js"></script>';

/** The product, as it is served with this environment and a built page. */
function served(environment: Record<string, string>) {
  const webFolder = mkdtempSync(join(tmpdir(), "tureen-web-"));
  onTestFinished(() => rmSync(webFolder, { recursive: true }));
  writeFileSync(join(webFolder, "index.html"), PAGE);
  const app = testContext({ config: readConfig(environment) });
  const server = createApp(app, { webFolder });
  const get = (path: string, headers: Record<string, string> = {}) =>
    supertest(server).get(path).set("Host", "home.lan").set(headers);
  return { app, get };
}

const pageBelow = (path: string): string => PAGE.replaceAll("./", `${path}/`);

test.each(["", "/tureen"])("below a path the same build answers with %s before its addresses", async (kept) => {
  const { app, get } = served({ BASE_PATH: "/tureen/" });
  const bearer = { Authorization: `Bearer ${createSignIn(app)}` };
  for (const path of ["/", "/recipes/7", "/index.html", "/?q=soup"])
    await get(kept + path).expect(200, pageBelow("/tureen"));
  await get(`${kept}/api/recipes`, bearer).expect(200, { recipes: [] });
  expect((await get(`${kept}/api/openapi.json`).expect(200)).body).toMatchObject({ servers: [{ url: "/tureen/api" }] });
  await get(`${kept}/media/none`).expect(404, "There is no such picture.");
  await get(`${kept}/trpc/larder.list`).expect(401);
  await get(`${kept}/mcp`).expect(401);
  await get(`${kept}/api/tureen`).expect(404, { error: "There is no such call." });
});

test("what leads back to the server names the path", async () => {
  const { app, get } = served({ BASE_PATH: "/tureen" });
  const family = familyCaller(app);
  const { id } = await keepSoup(family);
  await family.mealPlans.create({ recipe_id: id, date: "2026-11-20", meal_type: "dinner", servings: 2 });
  const { path } = await family.calendar.turnOn({ language: "en" });
  expect((await get(`/tureen${path}`)).text.replaceAll("\r\n ", "")).toContain(`http://home.lan/tureen/recipes/${id}/`);
  await get("/tureen?q=soup").expect(308).expect("Location", "/tureen/?q=soup");
  await get("/other").expect(200, pageBelow("/tureen"));
  const { homeAddresses } = await family.dashboard.counts({ startDate: "2026-11-20", endDate: "2026-11-20" });
  for (const address of homeAddresses) expect(address).toMatch(/:3000\/tureen$/);
});

test("Home Assistant says where it shows Tureen, and frames it; nobody else is believed", async () => {
  const ingress = { "X-Ingress-Path": "/api/hassio_ingress/Xy_1-z" };
  const inside = served({ TRUST_PROXY: "1" });
  const { headers } = await inside.get("/recipes", ingress).expect(200, pageBelow("/api/hassio_ingress/Xy_1-z"));
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'self'");
  expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
  for (const wrong of ['/"><script>', "//evil.example", "/a/../b", "x", `/${"a".repeat(300)}`])
    await inside.get("/", { "X-Ingress-Path": wrong }).expect(200, pageBelow(""));
  const direct = await served({}).get("/recipes", ingress).expect(200, pageBelow(""));
  expect(direct.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  await served({ TRUST_PROXY: "10.1.1.1" }).get("/", ingress).expect(200, pageBelow(""));
});

test.each(["/recipes", "/api/x", "/a b", "/../x", "//x", "https://home.lan/tureen", "/guest"])(
  "%s is refused as the path before all others",
  (path) => expect(() => readConfig({ BASE_PATH: path })).toThrow(/BASE_PATH: must be a path such as \/tureen/),
);
