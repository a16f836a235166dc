import { openDatabase } from "@tureen/db/client";
import { mkdtempSync, readFileSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { addPhoto, setPhoto } from "#features/recipe-photos/recipe-photos.service";
import { pagesWithPdfParse } from "#testing/read-with-pdf-parse";
import { bytesOf, testApp } from "#testing/test-app";
import { familyCaller } from "#testing/test-caller";
import { testContext, type TestContext } from "#testing/test-context";
import { cookbookMaker } from "./make-cookbook";

let app: TestContext;
beforeEach(() => {
  app = testContext();
});

const SOUP = {
  title: "Leek soup",
  description: "For cold evenings.",
  servings: 4,
  prep_time: 15,
  cook_time: 75,
  notes: "Better on the second day.",
  source: "Aunt Ada",
  instructions: "Sweat the leeks.\nSimmer them in the stock.",
  ingredients: [
    { raw: "500 g leeks, sliced" },
    { raw: "1½ l stock" },
    { raw: "100 ml cream", section: "Topping" },
    { raw: "½ bunch chives", section: "Topping" },
  ],
};

async function download(query: string): Promise<Buffer> {
  const { bytes, headers } = await bytesOf(testApp(app).call("get", `/export/cookbook?${query}`));
  expect(headers["content-type"]).toBe("application/pdf");
  return bytes;
}

const pagesOf = async (query: string): Promise<readonly string[]> => pagesWithPdfParse(await download(query));

test("a book has a cover, its contents by title, and a page a recipe", async () => {
  const family = familyCaller(app);
  const { recipe: soup } = await family.recipes.create(SOUP);
  await setPhoto(app, {
    id: soup.id,
    photo: {
      bytes: await sharp({ create: { width: 60, height: 40, channels: 3, background: "#a63" } })
        .png()
        .toBuffer(),
    },
  });
  await family.recipes.create({ ...SOUP, title: "Γεμιστά", ingredients: "4 ντομάτες" });
  await family.recipes.create({ ...SOUP, title: "Borschtsch Борщ" });
  const [cover, contents, first, second, third, ...none] = await pagesOf("title=Our%20table");
  expect(none).toEqual([]);
  expect(cover).toMatch(/Our table[^]*3 recipes/);
  expect(contents).toMatch(/Contents\s+Borschtsch Борщ\s+3\s+Leek soup\s+4\s+Γεμιστά\s+5/);
  expect(first).toContain("Borschtsch Борщ");
  expect(third).toContain("4 ντομάτες");
  for (const said of [
    "Leek soup",
    "Serves 4",
    "Prep 15 min",
    "Cook 1 h 15 min",
    "For cold evenings.",
    "1½ l stock",
    "Topping",
  ])
    expect(second).toContain(said);
  expect(second).toMatch(/1\.\s*Sweat the leeks\.\s*2\.\s*Simmer them in the stock\./);
  expect(second).toMatch(/Notes\s+Better on the second day\.\s+Aunt Ada/);
  const pdf = await download(`ids=${soup.id}`);
  // With its photo, and read out with its parts.
  for (const said of ["/DCTDecode", "/StructTreeRoot", "/S /Figure", "/S /H1", "/Lang (en)"])
    expect(pdf.includes(said), said).toBe(true);
  // What the book was made in is gone.
  await expect.poll(() => readdirSync(app.uploadsFolder)).toEqual([]);
});

test("one recipe is its page alone; what the typeface has no letters for is told", async () => {
  const { recipe } = await familyCaller(app).recipes.create({ ...SOUP, title: "饺子 Dumplings" });
  const pages = await pagesOf(`ids=${recipe.id}`);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain("Dumplings");
  expect(pages[0]).toContain("not in the typeface of this book");
});

test("a recipe that is longer than a page goes on, and nothing of it is lost", async () => {
  const steps = Array.from({ length: 60 }, (_, index) => `Step number${index} with some words about it.`);
  const long = Array.from({ length: 300 }, (_, index) => `word${index}`).join(" ");
  const lines = Array.from({ length: 120 }, (_, index) => `${index + 1} g food${index}`);
  const { recipe } = await familyCaller(app).recipes.create({
    ...SOUP,
    instructions: [...steps, long].join("\n"),
    ingredients: lines.map((raw) => ({ raw })),
  });
  const pages = await pagesOf(`ids=${recipe.id}`);
  expect(pages.length).toBeGreaterThan(3);
  const words = new Set(pages.join(" ").split(/\s+/));
  for (let index = 0; index < 300; index += 1) expect(words).toContain(`word${index}`);
  for (let index = 0; index < 120; index += 1) expect(words).toContain(`food${index}`);
  for (let index = 0; index < 60; index += 1) expect(words).toContain(`number${index}`);
});

test("no heading stands alone at the foot of a page, and a long title is whole in the contents", async () => {
  const family = familyCaller(app);
  const title = `Grandmother's ${"very slow ".repeat(14)}stew`;
  const step = "Stir it for as long as it takes, and then a little longer, until nobody can smell the onions any more.";
  for (let more = 0; more < 6; more += 1)
    await family.recipes.create({
      ...SOUP,
      title: `${title} ${more}`,
      ingredients: Array.from({ length: 34 + more }, (_, index) => ({ raw: `${index + 1} g food${index}` })),
      instructions: Array.from({ length: 14 }, () => step).join("\n"),
    });
  const [, contents, ...pages] = await pagesOf("");
  expect(contents?.replaceAll(/\s+/g, " ")).toContain(`${title} 5`);
  expect(pages).toHaveLength(12);
  for (const page of pages)
    expect(page).not.toMatch(/(?:Ingredients|Topping|Instructions|Notes)\s+Our family cookbook/);
});

test("photos of steps stand below their step, and further photos of the dish below the recipe", async () => {
  const { recipe } = await familyCaller(app).recipes.create(SOUP);
  for (const background of ["#a63", "#3a6", "#63a", "#aa6", "#6aa", "#a6a"]) {
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
    await addPhoto(app, { id: recipe.id, photo: { bytes }, step: null });
  }
  const { photos } = (await familyCaller(app).recipes.byId({ id: recipe.id })).recipe;
  const placed = photos.map(({ address }, place) => ({ address, step: [null, null, 1, 2, 2, 2][place] ?? null }));
  await familyCaller(app).recipePhotos.arrange({ id: recipe.id, photos: placed });
  const pdf = await download(`ids=${recipe.id}`);
  const figures = [...pdf.toString("latin1").matchAll(/\/Alt \(([^)]*)\)/g)].map(([, alt = ""]) => alt);
  expect(figures.toSorted()).toEqual([
    "Leek soup",
    "Leek soup",
    "Photo of step 1",
    "Photo of step 2",
    "Photo of step 2",
    "Photo of step 2",
  ]);
  // A step is not parted from its photos.
  const [first, second] = await pagesWithPdfParse(pdf);
  expect(first).not.toContain("Simmer");
  expect(second).toMatch(/2\.\s*Simmer/);
});

