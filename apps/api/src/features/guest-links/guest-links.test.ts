import { readPage } from "@tureen/recipe-pages/read-page";
import supertest from "supertest";
import { beforeEach, expect, test } from "vitest";
import { createLogger } from "#core/logger";
import { realServer } from "#testing/real-server";
import { testApp } from "#testing/test-app";
import { familyCaller, strangerCaller } from "#testing/test-caller";
import { testContext, type TestContext } from "#testing/test-context";
import type { Caller } from "#start/app-router";
import { storePhoto } from "../recipe-photos/photo-files";
import { updateMarks } from "../recipes/recipes.repo";
import { keepSoup } from "../recipes/testing/soup";

const DAY_MS = 24 * 3600 * 1000;
const NOBODYS = "A".repeat(22);

let app: TestContext;
let family: Caller;
let lines: string[];
let server: ReturnType<typeof testApp>["server"];

beforeEach(() => {
  lines = [];
  app = testContext({ log: createLogger({ write: (line: string) => void lines.push(line) }) });
  app.log.level = "debug";
  family = familyCaller(app);
  server = testApp(app).server;
});

const get = (path: string) => supertest(server).get(path).set("Host", "tureen.local");
const linkTo = async (recipe_id: number, days = 7) => family.guestLinks.create({ recipe_id, days });
const linked = async () => (await family.guestLinks.list()).links;

