import { beforeEach, describe, expect, test } from "vitest";
import { familyCaller } from "#testing/test-caller";
import { testContext, type TestContext } from "#testing/test-context";
import type { Caller } from "#start/app-router";
import { selectStale } from "./recipe-search.repo";
import { bringIndexUpToDate, keepIndexUpToDate, renewSearchTexts } from "./search-index";

let app: TestContext;
let family: Caller;

beforeEach(async () => {
  app = testContext();
  family = familyCaller(app);
  await family.recipes.create({
    title: "Crème brûlée",
    description: "For guests",
    cuisine: "French",
    difficulty: "Hard",
    cook_time: 45,
    instructions: "Whisk.\nBake in a bath.",
    ingredients: "4 egg yolks\n1/2 l double cream",
  });
  await family.recipes.create({
    title: "Spaghetti Bolognese",
    cuisine: "Italian",
    difficulty: "Easy",
    cook_time: 61,
    prep_time: 20,
    instructions: 'Simmer the ragù "for hours".',
    ingredients: [
      { name: "Minced beef", amount: 500, unit: "g" },
      { name: "Onion", sub_type: "red", preparation_notes: "diced" },
    ],
  });
  await family.recipes.create({
    title: "Omelette",
    cuisine: "french",
    cook_time: 30,
    instructions: "Beat and fry",
    ingredients: [{ name: "Egg", amount: 3 }],
  });
});

async function titles(input: Parameters<Caller["recipes"]["search"]>[0]): Promise<string[]> {
  return (await family.recipes.search(input)).recipes.map((card) => card.title);
}

const [BRULEE, BOLOGNESE, OMELETTE] = ["Crème brûlée", "Spaghetti Bolognese", "Omelette"];

describe("searching", () => {
  test.each([
    ["mac and cheese", "Mac & Cheese"],
    ["mac & cheese", "Mac & Cheese"],
    ["shepherds", "Shepherd’s Pie"],
    ["shepherd's pie", "Shepherd’s Pie"],
    ['"Mac" cheese', "Mac & Cheese"],
  ])("%s finds %s", async (q, title) => {
    for (const each of ["Mac & Cheese", "Shepherd’s Pie"])
      await family.recipes.create({ title: each, instructions: "Bake.", ingredients: "1 onion" });
    expect(await titles({ q })).toEqual([title]);
  });

  test.each([
    ["a title, accents or not", "CREME BRU", [BRULEE]],
    ["the middle of a word", "aghett", [BOLOGNESE]],
    ["a description", "guests", [BRULEE]],
    ["a cuisine", "ital", [BOLOGNESE]],
    ["a text block's line", "double cream", [BRULEE]],
    ["an ingredient, its kind and its notes", "diced", [BOLOGNESE]],
    ["the kind of an ingredient", "(red", [BOLOGNESE]],
    ["the instructions", "in a bath", [BRULEE]],
    ["quotation marks", '"ragù" “for', [BOLOGNESE]],
    ["words that a search language knows", "beat and fry", [OMELETTE]],
    ["two letters", "eg", [OMELETTE, BRULEE]],
    ["two letters at the very end of a recipe", "ry", [OMELETTE]],
    ["two letters at the end of a field", "te", [OMELETTE]],
    ["two letters that nothing holds", "qx", []],
    ["one letter, where it stands in a title first", "g", [BOLOGNESE, OMELETTE, BRULEE]],
    ["one letter that nothing holds", "q", []],
    ["words across two fields, in any order", "omelette french", [OMELETTE]],
    ["all words alone", "egg omelette beef", []],
    ["a short word and a long one", "eg omelet", [OMELETTE]],
    ["a letter and a word", "b omelette", [OMELETTE]],
    ["a percent sign", "%", []],
    ["a star", "om*", []],
    ["nothing but space", "   ", [OMELETTE, BOLOGNESE, BRULEE]],
    ["nothing visible", "\u200b\0", [OMELETTE, BOLOGNESE, BRULEE]],
    ["an emoji", "🍲🍲🍲", []],
  ])("for %s", async (_what, q, expected) => {
    expect(await titles({ q })).toEqual(expected);
  });

  test.each([
    ["gruyere", "Fondue"],
    ["Gruyère", "Fondue"],
    ["nusse", "Kuchen"],
    ["nuesse gehackt", "Kuchen"],
    ["NÜSSE", "Kuchen"],
    ["Käse", "Kaesespaetzle"],
    ["spätz", "Kaesespaetzle"],
    ["nü", "Kuchen"],
    ["kä", "Kaesespaetzle"],
    ["auflaeufe", "Aufläufe"],
    ["auflaufe", "Aufläufe"],
    ["борщ", "Борщ со сметаной"],
    ["味", "味噌汁"],
    ["味噌汁", "味噌汁"],
    ["حمص", "حمص"],
  ])("finds by %s what somebody wrote in the letters of another language: %s", async (q, title) => {
    for (const [name, ingredients] of [
      ["Fondue", "400 g Gruyère"],
      ["Kuchen", "100 g Nu\u0308sse, gehackt"],
      ["Aufläufe", "Brot"],
      ["Kaesespaetzle", "Mehl"],
      ["Борщ со сметаной", "свёкла"],
      ["味噌汁", "豆腐"],
      ["حمص", "طحينة"],
    ] as const)
      await family.recipes.create({ title: name, instructions: "–", ingredients });
    expect(await titles({ q })).toEqual([title]);
  });

  test("finds titles first, then tags and cuisine, then ingredients, then the rest", async () => {
    const keep = (title: string, fields: { tags?: string; ingredients?: string; instructions?: string }) =>
      family.recipes.create({ title, instructions: "Cook.", ingredients: "salt", ...fields });
    await keep("Leek tart", {});
    await keep("Soup", { tags: "leek" });
    await keep("Pie", { ingredients: "1 leek" });
    await keep("Stock", { instructions: "Add leek." });
    expect(await titles({ q: "leek" })).toEqual(["Leek tart", "Soup", "Pie", "Stock"]);
  });

  test("finds what was saved just now, however much was saved since the last search", async () => {
    const words = Array.from({ length: 40 }, (_, number) => `dish${number + 100}x`);
    keepIndexUpToDate(app);
    await expect.poll(() => selectStale(app.db, 1)).toEqual([]);
    for (const word of words) await family.recipes.create({ title: word, instructions: "Cook.", ingredients: "salt" });
    await expect.poll(() => selectStale(app.db, 1)).toEqual([]);
    for (const word of words) expect(await titles({ q: word })).toEqual([word]);
  });

  test("finds everything while the texts of an older version are written anew", async () => {
    const words = Array.from({ length: 40 }, (_, number) => `dish${number + 100}x`);
    for (const word of words) await family.recipes.create({ title: word, instructions: "Cook.", ingredients: "salt" });
    app.db.$client.exec("delete from recipe_search; delete from house_secrets where key = 'search-text-edition'");
    renewSearchTexts(app.db);
    const written = bringIndexUpToDate(app);
    const saved = family.recipes.create({ title: "Stew", instructions: "Cook.", ingredients: "salt" });
    expect(await Promise.all(["dish139x", "omelette", "dish100x"].map((q) => titles({ q })))).toEqual([
      ["dish139x"],
      [OMELETTE],
      ["dish100x"],
    ]);
    await Promise.all([written, saved]);
    expect(await titles({ q: "salt" })).toHaveLength(41);
  });

  test("finds a recipe by what it says now, not by what it said", async () => {
    const { recipes } = await family.recipes.search({ q: "omelette" });
    await family.recipes.update({ id: recipes[0]?.id ?? 0, title: "Tortilla" });
    expect(await titles({ q: "omelette" })).toEqual([]);
    expect(await titles({ q: "tortilla" })).toEqual(["Tortilla"]);
    await family.recipes.delete({ id: recipes[0]?.id ?? 0 });
    expect(await titles({ q: "tortilla" })).toEqual([]);
  });
});

