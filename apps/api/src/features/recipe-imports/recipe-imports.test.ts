import type { ImportPreview } from "@tureen/contracts/recipe-imports";
import { EMPTY_RECIPE } from "@tureen/recipe-formats/format-recipe";
import { READING_LIMITS } from "@tureen/recipe-formats/reading/limits";
import { appExports } from "@tureen/recipe-formats/testing/app-exports";
import { PIXEL, zipOf } from "@tureen/recipe-formats/testing/zip";
import { randomBytes } from "node:crypto";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createImportRunner } from "#features/pdf-import/job/import-runner";
import { testApp } from "#testing/test-app";
import { familyCaller } from "#testing/test-caller";
import { testContext, type TestContext } from "#testing/test-context";
import { importedRecipe } from "./imported-recipe.mapper";
import { stageExport } from "./stage-export";
import { stageInChild } from "./stage-in-child";
import { sweepPreviews, type StagedPreview } from "./staged-folder";

const EXPORTS = await appExports();
const PAPRIKA = EXPORTS.find(({ app }) => app === "paprika")?.bytes ?? Buffer.alloc(0);

let app: TestContext;
beforeEach(() => {
  app = testContext();
});
afterEach(() => app.imports.stop());

const family = () => familyCaller(app);

async function preview(bytes: Uint8Array, fileName = "export.zip"): Promise<ImportPreview> {
  const { body } = await testApp(app)
    .call("post", "/recipe-imports/preview")
    .attach("file", Buffer.from(bytes), fileName)
    .expect(200);
  return (body as { preview: ImportPreview }).preview; // validated by the procedure's schema
}

async function bringIn(
  previewId: string,
  withDuplicates = false,
): Promise<{ id: number; imported: number; skipped: number }> {
  const started = await family().recipeImports.start({ preview_id: previewId, with_duplicates: withDuplicates });
  await app.imports.finished(started.import.id);
  const { import: ended } = await family().recipeImports.byId({ id: started.import.id });
  expect([ended.status, ended.error]).toEqual(["done", ""]);
  return ended;
}

const titles = async (): Promise<string[]> =>
  (await family().recipes.list()).recipes.map(({ title }) => title).toSorted();

/** Recipes of which each has its own title. */
const manyRecipes = (count: number): Buffer =>
  Buffer.from(
    JSON.stringify(
      Array.from({ length: count }, (_, index) => ({
        "@type": "Recipe",
        name: `Soup ${index}`,
        recipeIngredient: ["1 leek", "2 potatoes"],
        recipeInstructions: "Boil.",
      })),
    ),
  );

test("RecipeSage's labels are tags, and collections where the family says so", async () => {
  const recipe = (title: string, labels: readonly string[]) =>
    `<recipe><title>${title}</title><ingredients>1 leek</ingredients><instructions>Boil.</instructions>
      ${labels.map((label) => `<labels><title>${label}</title></labels>`).join("")}</recipe>`;
  const xml = `<data>${recipe("Soup", ["weekday", "Oma"])}${recipe("Stew", ["Weekday"])}</data>`;
  const { preview_id, labels, formats } = await preview(Buffer.from(xml), "recipes.xml");
  expect([formats[0]?.id, labels]).toEqual(["recipe-sage-xml", 2]);
  const { import: begun } = await family().recipeImports.start({ preview_id, labels_as_collections: true });
  await app.imports.finished(begun.id);
  const { collections } = await family().collections.list();
  expect(collections.map(({ name, recipe_ids: ids }) => [name, ids.length])).toEqual([
    ["Oma", 1],
    ["weekday", 2],
  ]);
  expect((await family().recipes.list()).recipes.map(({ tags }) => tags)).toContain("weekday, Oma");
});