test("a guest reads the recipe on one page, and another app imports it from there", async () => {
  const { id, created_at: created } = await keepSoup(family, {
    title: 'Leek & "potato" soup',
    description: "Warm.",
    tags: "soup, quick",
    prep_time: 10,
    notes: "Uncle Bob hates it",
    rating: 5,
    ingredients: "Soup:\n3 leeks\n500 g potatoes",
    instructions: "Soften the leeks.\nAdd stock & simmer.",
  });
  const { path, link } = await linkTo(id);
  expect(path).toMatch(/^\/guest\/[\w-]{22}$/);
  expect(link).toMatchObject({ recipe_id: id, openings: 0, expires_at: "2026-11-27T12:00:00.000Z" });
  const { text, headers } = await get(path).expect(200).expect("Content-Type", "text/html; charset=utf-8");
  expect(headers).toMatchObject({
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
    "content-security-policy": expect.stringMatching(/^default-src 'none'; img-src 'self'; style-src 'sha256-/),
  });
  expect(text).toContain('<meta name="robots" content="noindex, nofollow" />');
  expect(text).not.toMatch(/Uncle Bob|ratingValue|<form|<script(?! type="application\/ld\+json">)/);
  expect(text).not.toContain(created.slice(0, 10));
  const { recipe } = readPage(text, `http://tureen.local${path}`);
  expect(recipe).toMatchObject({ title: 'Leek & "potato" soup', description: "Warm.", prepMinutes: 10 });
  expect(recipe?.ingredients.map(({ text: line }) => line)).toEqual(["3 leeks", "500 g potatoes"]);
  expect(recipe?.steps.map(({ text: step }) => step)).toEqual(["Soften the leeks.", "Add stock & simmer."]);
  expect(recipe?.tags).toEqual(["soup", "quick"]);
});

test("words of a recipe are text on the page, whatever they look like", async () => {
  const evil = `</script><script>alert(1)</script><img src=x onerror=alert(1)>'"`;
  const { id } = await keepSoup(family, {
    title: evil,
    description: evil,
    source: `https://example.net/"onmouseover="alert(1)`,
    ingredients: evil,
    instructions: evil,
  });
  const { text } = await get((await linkTo(id)).path).expect(200);
  expect(text).not.toMatch(/<script>|<img src=x/);
  expect(text.replace(/<script.*<\/script>/, "")).not.toContain('"onmouseover=');
  expect(text.match(/<\/script>/g)).toHaveLength(1);
});

test("the page speaks the guest's language", async () => {
  const { id } = await keepSoup(family);
  const { text } = await get((await linkTo(id)).path)
    .set("Accept-Language", "de-AT")
    .expect(200);
  expect(text).toContain('<html lang="de">');
  expect(text).toContain('<h2 dir="auto">Zutaten</h2>');
});

test("its photo is there by the link alone, and goes with it", async () => {
  const { id } = await keepSoup(family);
  const pictures = ["320.webp", "800.webp", "1600.webp"].map((name) => [name, Buffer.from(`of ${name}`)] as const);
  const photoId = await storePhoto(app.dataFolder, new Map(pictures));
  updateMarks(app.db, id, { photoId });
  const { path, link } = await linkTo(id);
  const { text } = await get(path).expect(200);
  expect(text).not.toContain(photoId);
  expect(text).toContain(`"image":"http://tureen.local${path}/0/0/1600.webp"`);
  await get(`${path}/0/0/1600.webp`).expect(200).expect("Content-Type", "image/webp");
  await get(`${path}/../../tureen.sqlite`).expect(404);
  for (const none of ["0/0/320.webp", "0/1/800.webp", "1/0/800.webp", "x/y/800.webp"])
    await get(`${path}/${none}`).expect(404);
  await get(`/guest/${NOBODYS}/0/0/1600.webp`).expect(404);
  await family.guestLinks.revoke({ id: link.id });
  await linkTo(id);
  await get(`${path}/0/0/1600.webp`).expect(404);
});

test("before the first link and after the last no key opens anything, and a stranger makes none", async () => {
  const { id } = await keepSoup(family);
  const refused = (await get(`/guest/${NOBODYS}`).expect(404)).text;
  expect(refused).toContain("This link opens nothing.");
  const { path, link } = await linkTo(id);
  await get(path).expect(200);
  await family.guestLinks.revoke({ id: link.id });
  expect((await get(path).expect(404)).text).toBe(refused);
  await expect(strangerCaller(app).guestLinks.create({ recipe_id: id })).rejects.toMatchObject({
    code: "UNAUTHORIZED",
  });
  await expect(family.guestLinks.create({ recipe_id: id + 1 })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(family.guestLinks.create({ recipe_id: id, days: 91 })).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("openings are counted; an ended, an expired and a deleted one each say what is the matter", async () => {
  const { id } = await keepSoup(family);
  const [ended, expired, orphan] = [await linkTo(id), await linkTo(id, 1), await linkTo(id, 30)];
  await get(orphan.path).expect(200);
  await supertest(server).head(orphan.path).expect(200);
  await get(orphan.path).expect(200);
  expect((await linked())[0]).toMatchObject({ id: orphan.link.id, title: "Leek soup", openings: 2 });
  await family.guestLinks.revoke({ id: ended.link.id });
  expect((await get(ended.path).expect(404)).text).toContain("This link opens nothing.");
  app.clock.advance(DAY_MS);
  expect((await get(expired.path).expect(404)).text).toContain("This link has expired.");
  // A clock that was ahead has ended nothing for good.
  app.clock.advance(-DAY_MS);
  await get(expired.path).expect(200);
  app.clock.advance(DAY_MS);
  const { undo_id } = await family.recipes.delete({ id });
  expect((await get(orphan.path).expect(404)).text).toContain("What this link opened is not there any more");
  expect((await linked())[0]).toMatchObject({ title: null });
  await family.trash.restore({ undo_id });
  await get(orphan.path).expect(200);
  await family.admin.bulkDelete({ kind: "all" });
  expect(await linked()).toEqual([]);
});

test("guesses are refused after a few, and keep out neither the guest nor the family", async () => {
  const { id } = await keepSoup(family);
  const { path } = await linkTo(id);
  const statuses: number[] = [];
  for (let guess = 0; guess < 40; guess += 1)
    statuses.push((await get(`/guest/${String(guess).padStart(22, "x")}`)).status);
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(404));
  expect(statuses.slice(30)).toEqual(Array(10).fill(429));
  expect((await get(`/guest/${NOBODYS}`)).headers["retry-after"]).toMatch(/^\d+$/);
  await get(path).expect(200);
  await family.recipes.byId({ id });
});

test("no log has a key, and the database has none", async () => {
  const { id } = await keepSoup(family);
  const { path } = await linkTo(id);
  const key = path.slice("/guest/".length);
  await get(path).expect(200);
  await get(path.replace("guest", "%67uest")).expect(404);
  await get(`${path}/9.webp`).expect(404);
  expect(lines.filter((line) => line.includes("/guest/…"))).toHaveLength(3);
  expect(lines.join("")).not.toContain(key);
  expect(app.db.$client.serialize().includes(key)).toBe(false);
});

test("a collection is one page with all of its recipes, as other apps import them, and says when it is gone", async () => {
  const recipes = [
    await keepSoup(family, { title: "Leek soup" }),
    await keepSoup(family, { title: "Plum cake", ingredients: "500 g plums\n200 g flour", instructions: "Bake." }),
  ];
  await keepSoup(family, { title: "Kept at home" });
  const { collection } = await family.collections.create({ name: "For Anna", recipe_ids: recipes.map(({ id }) => id) });
  const { path, link } = await family.guestLinks.create({ collection_id: collection.id });
  expect(link).toMatchObject({ recipe_id: null, collection_id: collection.id, title: "For Anna" });
  const { text } = await get(path).expect(200);
  expect(text).toContain('<h1 dir="auto">For Anna</h1>');
  expect(text).not.toContain("Kept at home");
  const { recipe, others } = readPage(text, "");
  expect([recipe?.title ?? "", ...others].toSorted()).toEqual(["Leek soup", "Plum cake"]);
  await family.collections.delete({ id: collection.id });
  expect((await get(path).expect(404)).text).toContain("What this link opened is not there any more");
  expect((await linked())[0]).toMatchObject({ title: null });
  await expect(family.guestLinks.create({})).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("a restored backup brings no link back", async () => {
  const household = await realServer();
  const here = familyCaller(household.app());
  const { id } = await keepSoup(here);
  const { path } = await here.guestLinks.create({ recipe_id: id });
  const { backup } = (await (await household.ask("POST", "/admin/backups")).json()) as { backup: { name: string } };
  const { status } = await household.ask("POST", `/admin/backups/${backup.name}/restore`);
  expect(status).toBe(200);
  const after = testApp(household.app());
  await supertest(after.server).get(path).expect(404);
  expect((await after.call("get", "/admin/guest-links").expect(200)).body).toEqual({ links: [] });
  await after.call("get", `/recipes/${id}`).expect(200);
});
