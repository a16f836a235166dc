import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { Document } from "domhandler";
import { afterAll, describe, expect, test } from "vitest";
import type { Data, DataObject } from "@tureen/recipe-pages/structured-data/json";
import { RECIPE_FORMATS } from "./formats";
import { FileNames } from "./reading/file-names";
import { readRecipes, type ExportEntry } from "./read-recipes";
import { READING_LIMITS, type ReadingLimits } from "./reading/limits";
import { appExports } from "./testing/app-exports";
import { PIE, PIE_FACTS } from "./testing/pie";
import { PIXEL, renamed, zipOf } from "./testing/zip";

const folder = mkdtempSync(join(tmpdir(), "recipe-formats-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function readingsOf(bytes: Uint8Array | string, name: string, limits?: ReadingLimits): Promise<ExportEntry[]> {
  const path = join(folder, "export");
  writeFileSync(path, bytes);
  const readings: ExportEntry[] = [];
  for await (const reading of readRecipes(path, name, limits)) readings.push(reading);
  return readings;
}

async function picturesOf(reading: ExportEntry | undefined): Promise<Uint8Array[]> {
  const pictures: Uint8Array[] = [];
  if (reading?.kind === "recipe") for await (const picture of reading.pictures()) pictures.push(picture.bytes);
  return pictures;
}

const EXPORTS = await appExports();

describe("what every app writes is read", () => {
  test.each(EXPORTS.map((each) => [`${each.app}: ${each.fileName}`, each] as const))(
    "%s",
    async (_name, { app, fileName, bytes, says }) => {
      // Told by what stands in it: the name says nothing.
      const path = join(folder, "some-upload");
      writeFileSync(path, bytes);
      const found: { reading: ExportEntry; pictures: number }[] = [];
      for await (const reading of readRecipes(path, fileName))
        found.push({ reading, pictures: (await picturesOf(reading)).length });
      const recipes = found.flatMap(({ reading }) => (reading.kind === "recipe" ? [reading] : []));
      expect(found.filter(({ reading }) => reading.kind === "unread")).toEqual([]);
      expect(recipes.map(({ format, recipe }) => `${format}: ${recipe.title}`).toSorted()).toEqual([
        `${app}: Apple pie`,
        `${app}: Mint tea`,
      ]);
      const pie = recipes.find(({ recipe }) => recipe.title === "Apple pie")?.recipe;
      const tea = recipes.find(({ recipe }) => recipe.title === "Mint tea")?.recipe;
      const lines = (pie?.ingredients ?? []).map(({ text }) => text.replace(/^3 apples$/, "3 apples, sliced")); // KitchenOwl has no word for how it is cut
      expect(lines.toSorted()).toEqual(PIE.toSorted());
      expect(pie?.steps.map(({ text }) => text.replace(/ in the oven for 45 minutes/, ""))).toEqual(PIE_FACTS.steps);
      expect(tea?.ingredients.map(({ text }) => text).toSorted()).toEqual(["1 bunch mint", "1 l water"]);
      expect(tea?.steps.map(({ text }) => text)).toEqual(["Pour the water on the mint."]);
      if (says.has("sections"))
        expect(
          pie?.ingredients
            .map(({ text, section }) => [text.replace(/^.*(flour|butter|apples).*$/, "$1"), section])
            .toSorted(),
        ).toEqual([
          ["apples", "Filling"],
          ["butter", "Dough"],
          ["flour", "Dough"],
        ]);
      if (says.has("tags")) expect(pie?.tags.map((tag) => tag.toLowerCase()).toSorted()).toEqual(PIE_FACTS.tags);
      if (says.has("notes")) expect(pie?.notes.join("\n")).toContain(PIE_FACTS.note);
      if (says.has("rating")) expect(pie?.rating).toBe(4);
      if (says.has("address")) expect(pie?.address).toBe(PIE_FACTS.address);
      if (says.has("date")) expect(pie?.createdAt).toMatch(/^2024-05-01/);
      if (says.has("times"))
        expect([pie?.prepMinutes, pie?.cookMinutes ?? (pie?.totalMinutes ?? 0) - 30, pie?.servings]).toEqual([
          30, 45, 8,
        ]);
      if (says.has("picture")) expect(found.filter(({ pictures }) => pictures === 1).length).toBe(1);
    },
  );

  test("there is an export of every format here", () => {
    const made = new Set(EXPORTS.map(({ app }) => app));
    expect(RECIPE_FORMATS.map(({ id }) => id).filter((id) => !made.has(id))).toEqual(["tureen", "web-page"]);
  });
});

describe("what Mealie says of its amounts is believed", () => {
  const amounts = async (data: unknown): Promise<string[]> => {
    const [pie] = await readingsOf(JSON.stringify(data), "pie.json");
    return pie?.kind === "recipe" ? pie.recipe.ingredients.map(({ text }) => text) : [];
  };
  const texts = [
    { quantity: 1, unit: null, food: null, note: "200 g flour" },
    { quantity: 1, unit: null, food: null, note: "egg" },
    { quantity: 2, unit: null, food: null, note: "onions" },
    { quantity: 0.333, unit: { name: "cup" }, food: { name: "sugar" }, note: "" },
  ];
  const off = ["200 g flour", "egg", "onions", "1/3 cup sugar"];
  const on = ["200 g flour", "1 egg", "2 onions", "1/3 cup sugar"];
  const backup = (settings: object[]): unknown => ({
    recipes: [{ id: "0D5B-4A", slug: "pie", name: "Pie" }],
    recipes_ingredients: texts.map((line, position) => ({
      recipe_id: "0d5b4a",
      position,
      ...line,
      unit_id: line.unit && "u",
      food_id: line.food && "f",
    })),
    ingredient_units: [{ id: "u", name: "cup" }],
    ingredient_foods: [{ id: "f", name: "sugar" }],
    recipe_settings: settings,
    users_to_favorites: [],
  });

  test.each<[string, unknown, string[]]>([
    [
      "on the line, as the API spells it",
      { slug: "pie", name: "Pie", recipeIngredient: texts.map((line) => ({ ...line, disableAmount: true })) },
      off,
    ],
    [
      "on the line, as tables spell it",
      { slug: "pie", name: "Pie", recipe_ingredient: texts.map((line) => ({ ...line, disable_amount: true })) },
      off,
    ],
    [
      "in the settings, which count before a line's default",
      {
        slug: "pie",
        name: "Pie",
        recipeIngredient: texts.map((line) => ({ ...line, disableAmount: true })),
        settings: { disableAmount: false },
      },
      on,
    ],
    [
      "in the settings of before",
      { slug: "pie", name: "Pie", recipe_ingredient: texts, settings: { disable_amount: true } },
      off,
    ],
    [
      "nowhere",
      { slug: "pie", name: "Pie", recipeIngredient: texts },
      ["200 g flour", "egg", "2 onions", "1/3 cup sugar"],
    ],
    ["in a table of a backup", backup([{ id: 1, recipe_id: "0d5b4a", disable_amount: 1 }]), off],
    [
      "in a table of a backup, of amounts that are meant",
      backup([{ id: 1, recipe_id: "0d5b4a", disable_amount: false }]),
      on,
    ],
    ["in no column any more, since version 3", backup([{ id: 1, recipe_id: "0d5b4a", public: true }]), on],
  ])("%s", async (_where, data, lines) => {
    expect(await amounts(data)).toEqual(lines);
  });
});

test("Mealie's favourites of both kinds, and what is kept beside a recipe", async () => {
  const [pie, file] = await readingsOf(
    JSON.stringify({
      recipes: [{ id: "1", slug: "pie", name: "Pie" }],
      recipes_ingredients: [{ recipe_id: "1", position: 0, quantity: null, note: "3 apples" }],
      users_to_favorites: [{ user_id: "u", recipe_id: "1" }],
      recipe_nutrition: [{ recipe_id: "1", calories: "240", fat_content: "9 g", protein_content: null }],
      tools: [{ id: "t", name: "Rolling pin" }],
      recipes_to_tools: [{ recipe_id: "1", tool_id: "t" }],
      recipe_assets: [{ recipe_id: "1", name: "Grandmother's letter", file_name: "letter.pdf" }],
    }),
    "database.json",
  );
  expect(pie).toMatchObject({
    recipe: { isFavorite: true, tools: ["Rolling pin"], nutrition: "Energy: 240 kcal\nFat: 9 g" },
  });
  expect(file).toEqual({ kind: "unread", file: "Pie: letter.pdf", reason: "no-place" });
});

test("all pictures of a recipe come in, the one that its app shows first, each once, and at its step where it has one", async () => {
  const other = (name: string): Buffer => Buffer.concat([PIXEL, Buffer.from(name)]);
  const base64 = (name: string): string => other(name).toString("base64");
  const lines = { ingredients: "3 apples", directions: "Slice.\nBake." };
  const paprika = {
    ...lines,
    name: "Pie",
    uid: "1",
    photo_data: base64("small"),
    photo_large: "large.jpg",
    photos: [
      { filename: "inside.jpg", data: base64("inside") },
      { filename: "large.jpg", data: base64("large") },
      { filename: "again.jpg", data: base64("inside") },
    ],
  };
  const ours = {
    "@type": "Recipe",
    name: "Pie",
    recipeIngredient: ["3 apples"],
    recipeInstructions: ["Slice.", "Bake."].map((text) => ({ "@type": "HowToStep", text, image: [`${text}png`] })),
    image: ["pie.png", "inside.png"],
  };
  const mealie = {
    slug: "pie",
    name: "Pie",
    recipeIngredient: [{ note: "3 apples" }],
    recipeInstructions: [{ text: "Slice." }, { text: "Bake.\n\n![](/api/media/recipes/1/assets/oven.png)" }],
    assets: [{ fileName: "oven.png" }, { fileName: "plate.png" }, { fileName: "letter.pdf" }],
  };
  const tandoor = {
    name: "Pie",
    working_time: 0,
    steps: [
      { instruction: "Slice.", ingredients: [{ food: { name: "apples" }, amount: 3 }], order: 0, file: null },
      { instruction: "Bake.", ingredients: [], order: 1, file: { name: "oven.png" } },
    ],
  };
  const exports: [Record<string, string | Buffer>, [string, number?][]][] = [
    [{ "pie.paprikarecipe": JSON.stringify(paprika) }, [["large"], ["inside"]]],
    [
      {
        "pie.json": JSON.stringify(ours),
        ...Object.fromEntries(["pie", "inside", "Slice", "Bake"].map((name) => [`${name}.png`, other(name)])),
      },
      [["pie"], ["inside"], ["Slice", 1], ["Bake", 2]],
    ],
    [
      {
        "pie/pie.json": JSON.stringify(mealie),
        "pie/images/original.webp": other("dish"),
        "pie/assets/oven.png": other("oven"),
        "pie/assets/plate.png": other("plate"),
      },
      [["dish"], ["oven", 2], ["plate"]],
    ],
    [
      { "1/recipe.json": JSON.stringify(tandoor), "1/image.png": other("dish"), "1/oven.png": other("oven") },
      [["dish"], ["oven", 2]],
    ],
  ];
  for (const [files, expected] of exports) {
    const path = join(folder, "pictures");
    writeFileSync(path, await zipOf(files));
    const found: [string, number?][] = [];
    for await (const pie of readRecipes(path, "export.zip")) {
      if (pie.kind !== "recipe") continue;
      for await (const { bytes, step } of pie.pictures()) {
        const name = Buffer.from(bytes.subarray(PIXEL.length)).toString();
        found.push(step ? [name, step.number] : [name]);
        if (step) expect(pie.recipe.steps[step.number - 1]?.text).toBe(step.text);
      }
    }
    expect(found).toEqual(expected);
  }
});

describe("kinds that real collections showed", () => {
  const linesOf = (readings: readonly ExportEntry[]) =>
    readings.flatMap((reading) =>
      reading.kind === "recipe" ? reading.recipe.ingredients.map(({ text }) => text) : [],
    );

  test("a table without a head keeps its first recipe", async () => {
    const rows = '"Pie","3 apples\n200 g flour","Bake."\n"Tea","1 bunch mint\n1 l water","Pour."';
    expect(await readingsOf(rows, "recipes.csv")).toMatchObject([{ kind: "unread", reason: "columns" }]);
    const columns = { Pie: "title", "3 apples\n200 g flour": "ingredients", "Bake.": "steps" } as const;
    const path = join(folder, "headless.csv");
    writeFileSync(path, rows);
    const titles: string[] = [];
    for await (const reading of readRecipes(path, "recipes.csv", READING_LIMITS, columns))
      titles.push(reading.kind === "recipe" ? reading.recipe.title : reading.reason);
    expect(titles).toEqual(["Pie", "Tea"]);
  });

  test("lines without a bullet among lines with one are headings, and numbered columns are one list", async () => {
    const keeper = `<div class="recipe-details"><h2 itemprop="name">Pie</h2><div itemprop="recipeIngredients"><p>Dough</p><p>• 200 g flour</p><p>• 100 g butter</p><p>Filling</p><p>• 3 apples</p></div><div itemprop="recipeDirections"><p>Bake.</p></div></div>`;
    const [pie] = await readingsOf(keeper, "recipes.html");
    expect(pie).toMatchObject({
      recipe: {
        ingredients: [
          { text: "200 g flour", section: "Dough" },
          { text: "100 g butter", section: "Dough" },
          { text: "3 apples", section: "Filling" },
        ],
      },
    });
    const table = "Name;Zutat1;Zutat2;Zutat3;Schritt1;Schritt2\nTee;1 Bund Minze;1 l Wasser;;Aufgießen.;Ziehen lassen.";
    expect(await readingsOf(table, "tee.csv")).toMatchObject([
      {
        recipe: {
          ingredients: [{ text: "1 Bund Minze" }, { text: "1 l Wasser" }],
          steps: [{ text: "Aufgießen." }, { text: "Ziehen lassen." }],
        },
      },
    ]);
  });

  test("twelve of half an inch are twelve, in whatever columns they stand", async () => {
    const mmf = `MMMMM----- Recipe via Meal-Master (tm) v8.05\n\n      Title: Toast\n Categories: Bread\n      Yield: 4 servings\n\n     12    1/2-inch slices bread\n      1 c  Milk\n\n  Toast it.\n\nMMMMM`;
    expect(linesOf(await readingsOf(mmf, "toast.mmf"))).toEqual(["12 x 1/2-inch slices bread", "1 cup Milk"]);
    const serving = ["157 calories", "5 g fat", "217 mg sodium"];
    const stated = mmf.replace("  Toast it.", `${serving.map((line) => `        x  ${line}\n`).join("")}\n  Toast it.`);
    expect(await readingsOf(stated, "toast.mmf")).toMatchObject([
      { recipe: { ingredients: [{}, { text: "1 cup Milk" }], nutrition: serving.join("\n") } },
    ]);
  });

  test("a comment with a sign in it before the root, and stars in the head of RezKonv", async () => {
    const mx2 = `<?xml version="1.0"?>\n<!-- <!DOCTYPE mx2 SYSTEM "mx2.dtd"> -->\n<mx2><RcpE name="Toast"><IngR name="bread" qty="2"/><DirS><DirT>Toast it.</DirT></DirS></RcpE></mx2>`;
    expect(await readingsOf(mx2, "x.mx2")).toMatchObject([{ kind: "recipe", format: "master-cook" }]);
    const rk = `Ein Rezeptpaket.\n\n========== *REZKONV* (iau) v0.9j Rezept ==========\n\n     Titel: Toast\nKategorien: Brot\n     Menge: 2 Portionen\n\n      2      Scheiben Brot\n\nToasten.\n\n=====`;
    expect(await readingsOf(rk, "x.rk")).toMatchObject([{ kind: "recipe", format: "meal-master" }]);
  });

  test("a collection of which nobody knows the format is no recipe", async () => {
    const one = (at: number): string =>
      `Cake ${at}\n\n200 g flour\n100 g sugar\n${at} eggs\n\nMix everything and bake it.\n\n`;
    const text = Array.from({ length: 300 }, (_, at) => one(at + 1)).join("");
    expect(await readingsOf(text, "all.txt")).toMatchObject([{ kind: "unread", reason: "several" }]);
  });

  test("every file of an archive is read or named: only the same recipe in other words is neither", async () => {
    const soup = { "@type": "Recipe", name: "Soup", recipeIngredient: ["3 leeks"], recipeInstructions: ["Cook."] };
    const markdown = (title: string): string => `# ${title}\n\n## Ingredients\n\n- 3 leeks\n\n## Method\n\n1. Cook.`;
    const zip = await zipOf({
      "a/recipe.json": JSON.stringify(soup),
      "a/recipe.md": markdown("Soup"),
      "b/recipe.json": JSON.stringify(soup),
      "b/recipe.md": markdown("Stew"),
      "c/page.url": "[InternetShortcut]\nURL=https://spoon.example/soup",
      "c/empty.txt": "",
    });
    const readings = await readingsOf(zip, "all.zip");
    expect(readings.map((each) => (each.kind === "recipe" ? each.recipe.title : each.file))).toEqual([
      "Soup",
      "Soup",
      "c/page.url",
      "Stew",
      "c/empty.txt",
    ]);
  });
});

describe("what an app states of a serving is kept as it says it", () => {
  const [name, ingredients, steps] = ["Pie", "3 apples", "Bake."];
  const schema = { "@type": "Recipe", name, recipeIngredient: [ingredients], recipeInstructions: [steps] };
  test.each<readonly [string, string, DataObject | string, string]>([
    ["Paprika", "pie", { name, ingredients, directions: steps, uid: "1", nutritional_info: "Fat 9 g" }, "Fat 9 g"],
    ["Mela", "pie", { title: name, ingredients, instructions: steps, yield: "", nutrition: "240 kcal" }, "240 kcal"],
    [
      "Crouton",
      "pie",
      {
        name,
        ingredients: [{ ingredient: { name: "apples" } }],
        steps: [{ step: steps }],
        neutritionalInfo: "9 g fat",
      },
      "9 g fat",
    ],
    ["Nextcloud Cookbook", "recipe.json", { ...schema, tool: [], nutrition: { fatContent: "9 g" } }, "Fat: 9 g"],
    [
      "Tandoor",
      "recipe.json",
      {
        name,
        working_time: 0,
        steps: [{ instruction: steps, ingredients: [] }],
        properties: [{ property_amount: "9.50", property_type: { name: "Fat", unit: "g" } }],
      },
      "Fat: 9.5 g",
    ],
    [
      "Recipe Keeper",
      "recipes.html",
      `<div class=recipe-details><h2 itemprop=name>Pie</h2><div itemprop=recipeIngredients><p>3 apples</div><meta itemprop=recipeNutTotalFat content=9><meta itemprop=recipeNutSugars content=0></div>`,
      "Total Fat: 9 g",
    ],
    ["CSV", "plan.csv", "Title,Ingredients,Directions,Calories,Fat (g)\nPie,3 apples,Bake.,240,", "Calories: 240"],
    [
      "Markdown",
      "pie.md",
      "# Pie\n\n## Ingredients\n\n- 3 apples\n\n## Method\n\n1. Bake.\n\n## Nutrition\n\n- Fat: 9 g",
      "Fat: 9 g",
    ],
  ])("%s", async (formatName, file, said, nutrition) => {
    const readings = await readingsOf(typeof said === "string" ? said : JSON.stringify(said), file);
    expect(readings).toMatchObject([{ kind: "recipe", formatName, recipe: { nutrition, notes: [] } }]);
  });
});

test("Mealie's favourites, the name of a step, and a recipe that is part of another", async () => {
  const [pie] = await readingsOf(
    JSON.stringify({
      recipes: [
        { id: "1", slug: "pie", name: "Pie" },
        { id: "2", slug: "dough", name: "Shortcrust" },
      ],
      recipes_ingredients: [{ recipe_id: "1", position: 0, quantity: 1, referenced_recipe_id: "2", note: "chilled" }],
      recipe_instructions: [{ recipe_id: "1", position: 0, title: "", summary: "Roll it", text: "As thin as a coin." }],
      users_to_recipes: [{ user_id: "u", recipe_id: "1", rating: null, is_favorite: true }],
    }),
    "database.json",
  );
  const recipe = pie?.kind === "recipe" ? pie.recipe : null;
  expect(recipe?.ingredients.map(({ text }) => text)).toEqual(["1 batch Shortcrust, chilled"]);
  expect(recipe?.ingredients[0]?.recipe).toEqual({ key: "2", title: "Shortcrust" });
  expect(recipe?.steps.map(({ text }) => text)).toEqual(["Roll it: As thin as a coin."]);
  expect(recipe?.isFavorite).toBe(true);
});

test("a saved page, and one recipe alone, are read like the exports", async () => {
  const page = `<!doctype html><html><head><script type="application/ld+json">{"@type":"Recipe","name":"Soup","recipeIngredient":["1 leek","2 potatoes"],"recipeInstructions":"Boil."}</script></head></html>`;
  expect(await readingsOf(page, "Soup.html")).toMatchObject([{ format: "web-page", recipe: { title: "Soup" } }]);
  const gzipped = gzipSync(
    JSON.stringify({ uid: "1", name: "Soup", ingredients: "1 leek", directions: "Boil.", categories: [] }),
  );
  expect(await readingsOf(gzipped, "Soup.paprikarecipe")).toMatchObject([
    { format: "paprika", recipe: { title: "Soup" } },
  ]);
});

describe("a format is recognized by its tree, however its source is written", () => {
  test("CopyMeThat with spaces around its equals signs, its head before its page, and a heading that is no item", async () => {
    const page = `<!DOCTYPE html><head><meta name = "copymethat_class_id_version" content = "2"></head><html><body><div class = "recipe"><div id = "name">Soup</div><div id="servings">Servings:<a id="recipeYield">4</a></div><ul id = "recipeIngredients"><li class= "recipeIngredient">1 leek</li><div class= "recipeIngredient recipeIngredient_subheader">Top:</div><li class= "recipeIngredient">1 egg</li></ul><ol id = "recipeInstructions"><li class="instruction" value="1">Boil.</li></ol></div></body></html>`;
    expect(await readingsOf(page, "recipes.html")).toMatchObject([
      {
        format: "copy-me-that",
        recipe: {
          title: "Soup",
          servings: 4,
          ingredients: [
            { text: "1 leek", section: "" },
            { text: "1 egg", section: "Top" },
          ],
        },
      },
    ]);
  });

  test("Recipe Keeper without quotes, and with others", async () => {
    const page = `<!DOCTYPE html><html><body><div class=recipe-details><h2 itemprop=name>Soup</h2><div itemprop='recipeIngredients'><p>1 leek</p><p>1 egg</p></div><div itemprop=recipeDirections><p>Boil.</p></div></div></body></html>`;
    expect(await readingsOf(page, "recipes.html")).toMatchObject([
      { format: "recipe-keeper", recipe: { title: "Soup" } },
    ]);
  });

  test("front matter with colons and signs that are no YAML", async () => {
    const text =
      "---\ntitle: Soup: the best\nservings: 4\ningredients:\n  - @leeks, 2\n  - 50% cream\n  - salt: a pinch\ndirections:\n  - Boil: gently.\n---\n";
    expect(await readingsOf(text, "soup.md")).toMatchObject([
      { format: "yaml", recipe: { title: "Soup: the best", servings: 4 } },
    ]);
  });

  test("front matter whose ingredients are rows of amount, unit, food, remark and the line as it was written", async () => {
    const text =
      "---\ntitle: Soup\ningredients:\n  - [2, '', leeks, in rings, '2 leeks, in rings']\n  - [0.5, l, stock]\ndirections:\n  - Boil.\n---\n";
    expect(await readingsOf(text, "soup.md")).toMatchObject([
      { recipe: { ingredients: [{ text: "2 leeks, in rings" }, { text: "0.5 l stock" }] } },
    ]);
  });

  test("a message that calls its letters something else, and cells with lists of a program", async () => {
    const table = 'name,ingredients,steps\nSoup,"[""2 leeks"", ""1 l stock""]","c(""Slice."", ""Boil."")"\n';
    expect(await readingsOf(table, "x.csv")).toMatchObject([
      {
        recipe: {
          ingredients: [{ text: "2 leeks" }, { text: "1 l stock" }],
          steps: [{ text: "Slice." }, { text: "Boil." }],
        },
      },
    ]);
  });
});

describe("nothing becomes a recipe that nobody recognized", () => {
  const recipe = (name: string): string =>
    `${name}\n\nIngredients\n2 leeks\n1 l stock\n\nMethod\nSlice the leeks and boil them.\n\n`;

  test.each([
    ["several recipes in one text", recipe("Leek soup") + recipe("Onion soup") + recipe("Potato soup"), "several"],
    ["a table whose columns name no recipe", "When,What,Who\n1 May,2 eggs,Ann\n2 May,3 eggs,Bo\n", "columns"],
    ["front matter without a recipe", "---\ntitle: My diary\ndate: 2024-05-01\n---\n\nToday it rained.\n", "no-recipe"],
    ["a table of contents", "# Recipes\n\n---\n\n- [Leeks](leeks.md)\n- [Stock](stock.md)\n", "no-recipe"],
    ["a message without a page", "MIME-Version: 1.0\nContent-Type: text/plain\n\nDear grandmother,\n", "no-recipe"],
  ])("%s", async (_what, text, reason) => {
    const name = reason === "columns" ? "x.csv" : "x.txt";
    expect(await readingsOf(text, name)).toMatchObject([{ kind: "unread", file: name, reason }]);
  });

  test("of a table whose columns nobody knows they are shown, and it is read once somebody has said what they hold", async () => {
    const path = join(folder, "dishes.csv");
    writeFileSync(path, "Dish;What goes in;How\nSoup;2 leeks | 1 l stock | salt;Boil.\n");
    const [unknown] = await readingsOf("Dish;What goes in;How\nSoup;2 leeks | 1 l stock | salt;Boil.\n", "dishes.csv");
    expect(unknown).toMatchObject({
      columns: [{ name: "Dish", example: "Soup" }, { name: "What goes in" }, { name: "How" }],
    });
    const said = { Dish: "title", "What goes in": "ingredients", How: "steps" } as const;
    const readings: ExportEntry[] = [];
    for await (const reading of readRecipes(path, "dishes.csv", READING_LIMITS, said)) readings.push(reading);
    expect(readings).toMatchObject([
      {
        recipe: {
          title: "Soup",
          ingredients: [{ text: "2 leeks" }, { text: "1 l stock" }, { text: "salt" }],
          steps: [{ text: "Boil." }],
        },
      },
    ]);
  });

  test("of an archive every file is read or named, its pictures too; only other sizes of one go unsaid", async () => {
    const zip = await zipOf({
      "soup/recipe.json": '{"@type":"Recipe","name":"Soup","image":"full.png","recipeIngredient":["1 leek"]}',
      "soup/full.png": PIXEL,
      "soup/thumb16.png": PIXEL,
      "users/ann.png": PIXEL,
      "notes.db": "SQLite",
      "README.md": "# My recipes",
    });
    expect(
      (await readingsOf(zip, "x.zip")).map((each) =>
        each.kind === "recipe" ? each.recipe.title : [each.file, each.reason],
      ),
    ).toEqual(["Soup", ["notes.db", "no-recipe"], ["users/ann.png", "picture"]]);
  });
});

describe("what cannot be read is named", () => {
  test("file by file, and the others are read", async () => {
    const zip = await zipOf({
      "soup.json": '{"@type":"Recipe","name":"Soup","recipeIngredient":["1 leek"],"recipeInstructions":"Boil."}',
      "empty.json": '{"@type":"Recipe","name":"Nothing in it"}',
      "nameless.json": '{"@type":"Recipe","recipeIngredient":["1 leek"]}',
      "letter.txt": "Dear grandmother, thank you for the pie.",
      "broken.zip": Buffer.concat([Buffer.from("PK\x03\x04"), Buffer.alloc(100)]),
      "book.pdf": "%PDF-1.7",
      "style.css": "p {}",
      "__MACOSX/._soup.json": "x",
    });
    expect(
      (await readingsOf(zip, "mixed.zip")).map((each) =>
        each.kind === "recipe" ? each.recipe.title : [each.file, each.reason],
      ),
    ).toEqual([
      "Soup",
      ["empty.json: Nothing in it", "no-lines"],
      ["nameless.json", "no-title"],
      ["broken.zip", "damaged"],
      ["book.pdf", "pdf"],
      ["letter.txt", "no-recipe"],
    ]);
  });

  test("a path that leads out, on Unix and on Windows", async () => {
    const zip = await zipOf({ "aa/etc/soup.json": "{}", "bbbb/soup.json": "{}" });
    const hostile = renamed(renamed(zip, "aa/etc/soup.json", "../etc/soup.json"), "bbbb/soup.json", "C:\\x/soup.json");
    expect((await readingsOf(hostile, "x.zip")).map((each) => each.kind === "unread" && each.reason)).toEqual([
      "leads-out",
      "leads-out",
    ]);
  });

  test("an archive that is cut off, one that is none, an empty file", async () => {
    const zip = await zipOf({ "a.json": "{}" });
    expect(await readingsOf(zip.subarray(0, zip.length - 30), "x.zip")).toEqual([
      { kind: "unread", file: "x.zip", reason: "damaged" },
    ]);
    expect(await readingsOf("", "x.zip")).toEqual([{ kind: "unread", file: "x.zip", reason: "no-recipe" }]);
  });
});

describe("archives that were made to harm", () => {
  const few: ReadingLimits = {
    ...READING_LIMITS,
    maxDocumentBytes: 100_000,
    maxTotalBytes: 150_000,
    maxFiles: 10,
    bytesAFile: 1,
    maxDepth: 2,
  };
  const reasons = async (bytes: Uint8Array, limits?: ReadingLimits): Promise<unknown[]> =>
    (await readingsOf(bytes, "bomb.zip", limits)).map((each) =>
      each.kind === "unread" ? each.reason : each.recipe.title,
    );

  test("a file that is packed a thousand times over is not unpacked", async () => {
    expect(await reasons(await zipOf({ "zeros.txt": Buffer.alloc(20_000_000, 0x20) }))).toEqual(["packed-too-tightly"]);
  });

  test("a gzipped recipe that grows without end is left", async () => {
    expect(await reasons(await zipOf({ "a.paprikarecipe": gzipSync(Buffer.alloc(1_000_000)) }), few)).toEqual([
      "too-large",
    ]);
  });

  test("files of which each is small and all are not", async () => {
    const soup = (name: string): string =>
      JSON.stringify({
        "@type": "Recipe",
        name,
        recipeIngredient: ["1 leek"],
        recipeInstructions: `Boil. ${"x".repeat(60_000)}`,
      });
    expect(
      await reasons(await zipOf({ "1.json": soup("One"), "2.json": soup("Two"), "3.json": soup("Three") }), few),
    ).toEqual(["One", "Two", "too-large"]);
  });

  test("more files than a family has, and archives within archives within archives", async () => {
    const many = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`${index}.txt`, "x"]));
    expect(await reasons(await zipOf(many), few)).toEqual(["too-many"]);
    const deep = await zipOf({ "a.zip": await zipOf({ "b.zip": await zipOf({ "c.txt": "x" }) }) });
    expect(await reasons(deep, few)).toEqual(["too-deep"]);
  });

  test("a small archive of archives does not become more than a family's words would", async () => {
    const words = await zipOf({ "a.json": "ab [1] \n".repeat(2 ** 15) });
    const inner = await zipOf(Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`${index}.zip`, words])));
    const outer = await zipOf(Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`${index}.zip`, inner])));
    const told = await reasons(outer, { ...READING_LIMITS, smallTotalBytes: 2 ** 20 });
    // Each holds a quarter of a megabyte, and there are 1,200 of them.
    expect(told.filter((reason) => reason === "no-recipe").length).toBeLessThan(10);
    expect(new Set(told)).toEqual(new Set(["no-recipe", "too-large", "too-many"]));
  });

  test.each([
    ["on a line", `- `.repeat(20_000)],
    ["in brackets", `tags: ${"[".repeat(45_000)}`],
    ["in braces", `tags: ${"{a: ".repeat(12_000)}`],
  ])("front matter of lists within lists without end, %s, ends no process: the others come in", async (_how, yaml) => {
    const soup = "# Soup\n\n## Ingredients\n\n- 1 leek\n\n## Instructions\n\n1. Boil the leek.";
    const told = await reasons(await zipOf({ "a.md": `---\n${yaml}\n---\n${soup}`, "b.md": soup }));
    expect(told).toContain("Soup");
  });

  test("an entry that says that it is smaller than it is", async () => {
    const zip = await zipOf({ "a.txt": "x".repeat(5000) });
    const central = zip.lastIndexOf(Buffer.from("PK\x01\x02"));
    zip.writeUInt32LE(10, central + 24);
    expect(await reasons(zip)).toEqual(["damaged"]);
  });

  test("pictures that are none, or too large, are left out and the recipe comes in", async () => {
    const zip = await zipOf({
      "Soup.json": '{"@type":"Recipe","name":"Soup","image":"Soup.png","recipeIngredient":["1 leek"]}',
      "Soup.png": Buffer.concat([PIXEL, Buffer.alloc(2000, 7)]),
    });
    const [soup] = await readingsOf(zip, "x.zip", { ...READING_LIMITS, maxPictureBytes: 1000 });
    expect(soup).toMatchObject({ kind: "recipe", recipe: { title: "Soup" } });
  });
});

