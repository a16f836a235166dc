import type { PdfImportResult } from "@tureen/contracts/pdf-import";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { generateBook, type Book } from "@tureen/book-generator/generate-book";
import { scanPage } from "@tureen/book-generator/scan-page";
import { A5, writePdf, type PdfPage } from "@tureen/book-generator/write-pdf";
import { startFakeOllama, type StartedFakeOllama } from "@tureen/fake-ollama/start-fake-ollama";
import { importHouse, titlesOf } from "#testing/import-house";
import { familyCaller } from "#testing/test-caller";

const EYES = "qwen3-vl:8b-instruct";

let double: StartedFakeOllama;
let house: ReturnType<typeof importHouse>;

beforeAll(async () => {
  double = await startFakeOllama();
});
afterAll(() => double.stop());
beforeEach(async () => {
  await double.control.reset();
  house = importHouse(double, 8192);
});
afterEach(async () => {
  await house.app.imports.stop();
  await house.app.ai.close();
});

describe("a book that is hard to read", () => {
  test("of recipes longer than a chunk still gives each of them whole", async () => {
    await double.control.model({ name: "qwen3.5:4b", contextLength: 4096 });
    house = importHouse(double, 4096);
    const long = await generateBook({ layout: "one-column", recipes: 3, steps: 40 });
    const result = await house.importBook(long.pdf);
    expect(result).toMatchObject({ success: true, failedRecipes: [] });
    expect(titlesOf(result)).toEqual(long.recipes.map((recipe) => recipe.title));
    for (const [index, { steps, ingredients }] of long.recipes.entries()) {
      const { recipe } = await familyCaller(house.app).recipes.byId({ id: result.importedRecipes[index]?.id ?? 0 });
      expect(recipe.instructions.split("\n")).toEqual(steps);
      expect(recipe.ingredients).toHaveLength(ingredients.length);
    }
  });

  test("says of a recipe that it could not read to its end that it is a part", async () => {
    await double.control.model({ name: "qwen3.5:4b", contextLength: 4096 });
    house = importHouse(double, 4096);
    // The two chunks are asked for first, then the rest of the recipe that their border cuts.
    await double.control.mode({ faults: [{ id: "F10", requests: [4, 5, 6, 7, 8, 9, 10] }] });
    const long = await generateBook({ layout: "one-column", recipes: 1, steps: 40 });
    const result = await house.importBook(long.pdf);
    expect(result.importedRecipes).toEqual([
      expect.objectContaining({
        title: long.recipes[0]?.title,
        remark: expect.stringMatching(/^Only a part of this recipe/),
      }),
    ]);
  });

  test("whose model changes an amount or makes up an ingredient has these lines marked", async () => {
    const one = await generateBook({ layout: "one-column", recipes: 1, seed: 4 });
    const [recipe] = one.recipes;
    const lines = [
      { name: recipe?.ingredients[0], amount: 777, unit: "g" },
      { name: "unicorn tears", amount: 2, unit: "tbsp" },
      { name: recipe?.ingredients[1], amount: 0, unit: "" },
    ];
    const content = JSON.stringify({
      recipes: [{ title: recipe?.title, ingredients: lines, instructions: recipe?.steps, complete: true }],
    });
    await double.control.mode({ responder: { fixtures: [{ promptIncludes: recipe?.title ?? "", content }] } });
    const result = await house.importBook(one.pdf);
    const marked = [`777 g ${recipe?.ingredients[0]}`, "2 tbsp unicorn tears"];
    expect(result.importedRecipes).toEqual([
      { id: expect.any(Number), title: recipe?.title, ungrounded: marked, remark: "" },
    ]);
    const { pages } = await familyCaller(house.app).pdfImport.ledger({ id: result.batchId ?? 0 });
    expect(pages[0]?.recipes).toEqual(result.importedRecipes);
  });

  test("that has two recipes of one name, with the same ingredients, gives both", async () => {
    const vinaigrette = (oil: number, vinegar: number): string[] => [
      "Vinaigrette",
      "Serves 4",
      `${oil} tbsp olive oil`,
      `${vinegar} tbsp vinegar`,
      "1 tsp mustard",
      "1. Whisk everything together until thick.",
      "2. Season with salt.",
    ];
    const salad = [
      "Leek Salad",
      "Serves 2",
      "4 leeks",
      "1 pinch salt",
      "1. Boil the leeks until soft.",
      "2. Dress with the vinaigrette below.",
    ];
    const lines = [...vinaigrette(3, 1), ...salad, ...vinaigrette(2, 2)];
    const texts = lines.map((text, index) => ({
      text,
      x: 40,
      y: 50 + index * 16,
      size: /^[A-Z][a-z]+( Salad)?$/.test(text) ? 16 : 10,
    }));
    const result = await house.importBook(writePdf([{ texts }], A5));
    expect(result.importedRecipes.map(({ title, remark }) => [title, remark])).toEqual([
      ["Vinaigrette", ""],
      ["Leek Salad", ""],
      ["Vinaigrette", ""],
    ]);
  });

  test("whose title is a picture is named, so that somebody can add the recipe by hand", async () => {
    const one = await generateBook({ layout: "one-column", recipes: 1, seed: 4 });
    const [recipe] = one.recipes;
    const ingredients = recipe?.ingredients.map((name) => ({ name, amount: 0, unit: "" }));
    const content = JSON.stringify({
      recipes: [{ title: "", ingredients, instructions: recipe?.steps, complete: true }],
    });
    await double.control.mode({ responder: { fixtures: [{ promptIncludes: recipe?.title ?? "", content }] } });
    const result = await house.importBook(one.pdf);
    expect(result.failedRecipes).toEqual([
      { title: "A recipe without a title", error: expect.stringMatching(/has no title in the text of the book/) },
    ]);
    const { pages } = await familyCaller(house.app).pdfImport.ledger({ id: result.batchId ?? 0 });
    expect(pages[0]?.recipes).toEqual([expect.objectContaining({ id: null, title: "A recipe without a title" })]);
  });

  test("with a title beside a picture keeps the title, and reads the page anew when a model that sees is there", async () => {
    const page = (title: string): PdfPage => ({
      texts: [
        title,
        "Serves 4",
        "400 g beans",
        "200 g sausage",
        "2 onions",
        "1. Brown the sausage with the onions in a heavy pan until golden.",
        "2. Add the beans and cook for two hours.",
      ]
        .filter(Boolean)
        .map((text, index) => ({ text, x: 40, y: 60 + index * 16, size: text === title ? 16 : 10 })),
    });
    const photo = await scanPage({ texts: [] }, A5);
    const pdf = writePdf([
      page("Tomato Soup"),
      { ...photo, texts: [{ text: "Cassoulet", x: 40, y: 80, size: 30 }] },
      page(""),
    ]);
    await double.control.model({ name: EYES, capabilities: ["completion"] });
    const first = await house.importBook(pdf);
    expect(titlesOf(first)).toEqual(["Tomato Soup", "Cassoulet"]);
    expect(first.failedRecipes).toEqual([{ title: "Page 2", error: expect.stringMatching(/^This page is a picture/) }]);
    await double.control.model({
      name: EYES,
      digest: "sees",
      family: "qwen3vl",
      capabilities: ["completion", "vision"],
    });
    const id = first.batchId ?? 0;
    await house.app.ai.models("fresh");
    await familyCaller(house.app).pdfImport.retryPages({ id });
    await house.app.imports.finished(id);
    const { job } = await familyCaller(house.app).pdfImport.job({ id });
    expect(job.result && titlesOf(job.result)).toEqual(["Tomato Soup", "Cassoulet", "Grandmother's Pancakes"]);
    expect(job.result?.failedRecipes).toEqual([]);
  });

  test("whose scanned page the model cannot read to its end keeps what was read, and says so of the page", async () => {
    const scanned = await generateBook({ layout: "scanned", recipes: 1, steps: 3, seed: 5 });
    await double.control.mode({ faults: [{ id: "F07", model: EYES }] });
    const result = await house.importBook(scanned.pdf);
    expect(result.importedRecipes).toEqual([
      expect.objectContaining({
        title: "Grandmother's Pancakes",
        remark: expect.stringMatching(/^Only a part of this recipe/),
      }),
    ]);
    expect(result.failedRecipes).toEqual([
      { title: "Page 1", error: expect.stringMatching(/^The model ran out of room before the end of this page/) },
    ]);
  });

  test("that is scanned is read by the model that sees, and without one it is refused with the remedy", async () => {
    const scanned = await generateBook({ layout: "scanned", recipes: 2, seed: 5 });
    expect(await house.importBook(scanned.pdf)).toMatchObject({ success: true, failedRecipes: [] });
    const seen = (await double.control.requests()).flatMap((request) => request.images);
    expect(seen.length).toBeGreaterThanOrEqual(scanned.pages);
    expect(seen.every((image) => image.type === "jpeg")).toBe(true);
    await double.control.model({ name: EYES, capabilities: ["completion"] });
    house = importHouse(double, 8192);
    const refused = await house.upload(scanned.pdf);
    expect([refused.status, refused.body]).toEqual([
      422,
      { error: expect.stringMatching(/are pictures.*Install one on the Admin page/) },
    ]);
  });
});