describe("filters", () => {
  test.each([
    [{ difficulty: "hARD" }, [BRULEE]],
    [{ difficulty: "Har" }, []],
    [{ cuisine: "FRENCH" }, [OMELETTE, BRULEE]],
    [{ cuisine: "Fren" }, []],
    [{ time: "quick" }, [OMELETTE]],
    [{ time: "medium" }, [BRULEE]],
    [{ time: "long" }, [BOLOGNESE]],
    [{ cuisine: "french", q: "egg", time: "quick", difficulty: "easy" }, [OMELETTE]],
  ] as const)("%o", async (input, expected) => {
    expect(await titles(input)).toEqual(expected);
  });

  test("a recipe without a cook time passes no time filter", async () => {
    await family.recipes.create({ title: "Salad", instructions: "Mix", ingredients: "lettuce" });
    for (const time of ["quick", "medium", "long"] as const) expect(await titles({ time })).not.toContain("Salad");
  });

  test("offer each cuisine once", async () => {
    expect((await family.recipes.cuisines()).cuisines.map((cuisine) => cuisine.toLowerCase())).toEqual([
      "french",
      "italian",
    ]);
  });

  test("a time that is none is refused", async () => {
    await expect(family.recipes.search({ time: "eternal" as never })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});

test("a long list comes in windows that miss nothing and end", async () => {
  const first = await family.recipes.search({ limit: 2 });
  expect(first).toMatchObject({ total: 3, nextCursor: 2, recipes: [{ title: OMELETTE }, { title: BOLOGNESE }] });
  expect(await family.recipes.search({ limit: 2, cursor: first.nextCursor })).toMatchObject({
    total: 3,
    nextCursor: null,
    recipes: [{ title: BRULEE }],
  });
  expect(await family.recipes.search({ cursor: 99 })).toMatchObject({ recipes: [], total: 3, nextCursor: null });
});
