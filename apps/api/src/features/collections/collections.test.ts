import { afterEach, beforeEach, expect, test } from "vitest";
import { pagesWithPdfParse } from "#testing/read-with-pdf-parse";
import { bytesOf, testApp } from "#testing/test-app";
import { familyCaller } from "#testing/test-caller";
import { testContext, type TestContext } from "#testing/test-context";
import type { Caller } from "#start/app-router";

let app: TestContext;
let family: Caller;
let collections: Caller["collections"];
let soup: number;
let stollen: number;
let goose: number;

beforeEach(async () => {
  app = testContext();
  family = familyCaller(app);
  ({ collections } = family);
  [soup, stollen, goose] = [
    await newRecipe("Soup", "quick"),
    await newRecipe("Stollen", "baking, winter"),
    await newRecipe("Goose", "winter"),
  ];
});
afterEach(() => app.imports.stop());

const newRecipe = async (title: string, tags = ""): Promise<number> =>
  (await family.recipes.create({ title, tags, instructions: "Cook.", ingredients: "1 leek" })).recipe.id;
const christmas = async (...recipe_ids: number[]): Promise<number> =>
  (await collections.create({ name: "Christmas", recipe_ids })).collection.id;
const idsIn = async (id: number) => (await collections.byId({ id })).collection.recipe_ids;
const titlesIn = async (collection: number) =>
  (await family.recipes.search({ collection })).recipes.map(({ title }) => title);

test("a collection by hand keeps its recipes in the family's order, each once", async () => {
  const id = await christmas(stollen, goose, stollen);
  await collections.add({ id, recipe_ids: [goose, soup] });
  expect(await titlesIn(id)).toEqual(["Stollen", "Goose", "Soup"]);
  await collections.update({ id, name: "Advent", recipe_ids: [soup, stollen, goose] });
  await collections.takeOut({ id, recipe_ids: [stollen] });
  expect(await titlesIn(id)).toEqual(["Soup", "Goose"]);
  expect((await collections.list()).collections).toMatchObject([{ name: "Advent", recipe_ids: [soup, goose] }]);
  // A search within it, and another order.
  expect((await family.recipes.search({ collection: id, q: "goo" })).total).toBe(1);
  expect((await family.recipes.search({ collection: id, sort: "name" })).recipes[0]).toMatchObject({ title: "Goose" });
});

test("a kept filter finds its recipes by itself, and what is written later too", async () => {
  const { collection } = await collections.create({ name: "Winter", filter: { tag: "WINTER", sort: "name" } });
  await newRecipe("Apple punch", "winter");
  expect(await titlesIn(collection.id)).toEqual(["Apple punch", "Goose", "Stollen"]);
  expect(await idsIn(collection.id)).toHaveLength(3);
  await expect(collections.add({ id: collection.id, recipe_ids: [soup] })).rejects.toMatchObject({
    message: "This collection finds its recipes by itself. Change its filter, or make one by hand.",
  });
  await collections.update({ id: collection.id, filter: { q: "soup" } });
  expect(await titlesIn(collection.id)).toEqual(["Soup"]);
});

test("what makes no sense is refused with a sentence", async () => {
  const id = await christmas();
  await expect(collections.create({ name: " christmas " })).rejects.toMatchObject({
    message: "There is a collection called Christmas already.",
  });
  await expect(collections.create({ name: " " })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  await expect(collections.create({ name: "All", filter: { sort: "name" } })).rejects.toMatchObject({
    code: "BAD_REQUEST",
  });
  await expect(collections.add({ id, recipe_ids: [4711] })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(collections.update({ id, filter: { q: "soup" } })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  await expect(collections.update({ id, name: "Easter", revision: 0 })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  await collections.update({ id, name: "Easter" });
  await expect(collections.update({ id, name: "Whitsun", revision: 1 })).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(collections.byId({ id: 4711 })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(family.recipes.search({ collection: 4711 })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("a deleted recipe leaves its collections and comes back in its places; a deleted collection leaves its recipes", async () => {
  const id = await christmas(soup, stollen, goose);
  const { undo_id: recipe } = await family.recipes.delete({ id: stollen });
  expect(await idsIn(id)).toEqual([soup, goose]);
  await family.trash.restore({ undo_id: recipe });
  expect(await idsIn(id)).toEqual([soup, stollen, goose]);

  const { undo_id } = await collections.delete({ id });
  expect((await family.trash.list()).deletions).toMatchObject([{ kind: "collection", name: "Christmas" }]);
  await family.recipes.delete({ id: soup });
  await family.trash.restore({ undo_id });
  expect(await idsIn(id)).toEqual([stollen, goose]);
  expect((await family.recipes.search({})).total).toBe(2);
});

test("what was deleted at one stroke comes back with its collections", async () => {
  const id = await christmas(goose, stollen);
  const { backup: all } = await family.admin.bulkDelete({ kind: "all" });
  expect((await collections.list()).collections).toEqual([]);
  await family.backups.bringBack({ name: all ?? "" });
  expect(await idsIn(id)).toEqual([goose, stollen]);
  const { backup } = await family.admin.bulkDelete({ kind: "recipes" });
  expect(await idsIn(id)).toEqual([]);
  await family.backups.bringBack({ name: backup ?? "" });
  expect(await idsIn(id)).toEqual([goose, stollen]);
});

test("a collection leaves as a book in its order, and comes into another household with everything else", async () => {
  const id = await christmas(stollen, goose);
  await collections.create({ name: "Winter", filter: { tag: "winter" } });
  const call = (path: string) => bytesOf(testApp(app).call("get", path));
  const { bytes, headers } = await call(`/export/cookbook?collection=${id}`);
  expect(headers["content-disposition"]).toContain("christmas.pdf");
  const [cover, contents] = await pagesWithPdfParse(bytes);
  expect(cover).toContain("Christmas");
  expect(contents?.indexOf("Stollen")).toBeLessThan(contents?.indexOf("Goose") ?? 0);
  const markdown = (await call(`/export/recipes?collection=${id}&format=markdown`)).bytes.toString();
  expect(markdown.match(/^# .*/gm)).toEqual(["# Stollen", "# Goose"]);

  const { bytes: zip } = await call("/export");
  const other = testContext();
  const { body } = await testApp(other)
    .call("post", "/recipe-imports/preview")
    .attach("file", zip, "tureen.zip")
    .expect(200);
  const away = familyCaller(other);
  const { import: started } = await away.recipeImports.start({ preview_id: body.preview.preview_id });
  await other.imports.finished(started.id);
  const there = (await away.collections.list()).collections;
  expect(there).toMatchObject([{ name: "Christmas" }, { name: "Winter", filter: { tag: "winter" }, recipe_ids: [] }]);
  const { recipes } = await away.recipes.search({ collection: there[0]?.id });
  expect(recipes.map(({ title }) => title)).toEqual(["Stollen", "Goose"]);
  await other.imports.stop();
});

test("one recipe that is handed on says nothing of this household's collections", async () => {
  await christmas(stollen);
  const { bytes } = await bytesOf(testApp(app).call("get", `/export/recipes?ids=${stollen}`));
  expect(bytes.toString()).not.toContain("Christmas");
});