test("what cannot be a book is refused with a sentence", async () => {
  const { call } = testApp(app);
  const none = await call("get", "/export/cookbook").expect(400);
  expect(none.body.error).toBe("Choose at least one recipe.");
  await call("get", "/export/cookbook?ids=77").expect(404);
  await call("get", "/export/cookbook?ids=x").expect(400);
  await familyCaller(app).recipes.create(SOUP);
  app = Object.assign(app, { makeCookbook: () => Promise.reject(new Error("no room")) });
  const failed = await call("get", "/export/cookbook").expect(503);
  expect(failed.body.error).toContain("The book could not be made");
});

test("the process that makes books reads the household's file beside the server", async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), "tureen-book-"));
  const database = join(dataFolder, "kitchen.sqlite");
  await app.db.$client.backup(database);
  const db = openDatabase(database);
  await familyCaller(testContext({ db })).recipes.create(SOUP);
  const path = join(dataFolder, "book.pdf");
  const make = cookbookMaker({ database, dataFolder });
  const wish = { ids: null, isOrdered: false, title: "", language: "de" } as const;
  await make(wish, path, pino({ level: "silent" }));
  db.$client.close();
  const [page] = await pagesWithPdfParse(readFileSync(path));
  expect(page).toMatch(/Leek soup[^]*Zutaten[^]*Zubereitung/);
  await expect(make(wish, path, pino({ level: "silent" }))).rejects.toThrow("file already exists");
});

test("what a dish is made of stands below it, for as much as it takes, where nothing can be opened", async () => {
  const family = familyCaller(app);
  const dough = { yield_amount: 900, yield_noun: "g dough", ingredients: [{ raw: "500 g flour" }] };
  const { recipe: base } = await family.recipes.create({ title: "Dough", instructions: "Knead it.", ...dough });
  const ingredients = [{ raw: "300 g dough", recipe_id: base.id }, { raw: "150 g mozzarella" }];
  const { recipe } = await family.recipes.create({ title: "Pizza", instructions: "Bake it.", ingredients });
  const [page, ...none] = await pagesOf(`ids=${recipe.id}`);
  expect(none).toEqual([]);
  expect(page).not.toContain("typeface");
  expect(page).toMatch(/300 g dough[^]*Bake it\.[^]*Dough[^]*1\/3 × the recipe[^]*165 g flour[^]*Knead it\./);
});