test("an export is looked at first, and its recipes come in when the family says yes", async () => {
  const shown = await preview(PAPRIKA, "My recipes.paprikarecipes");
  expect(shown).toMatchObject({
    file_name: "My recipes.paprikarecipes",
    formats: [{ id: "paprika", name: "Paprika", recipes: 2 }],
    recipes: 2,
    lines: 5,
    pictures: 1,
    photos: 1,
    duplicates: 0,
    unread: [],
  });
  expect(await titles()).toEqual([]);
  const { id } = await bringIn(shown.preview_id);
  const { recipes } = await family().recipes.list();
  const pie = recipes.find(({ title }) => title === "Apple pie");
  expect(pie).toMatchObject({
    tags: "Cakes, autumn",
    servings: 8,
    prep_time: 30,
    cook_time: 45,
    created_at: "2024-05-01T10:00:00.000Z",
    source: "https://spoon.example/pie",
    instructions: "Rub the butter into the flour.\nLay the apples on it and bake.",
    ingredients: [
      { name: "flour", amount: 200, unit: "g", section: "Dough" },
      { name: "butter", amount: 100, unit: "g", section: "Dough" },
      { name: "apples", amount: 3, preparation_notes: "sliced", section: "Filling" },
    ],
  });
  expect((await family().importBatches.list()).batches).toMatchObject([
    { id, source_name: "My recipes.paprikarecipes", source_type: "paprika", recipe_count: 2, current_recipe_count: 2 },
  ]);
  // Neither the upload nor what was read of it stays.
  await expect.poll(() => readdirSync(app.uploadsFolder)).toEqual([]);
});

test.each([
  ["Grandmother", "https://spoon.example/pie", "Grandmother, https://spoon.example/pie"],
  ["The Spoon", "https://www.spoon.example/pie", "https://www.spoon.example/pie"],
  ["Grandmother", "http://%", "Grandmother, http://%"],
  ["Grandmother", "", "Grandmother"],
])("the source %s at %s is %s", (source, address, said) => {
  const recipe = { ...EMPTY_RECIPE, source, address };
  expect(importedRecipe({ index: 0, format: "paprika", file: "pie", pictures: [], recipe }).source).toBe(said);
});

test("an import is taken back as a whole, with the ingredients that it alone brought", async () => {
  const before = (await family().ingredients.list()).ingredients.length;
  const { preview_id } = await preview(
    Buffer.from(
      JSON.stringify({
        "@type": "Recipe",
        name: "Odd",
        recipeIngredient: ["1 cup frumious bandersnatch"],
        recipeInstructions: "Catch it.",
      }),
    ),
  );
  const { id } = await bringIn(preview_id);
  expect((await family().ingredients.list()).ingredients.length).toBe(before + 1);
  await family().importBatches.rollBack({ id });
  expect([await titles(), (await family().ingredients.list()).ingredients.length]).toEqual([[], before]);
});

test("what the family has already is recognized, left out, and brought in where it is wanted", async () => {
  const first = await preview(PAPRIKA);
  await bringIn(first.preview_id);
  const again = await preview(EXPORTS.find((each) => each.app === "mela")?.bytes ?? Buffer.alloc(0));
  expect([again.duplicates, again.titles.map(({ is_duplicate }) => is_duplicate)]).toEqual([2, [true, true]]);
  expect(await bringIn(again.preview_id)).toMatchObject({ imported: 0, skipped: 2 });
  const other = await preview(
    Buffer.from(
      JSON.stringify({
        "@type": "Recipe",
        name: "Apple pie",
        recipeIngredient: ["1 roll puff pastry", "6 pears"],
        recipeInstructions: "Bake.",
      }),
    ),
  );
  expect(other.duplicates).toBe(0);
  const wanted = await preview(PAPRIKA);
  expect(await bringIn(wanted.preview_id, true)).toMatchObject({ imported: 2, skipped: 0 });
  expect(await titles()).toEqual(["Apple pie", "Apple pie", "Mint tea", "Mint tea"]);
});

test("what the family writes down while an import is under way is recognized, too", async () => {
  const { preview_id } = await preview(manyRecipes(60), "soups.json");
  const { import: begun } = await family().recipeImports.start({ preview_id, with_duplicates: false });
  const ingredients = [{ raw: "1 leek" }, { raw: "2 potatoes" }];
  await family().recipes.create({ title: "Soup 59", instructions: "Boil it.", ingredients });
  await app.imports.finished(begun.id);
  expect((await family().recipeImports.byId({ id: begun.id })).import).toMatchObject({ imported: 59, skipped: 1 });
});

