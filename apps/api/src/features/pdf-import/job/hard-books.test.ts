import { beforeEach, describe, expect, test } from "vitest";
import { generateBook } from "@tureen/book-generator/generate-book";
import { scanPage } from "@tureen/book-generator/scan-page";
import { A5, writePdf, type PdfPage } from "@tureen/book-generator/write-pdf";
import type { PdfImportResult } from "@tureen/contracts/pdf-import";
import type { Ocr } from "#ai/ocr/ocr";
import type { OcrLanguage, OcrPage } from "#ai/ocr/ocr-messages";
import { importServer, titlesOf } from "#testing/import-server";
import { mixedBook } from "#testing/mixed-book";
import { scannedBook } from "#testing/scanned-book";
import { doubleOfOllama, LONG_FRAMES } from "#testing/double-of-ollama";
import { familyCaller } from "#testing/test-caller";

const EYES = "qwen3-vl:8b-instruct";

const CASSOULET = [
  "Cassoulet",
  "Serves 4",
  "400 g beans",
  "200 g sausage",
  "2 onions",
  "1. Brown the sausage with the onions in a heavy pan until golden.",
  "2. Add the beans and cook for two hours.",
];

/** A page of these lines below each other, the first of them set as a title. */
const titled = (lines: readonly string[]): PdfPage => ({
  texts: lines.map((text, index) => ({ text, x: 40, y: 60 + index * 16, size: index === 0 ? 16 : 10 })),
});

const double = doubleOfOllama(LONG_FRAMES);
let server: ReturnType<typeof importServer>;

beforeEach(() => {
  server = importServer(double, 8192);
});