describe("whatever stands in an app's fields", () => {
  const WILD: readonly Data[] = [
    null,
    7,
    -1.5,
    true,
    "",
    "x",
    [],
    {},
    [[{}]],
    [null],
    { name: [] },
    "9".repeat(400),
    { text: { text: 1 } },
  ];
  const KEYS =
    "@type name title slug steps items images ingredients instructions directions recipeIngredient recipeInstructions recipes recipes_ingredients notes tags tool keywords comment aggregateRating image quantity unit food working_time waiting_time description uid categories yield date serves duration creditText recipeCategory tureen rating url".split(
      " ",
    );

  test.each(RECIPE_FORMATS.filter(({ kind }) => kind === "json").map((format) => [format.id, format] as const))(
    "%s throws at none of it",
    (_id, format) => {
      const names = new FileNames([]);
      for (const wild of WILD) {
        const data: DataObject = {
          ...Object.fromEntries(KEYS.map((key) => [key, wild])),
          "@type": "Recipe",
          name: "Soup",
        };
        for (const each of [data, [data], { recipes: [data], recipes_ingredients: [data] }, { items: [data] }]) {
          const file = {
            path: "x.json",
            kind: "json",
            text: "",
            data: each,
            tree: new Document([]),
            columns: {},
          } as const;
          format.recognizes(file);
          expect([...format.read(file, names)].length).toBeLessThan(10);
        }
      }
    },
  );
});

test("an archive that is locked with a password is told of file by file", async () => {
  const zip = await zipOf({ "soup.json": "{}", "pie.json": "{}" });
  // Bit 0 of the flags, before each file and in the list of all.
  for (const [sign, at] of [
    ["PK\u0003\u0004", 6],
    ["PK\u0001\u0002", 8],
  ] as const)
    for (let place = zip.indexOf(sign); place !== -1; place = zip.indexOf(sign, place + 1))
      zip.writeUInt8((zip[place + at] ?? 0) | 1, place + at);
  expect(await readingsOf(zip, "locked.zip")).toMatchObject([
    { kind: "unread", file: "soup.json", reason: "locked" },
    { kind: "unread", file: "pie.json", reason: "locked" },
  ]);
});
