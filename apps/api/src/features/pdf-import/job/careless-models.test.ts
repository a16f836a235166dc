import type { PdfImportResult } from "@tureen/contracts/pdf-import";
import { A5, writePdf } from "@tureen/book-generator/write-pdf";
import { beforeEach, describe, expect, test } from "vitest";
import type { AiClient } from "#ai/ai-client";
import { AiError } from "#ai/ai-error";
import { importServer, titlesOf } from "#testing/import-server";
import { mixedBook } from "#testing/mixed-book";
import { doubleOfOllama, LONG_FRAMES } from "#testing/double-of-ollama";
import { familyCaller } from "#testing/test-caller";

const book = mixedBook();

const double = doubleOfOllama(LONG_FRAMES);
let server: ReturnType<typeof importServer>;

beforeEach(() => {
  server = importServer(double, 8192);
});

/** What the family has got of the book, recipe by recipe, as the screens show it. */
async function collected({ importedRecipes }: PdfImportResult): Promise<string[]> {
  const recipes = await Promise.all(importedRecipes.map(({ id }) => familyCaller(server.app).recipes.byId({ id })));
  return recipes.flatMap(({ recipe: { title, ingredients, instructions } }) => [
    title,
    ...(typeof ingredients === "string" ? [ingredients] : ingredients.map(({ raw }) => raw)),
    ...instructions.split("\n"),
  ]);
}

/** Every title, ingredient and step of the book that is in no recipe, and that no sentence of the result tells of. */
async function lostInSilence(result: PdfImportResult): Promise<string[]> {
  const told = result.failedRecipes.map(({ doubt }) => doubt?.text ?? "").join("\n");
  const known = new Set(await collected(result));
  return book.recipes
    .flatMap(({ title, ingredients, steps }) => [title, ...ingredients, ...steps])
    .filter((line) => !known.has(line) && !known.has(line.replace(/^\d\. /, "")) && !told.includes(line));
}

const always = <T>(answer: T) => ({ script: Array.from({ length: 200 }, () => answer) });

test.each([
  ["never answers as asked", always({ frames: ["Enjoy your meal!"] })],
  ["goes on until it is cut", always({ frames: ["101, 102, 103, 104, "], doneReason: "length" as const })],
  ["gives back the example", { carelessness: "copies-the-example" }],
  ["finds nothing", { carelessness: "answers-empty" }],
] as const)("a model that %s is not asked about a whole book", async (_, responder) => {
  await double.control.mode({ responder });
  server.app.settings.set("llm_concurrency", 1);
  const { pdf, asked } = mixedBook(36);
  const result = await server.importBook(pdf);
  const told = result.failedRecipes.map(({ doubt }) => doubt?.text ?? "").join("\n");
  expect(asked.filter((title) => !told.includes(title))).toEqual([]);
  // Twice about the lines of five stretches, twice again about one, three times for each of two copies; each with the next one.
  expect(result.totalChunks).toBeLessThanOrEqual((5 + 1) * 2 + (1 + 1) * 2 + (2 + 1) * 3);
});

test("a box that is too slow for a question is asked smaller ones, and all of the book comes in", async () => {
  const sizes: number[] = [];
  /** Reads no more than half of what it is shown first before it is given up. */
  const slowBox = (ai: AiClient): AiClient => ({
    ...ai,
    waiting: (options) => slowBox(ai.waiting(options)),
    chat(kind, request) {
      const size = request.messages.at(-1)?.content.length ?? 0;
      sizes.push(size);
      return size > 0.7 * (sizes[0] ?? 0) ? Promise.reject(new AiError("timeout", {})) : ai.chat(kind, request);
    },
  });
  server = importServer(double, 8192, undefined, { ai: slowBox });
  const result = await server.importBook(book.pdf);
  expect(titlesOf(result)).toEqual(book.titles);
  expect(result.failedRecipes).toEqual([]);
  expect(await lostInSilence(result)).toEqual([]);
  expect(new Set(result.importedRecipes.map(({ origin }) => origin))).toEqual(new Set(["rules", "labels"]));
});

test("an honest model names the lines of what the rules are not certain of; every word is the page's", async () => {
  const result = await server.importBook(book.pdf);
  expect(titlesOf(result)).toEqual(book.titles);
  expect(result.failedRecipes).toEqual([]);
  const byLabels = result.importedRecipes.filter(({ origin }) => origin === "labels");
  expect(byLabels.map(({ title }) => title)).toEqual(book.asked);
  expect(await lostInSilence(result)).toEqual([]);
  const { recipe } = await familyCaller(server.app).recipes.byId({ id: byLabels[0]?.id ?? 0 });
  expect(recipe.servings).toBe(4);
});

test("a recipe whose ingredients have no amounts is written down too where its labels failed", async () => {
  Object.assign(server.app.config, { IMPORT_ASK_ALL: "1" });
  const steps = ["Method", "1. Wash the leeks and cut them finely.", "2. Boil them in the cream and serve hot."];
  const lines = ["Leek Soup", "Serves 4", "Ingredients", "Leeks", "Cream", "Salt", ...steps];
  const texts = lines.map((text, index) => ({ text, x: 40, y: 60 + 16 * index, size: index === 0 ? 16 : 10 }));
  const copy = {
    title: "Leek Soup",
    servings: 4,
    ingredients: ["Leeks", "Cream", "Salt"].map((name) => ({ name })),
    instructions: steps.slice(1),
  };
  await double.control.mode({
    responder: { fixtures: [{ promptIncludes: "Leek Soup", content: JSON.stringify(copy) }] },
  });
  const result = await server.importBook(writePdf([{ texts }], A5));
  expect(result).toMatchObject({ importedRecipes: [{ title: "Leek Soup", origin: "copy" }], failedRecipes: [] });
});

describe("nothing is lost without a word, and nothing is invented, by a model that", () => {
  const KINDS = [
    "skips-recipes",
    "drops-a-line",
    "drops-the-last-step",
    "rewrites-steps",
    "off-by-one",
    "copies-the-example",
    "answers-empty",
  ] as const;
  for (const carelessness of KINDS)
    test(carelessness, async () => {
      await double.control.mode({ responder: { carelessness } });
      const result = await server.importBook(book.pdf);
      expect(titlesOf(result).filter((title) => !book.titles.includes(title))).toEqual([]);
      expect(await lostInSilence(result)).toEqual([]);
      // What came in is not called failed.
      const named = result.failedRecipes.map(({ doubt }) => doubt?.title);
      expect(titlesOf(result).filter((title) => named.includes(title))).toEqual([]);
    });
});