describe("the size of chunks", () => {
  let many: Book;
  beforeAll(async () => {
    many = await generateBook({ layout: "one-column", recipes: 40, seed: 8 });
  });

  /** Prompts are told from one another by their length alone: the text around the document is always the same. */
  async function importWith(
    bytesPerToken: number,
  ): Promise<{ result: PdfImportResult; promptChars: number[]; refused: number }> {
    await double.control.model({ name: "qwen3.5:4b", bytesPerToken });
    const result = await house.importBook(many.pdf);
    const chats = (await double.control.requests()).filter(({ path }) => path === "/api/chat");
    return {
      result,
      promptChars: chats.map(({ body }) => JSON.stringify(body).length),
      refused: chats.filter(({ status }) => status === 400).length,
    };
  }

  test("grows in the middle of a book with a model that needs fewer tokens than thought", async () => {
    const { result, promptChars } = await importWith(5);
    expect(titlesOf(result)).toEqual(many.recipes.map((recipe) => recipe.title));
    expect(Math.max(...promptChars.slice(3))).toBeGreaterThan(Math.max(...promptChars.slice(0, 2)) * 1.2);
    expect(result.chunkChars).toBeGreaterThan(14_000);
  });

  test("shrinks with one that needs more, so that little is asked in vain", async () => {
    const { result, promptChars, refused } = await importWith(1.9);
    expect(titlesOf(result)).toEqual(many.recipes.map((recipe) => recipe.title));
    expect(refused).toBeLessThanOrEqual(3);
    expect(Math.max(...promptChars.slice(-4))).toBeLessThan(Math.max(...promptChars));
  });

  test("is never more than the setting", async () => {
    await double.control.model({ name: "qwen3.5:4b", contextLength: 262_144 });
    house = importHouse(double, 262_144);
    house.app.settings.set("pdf_chunk_size", 100_000);
    expect(await house.importBook(many.pdf)).toMatchObject({ chunkChars: 100_000, totalChunks: 1 });
  });
});