test("an import that is killed goes on where it was, and brings in nothing twice", async () => {
  const { preview_id } = await preview(manyRecipes(21));
  const { import: started } = await family().recipeImports.start({ preview_id });
  await new Promise<void>((resolve) => void app.imports.watch(started.id, resolve));
  await app.imports.stop();
  const half = (await family().recipeImports.byId({ id: started.id })).import;
  expect(half.status).toBe("running");
  expect(half.imported).toBeLessThan(21);
  expect(half.imported).toBeGreaterThan(0);
  // The same database and folder, as the server finds them when it starts again.
  app = Object.assign(app, { imports: createImportRunner(app) });
  app.imports.resume();
  await app.imports.finished(started.id);
  expect((await family().recipeImports.byId({ id: started.id })).import).toMatchObject({
    status: "done",
    imported: 21,
    skipped: 0,
  });
  expect(new Set(await titles()).size).toBe(21);
  expect((await titles()).length).toBe(21);
});

test("an import that somebody cancels keeps what has come in, and is taken back as a whole", async () => {
  const { preview_id } = await preview(manyRecipes(200));
  const { import: started } = await family().recipeImports.start({ preview_id });
  await new Promise<void>((resolve) => void app.imports.watch(started.id, resolve));
  const { import: ended } = await family().recipeImports.cancel({ id: started.id });
  expect(ended).toMatchObject({ status: "cancelled", error: "" });
  expect(ended.imported).toBeGreaterThan(0);
  expect((await titles()).length).toBe(ended.imported);
  await expect(family().recipeImports.cancel({ id: started.id })).rejects.toThrow("This import is over already.");
  await family().importBatches.rollBack({ id: started.id });
  expect(await titles()).toEqual([]);
});