describe("a book that is hard to read", () => {
  test("of recipes longer than a chunk still gives each of them whole", async () => {
    await double.control.model({ name: "qwen3.5:4b", contextLength: 4096 });
    server = importServer(double, 4096);
    const long = await generateBook({ layout: "one-column", recipes: 3, steps: 40 });
    const result = await server.importBook(long.pdf);
    expect(result).toMatchObject({ success: true, failedRecipes: [] });
    expect(titlesOf(result)).toEqual(long.recipes.map((recipe) => recipe.title));
    for (const [index, { steps, ingredients }] of long.recipes.entries()) {
      const { recipe } = await familyCaller(server.app).recipes.byId({ id: result.importedRecipes[index]?.id ?? 0 });
      expect(recipe.instructions.split("\n")).toEqual(steps);
      expect(recipe.ingredients).toHaveLength(ingredients.length);
    }
  });

  test("whose model can only copy has every line as the page has it, whatever the model changed or made up", async () => {
    const book = mixedBook(3);
    const [recipe] = book.recipes;
    const [leeks = "", ...others] = recipe?.ingredients ?? [];
    const copy = {
      title: recipe?.title,
      servings: 4,
      ingredients: [`777 ${leeks.slice(2)}`, "2 tbsp unicorn tears", ...others].map((name) => ({ name })),
      instructions: recipe?.steps,
      complete: true,
    };
    await double.control.mode({
      responder: { fixtures: [{ promptIncludes: book.titles[1] ?? "", content: JSON.stringify(copy) }] },
    });
    const result = await server.importBook(book.pdf);
    const copied = result.importedRecipes.find(({ title }) => title === recipe?.title);
    expect(copied).toMatchObject({ ungrounded: [], remark: "", origin: "copy" });
    const { recipe: kept } = await familyCaller(server.app).recipes.byId({ id: copied?.id ?? 0 });
    expect(kept.ingredients).toMatchObject((recipe?.ingredients ?? []).map((raw) => ({ raw })));
    expect(result.failedRecipes.map(({ doubt }) => doubt?.title)).toEqual([book.titles[1]]);
    const { pages } = await familyCaller(server.app).pdfImport.ledger({ id: result.batchId ?? 0 });
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
    const result = await server.importBook(writePdf([{ texts }], A5));
    expect(result.importedRecipes.map(({ title, remark }) => [title, remark])).toEqual([
      ["Vinaigrette", ""],
      ["Leek Salad", ""],
      ["Vinaigrette", ""],
    ]);
  });

  test("with a title beside a picture keeps the title, and reads the page anew when a model that sees is there", async () => {
    const page = (title: string): PdfPage => ({
      texts: [title, ...CASSOULET.slice(1)]
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
    const first = await server.importBook(pdf);
    expect(titlesOf(first)).toEqual(["Tomato Soup", "Cassoulet"]);
    expect(first.failedRecipes).toEqual([
      { title: "Page 2", error: expect.stringMatching(/^This page is a picture/), doubt: null },
    ]);
    await double.control.model({
      name: EYES,
      digest: "sees",
      family: "qwen3vl",
      capabilities: ["completion", "vision"],
    });
    const id = first.batchId ?? 0;
    await server.app.ai.models("fresh");
    await familyCaller(server.app).pdfImport.retryPages({ id });
    await server.app.imports.finished(id);
    const { job } = await familyCaller(server.app).pdfImport.job({ id });
    expect(job.result && titlesOf(job.result)).toEqual(["Tomato Soup", "Grandmother's Pancakes", "Cassoulet"]);
    expect(job.result?.failedRecipes).toEqual([]);
  });

  test("with a short recipe over a photo keeps the recipe's print, and nobody reads the words on the photo", async () => {
    const short = [
      "Back Street Soup",
      "Serves 2",
      "Ingredients",
      "2 leeks",
      "1 l water",
      "Method",
      "1. Warm it.",
      "2. Eat it.",
    ];
    const photo = await scanPage({ texts: [] }, A5);
    const result = await server.importBook(
      writePdf([titled(["Tomato Soup", ...CASSOULET.slice(1)]), { ...photo, ...titled(short) }, titled(CASSOULET)]),
    );
    expect(titlesOf(result)).toEqual(["Tomato Soup", "Back Street Soup", "Cassoulet"]);
    expect(result.failedRecipes).toEqual([]);
    expect((await double.control.requests()).flatMap(({ images }) => images)).toEqual([]);
  });

  test("whose scanned page the model cannot read to its end keeps what was read, and says so of the page", async () => {
    const scanned = await scannedBook(1);
    await double.control.mode({ faults: [{ id: "F07", model: EYES }] });
    const result = await server.importBook(scanned.pdf);
    expect(result.importedRecipes).toEqual([
      expect.objectContaining({
        title: "Grandmother's Pancakes",
        remark: expect.stringMatching(/^Only a part of this recipe/),
      }),
    ]);
    expect(result.failedRecipes).toEqual([
      {
        title: "Page 1",
        error: expect.stringMatching(/^The model ran out of room before the end of this page/),
        doubt: null,
      },
    ]);
  });

  test("that is scanned is read by the model that sees, and without one each page is named with the remedy", async () => {
    const scanned = await scannedBook(1);
    expect(await server.importBook(scanned.pdf)).toMatchObject({ success: true, failedRecipes: [] });
    const seen = (await double.control.requests()).flatMap((request) => request.images);
    expect(seen.length).toBeGreaterThanOrEqual(scanned.pages);
    expect(seen.every((image) => image.type === "jpeg")).toBe(true);
    await double.control.model({ name: EYES, capabilities: ["completion"] });
    server = importServer(double, 8192);
    expect(await server.importBook(scanned.pdf)).toMatchObject({
      success: false,
      failedRecipes: [{ title: "Page 1", error: expect.stringMatching(/^This page is a picture.*Install one/) }],
    });
  });
});

/** A page as the classic reader makes it out, title first; it is unsure of the lines that are given. */
function madeOut(texts: readonly string[], unsure: readonly string[] = []): OcrPage {
  const lines = texts.map((text, index) => ({
    text,
    x: 100,
    width: text.length * 12,
    size: index === 0 ? 40 : 24,
    baseline: 200 + 50 * index,
    block: 0,
    confidence: unsure.includes(text) ? 40 : 95,
  }));
  return { lines, confidence: 92, longSide: 1600 };
}

/** An OCR that makes out the same on every picture, and remembers in which languages it was asked to. */
function seeing(page: OcrPage | null) {
  const asked: (readonly OcrLanguage[])[] = [];
  const ocr: Ocr = {
    read: ({ languages }) => {
      asked.push(languages);
      return Promise.resolve(page);
    },
    close: () => undefined,
  };
  return { ocr, asked };
}

async function importByRules(pdf: Buffer): Promise<PdfImportResult> {
  const response = await server
    .call("post", "/pdf-import/upload?rules_only=true")
    .attach("pdf", pdf, "Scan.pdf")
    .expect(200);
  return response.body as PdfImportResult; // validated by the procedure's schema in the tests of REST
}

describe("a picture that is printed clearly", () => {
  test("is read without any model, and the amounts that are not certain are to be checked", async () => {
    const { ocr, asked } = seeing(madeOut(CASSOULET, ["200 g sausage"]));
    server = importServer(double, 8192, undefined, { ocr });
    const { pdf } = await scannedBook(1);
    const result = await importByRules(pdf);
    expect(result).toMatchObject({ success: true, failedRecipes: [], totalChunks: 0 });
    expect(result.importedRecipes).toEqual([
      expect.objectContaining({ title: "Cassoulet", ungrounded: ["200 g sausage"], origin: "rules" }),
    ]);
    expect((await double.control.requests()).filter(({ path }) => path === "/api/chat")).toEqual([]);
    // The household is empty at first, and English from then on.
    await importByRules(pdf);
    expect(asked.map(({ length }) => length)).toEqual([5, 1]);
  });

  test("is asked for of a model later where too little of it could be made out", async () => {
    server = importServer(double, 8192, undefined, seeing(null));
    const scanned = await scannedBook(1);
    const first = await importByRules(scanned.pdf);
    expect(first.failedRecipes).toEqual([
      { title: "Page 1", error: expect.stringMatching(/too little could be made out/), doubt: null },
    ]);
    const id = first.batchId ?? 0;
    await familyCaller(server.app).pdfImport.retryPages({ id });
    await server.app.imports.finished(id);
    const { job } = await familyCaller(server.app).pdfImport.job({ id });
    expect(job.result && titlesOf(job.result)).toEqual(["Grandmother's Pancakes"]);
  });

  test("is believed rather than the damaged text behind it", async () => {
    server = importServer(double, 8192, undefined, seeing(madeOut(CASSOULET)));
    const behind = titled([
      "Cassoulet",
      "£ lb beans",
      "J lb sausage",
      "^ pint stock",
      "1. Brown the sausage with the onions in a heavy pan until it is golden.",
      "2. Add the beans and cook for two hours.",
    ]);
    const photo = await scanPage({ texts: [] }, A5);
    const result = await importByRules(writePdf([{ ...photo, ...behind }], A5));
    const { recipe } = await familyCaller(server.app).recipes.byId({ id: result.importedRecipes[0]?.id ?? 0 });
    expect(recipe.ingredients).toMatchObject([{ name: "beans" }, { name: "sausage" }, { name: "onions" }]);
  });
});