test("a file of another app is not a book, and comes in beside one", async () => {
  const { preview_id } = await preview(PAPRIKA);
  const { id } = await bringIn(preview_id);
  expect(await family().pdfImport.current()).toEqual({ job: null });
  await expect(family().pdfImport.job({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

describe("what cannot come in", () => {
  test("is refused with a sentence, and nothing of it stays", async () => {
    const { call } = testApp(app);
    const none = await call("post", "/recipe-imports/preview")
      .attach("file", Buffer.from("Dear grandmother"), "letter.txt")
      .expect(422);
    expect(none.body.error).toBe("No recipe was found in this file. There is no recipe in it that Tureen can read.");
    const zip = await zipOf({ "a.txt": "Hello", "b.txt": "there" });
    const several = await call("post", "/recipe-imports/preview").attach("file", zip, "letters.zip").expect(422);
    expect(several.body.error).toContain("Choose the file that your other app made");
    const missing = await call("post", "/recipe-imports/preview").field("x", "y").expect(400);
    expect(missing.body.error).toBe("Please choose a file first.");
    expect(readdirSync(app.uploadsFolder)).toEqual([]);
  });

  test("is named file by file beside what can", async () => {
    const zip = await zipOf({
      "soup.json": manyRecipes(1),
      "letter.txt": "Dear grandmother",
      "empty.json": '{"@type":"Recipe","name":"Air"}',
    });
    const shown = await preview(zip);
    expect([shown.recipes, shown.unread_total]).toEqual([1, 2]);
    expect(shown.unread).toEqual([
      { file: "empty.json: Air", reason: "This recipe has neither ingredients nor steps." },
      { file: "letter.txt", reason: "There is no recipe in it that Tureen can read." },
    ]);
  });

  test("a table whose columns nobody knows is shown, and comes in once somebody says what they hold", async () => {
    const { call } = testApp(app);
    const file = Buffer.from("Dish;What goes in\nLeek soup;3 leeks | 1 l stock\n");
    const first = await call("post", "/recipe-imports/preview").attach("file", file, "dishes.csv").expect(200);
    expect(first.body.preview).toMatchObject({
      recipes: 0,
      columns: [{ name: "Dish", example: "Leek soup" }, { name: "What goes in" }],
    });
    const said = JSON.stringify({ Dish: "title", "What goes in": "ingredients" });
    const again = await call("post", "/recipe-imports/preview")
      .field("columns", said)
      .attach("file", file, "dishes.csv")
      .expect(200);
    expect(again.body.preview).toMatchObject({
      recipes: 1,
      titles: [{ title: "Leek soup", first_lines: ["3 leeks", "1 l stock"] }],
      columns: [],
    });
    await call("post", "/recipe-imports/preview")
      .field("columns", '{"Dish":"nonsense"}')
      .attach("file", file, "x.csv")
      .expect(400);
  });

  test("a preview is brought in once, and is gone after a day", async () => {
    const { preview_id } = await preview(PAPRIKA);
    await bringIn(preview_id);
    await expect(family().recipeImports.start({ preview_id })).rejects.toThrow("This preview is no longer there");
    await expect(family().recipeImports.start({ preview_id: "../../etc" })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
  });
});

test("of previews that nobody confirms the newest five are kept", async () => {
  const ids: string[] = [];
  for (let upload = 0; upload < 6; upload += 1) {
    const { preview_id } = await preview(manyRecipes(1));
    ids.push(preview_id);
    const instant = new Date(app.clock.now() - (10 - upload) * 1000);
    utimesSync(join(app.uploadsFolder, `${preview_id}.import`), instant, instant);
  }
  await expect(family().recipeImports.start({ preview_id: ids[0] ?? "" })).rejects.toThrow("no longer there");
  expect(await bringIn(ids[1] ?? "")).toMatchObject({ imported: 1 });
});

test("previews that nobody confirms take two gigabytes at the most, the newest of them", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tureen-previews-"));
  const now = app.clock.now();
  for (const [name, age] of [
    ["new", 1],
    ["old", 2],
    ["oldest", 3],
  ] as const) {
    const path = join(folder, `${name}.import`);
    mkdirSync(path);
    writeFileSync(join(path, "0-0.picture"), "");
    // As long as it says, without a byte of it on the disk.
    truncateSync(join(path, "0-0.picture"), 900 * 2 ** 20);
    utimesSync(path, new Date(now - age), new Date(now - age));
  }
  await sweepPreviews(folder, { now, inUse: new Set() });
  expect(readdirSync(folder).toSorted()).toEqual(["new.import", "old.import"]);
});

test("texts that no table was made for come in cut, not refused", async () => {
  const long = "x".repeat(200_000);
  const wild = {
    slug: "wild",
    name: `Wild ${long}`,
    recipeServings: 1e9,
    prepTime: "P9999D",
    recipeIngredient: [{ note: long }, { note: "\u0000\ud800 salt" }],
    recipeInstructions: [{ text: long }],
    tags: Array.from({ length: 200 }, (_, index) => ({ name: `tag ${index} ${long.slice(0, index)}` })),
  };
  const { preview_id } = await preview(Buffer.from(JSON.stringify(wild)));
  expect(await bringIn(preview_id)).toMatchObject({ imported: 1 });
  const [recipe] = (await family().recipes.list()).recipes;
  expect([recipe?.title.length, recipe?.tags.split(", ").length]).toEqual([300, 30]);
});

test("the process that reads an export keeps an archive that was made to harm away from the server", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tureen-stage-"));
  const path = join(folder, "upload");
  const bomb = await zipOf({
    "zeros.json": Buffer.alloc(READING_LIMITS.maxDocumentBytes / 8, 0x5b),
    "soup.json": manyRecipes(1),
  });
  writeFileSync(path, bomb);
  await stageInChild({ path, fileName: "bomb.zip", folder: join(folder, "staged"), columns: {} }, app.log);
  expect(JSON.parse(readFileSync(join(folder, "staged", "preview.json"), "utf8"))).toMatchObject({
    recipes: 1,
    unread: [{ file: "zeros.json", reason: "packed-too-tightly" }],
  });
});

test("pictures that would make of a small file a large folder are left out, and their recipes come in", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tureen-stage-"));
  const path = join(folder, "upload");
  const grain = randomBytes(16_000);
  const picture = Buffer.concat([PIXEL, ...Array.from({ length: 1000 }, () => grain)]);
  const names = ["a", "b", "c", "d", "e", "f", "g"];
  const soup = (name: string): string =>
    JSON.stringify({ "@type": "Recipe", name, image: `${name}.png`, recipeIngredient: ["1 leek"] });
  const files = names.flatMap((name) => [[`${name}.json`, soup(name)] as const, [`${name}.png`, picture] as const]);
  writeFileSync(path, await zipOf(Object.fromEntries(files)));
  await stageExport({ path, fileName: "small.zip", folder: join(folder, "staged"), columns: {} });
  const { recipes, pictures } = JSON.parse(
    readFileSync(join(folder, "staged", "preview.json"), "utf8"),
  ) as StagedPreview; // our own file
  expect([recipes, pictures < names.length]).toEqual([names.length, true]);
  rmSync(folder, { recursive: true });
});
