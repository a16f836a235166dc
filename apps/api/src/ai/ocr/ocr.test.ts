import { generateBook } from "@tureen/book-generator/generate-book";
import { linesOfText } from "@tureen/domain/recipe-reading/lines/book-line";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pino from "pino";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import type { AiClient } from "#ai/ai-client";
import { AiError } from "#ai/ai-error";
import { openPdfHere } from "#testing/open-here";
import { differingAmounts } from "./differing-amounts";
import { createOcr, type Ocr } from "./ocr";
import { languagesOf } from "./ocr-languages";
import type { OcrLine, OcrPage } from "./ocr-messages";
import { readScan } from "./read-scan";

const silent = pino({ level: "silent" });
const ocr = createOcr(silent);
afterAll(() => ocr.close());

/** A white page. */
const blank = (): Promise<Buffer> =>
  sharp({ create: { width: 600, height: 800, channels: 3, background: "#ffffff" } })
    .jpeg()
    .toBuffer();

describe("the classic reader of pictures", () => {
  it("reads a page as it is printed, with the sizes of its lines", async () => {
    const book = await generateBook({ layout: "one-column", recipes: 1, seed: 3, steps: 2 });
    const path = join(mkdtempSync(join(tmpdir(), "tureen-ocr-")), "book.pdf");
    writeFileSync(path, book.pdf);
    const pdf = await openPdfHere(path, { log: silent });
    const [recipe] = book.recipes;
    let page = pdf.pages;
    while (page > 1 && !(await pdf.readPage(page)).lines.some(({ text }) => text === recipe?.title)) page -= 1;
    const read = await ocr.read({ picture: (await pdf.renderPage(page)).forOcr, languages: ["eng"] });
    pdf.close();
    rmSync(dirname(path), { recursive: true });
    const lines = read?.lines ?? [];
    const title = lines.find(({ text }) => text === recipe?.title);
    expect(title).toBeDefined();
    expect(title?.size).toBeGreaterThan(1.2 * (lines.find(({ text }) => text.length > 60)?.size ?? 0));
    expect(lines.filter(({ confidence }) => confidence > 75).length).toBeGreaterThan(0.8 * lines.length);
  });

  it("reads an empty page as one without lines, and says how large it is", async () => {
    const page = await ocr.read({ picture: await blank(), languages: ["eng"] });
    expect(page).toEqual({ lines: [], confidence: 0, longSide: 800 });
  });

  it("gives nothing for what is no picture, and reads the next one all the same", async () => {
    await expect(ocr.read({ picture: Buffer.from("no picture"), languages: ["eng"] })).resolves.toBeNull();
    await expect(ocr.read({ picture: await blank(), languages: ["eng", "deu"] })).resolves.toMatchObject({ lines: [] });
  });

  it("gives nothing for a picture that takes too long, and goes on with another process", async () => {
    const hasty = createOcr(silent, 1);
    await expect(hasty.read({ picture: await blank(), languages: ["eng"] })).resolves.toBeNull();
    hasty.close();
  });

  it("stops when nobody waits any more", async () => {
    const gone = new AbortController();
    gone.abort();
    await expect(ocr.read({ picture: await blank(), languages: ["eng"] }, gone.signal)).resolves.toBeNull();
  });
});

describe("the languages of a household", () => {
  it.each([
    ["Heat the oil and stir the onion into the pan until soft.", ["eng"]],
    ["Die Zwiebel schälen und mit dem Öl andünsten, bis das Gemüse weich ist.", ["deu"]],
    ["Mélangez les oeufs avec une pincée de sel dans un bol.", ["fra"]],
    ["Soffriggere il cipollotto nel burro con gli spinaci fino a doratura della crosta.", ["ita"]],
    ["Cocer los tomates con las cebollas del huerto hasta que el caldo hierva.", ["spa"]],
    ["", ["eng"]],
  ])("%s", (sample, languages) => {
    expect(languagesOf(sample)[0]).toBe(languages[0]);
  });

  it("are two where half of the recipes are in another one", () => {
    expect(languagesOf("the oil and the onion. und mit das bis").toSorted()).toEqual(["deu", "eng"]);
  });
});

const line = (text: string, confidence = 95, baseline = 100): OcrLine => ({
  text,
  x: 50,
  width: 300,
  size: 20,
  baseline,
  block: 0,
  confidence,
});
const pageOf = (confidence: number, ...lines: OcrLine[]): OcrPage => ({ lines, confidence, longSide: 842 });
const readerOf = (page: OcrPage | null): Ocr => ({ read: () => Promise.resolve(page), close: () => undefined });
const modelOf = (answer: () => Promise<{ text: string; isCut: boolean; model: string }>): AiClient =>
  // Safe: reading a scan asks nothing else of the client.
  ({ transcribeImage: answer }) as unknown as AiClient;
const noModel = modelOf(() => Promise.reject(new AiError("no_model", { need: "vision" })));
const request = {
  picture: new Uint8Array(),
  forOcr: new Uint8Array(),
  page: 7,
  languages: ["eng"],
  options: { priority: "batch" },
} as const;

describe("a scanned page", () => {
  it("that is read with confidence needs no model, and keeps the places of its lines", async () => {
    const page = pageOf(
      92,
      line("Leek soup with potatoes"),
      line("250 g leeks", 95, 150),
      line("1 pint milk", 40, 180),
    );
    const reading = await readScan(noModel, readerOf(page), request);
    expect(reading).toMatchObject({ source: "ocr", doubtful: [2] });
    expect(reading?.lines.map(({ text, page: number, gapAbove }) => [text, number, gapAbove])).toEqual([
      ["Leek soup with potatoes", 7, Infinity],
      ["250 g leeks", 7, 30],
      ["1 pint milk", 7, 10],
    ]);
  });

  it.each([
    ["in doubt", pageOf(50, line("Leek soup with potatoes"), line("11 pints stock"))],
    ["without words", pageOf(90, line("I l"))],
    ["not at all", null],
  ])("that is read %s is read by the model", async (_, page) => {
    const model = modelOf(() => Promise.resolve({ text: "Leek soup\n1½ pints stock", isCut: false, model: "m" }));
    const reading = await readScan(model, readerOf(page), request);
    expect(reading).toMatchObject({ source: "model", lines: linesOfText("Leek soup\n1½ pints stock", 7) });
    expect(reading?.doubtful).toEqual(page?.confidence === 50 ? [1] : []);
  });

  it("is read without a model as far as it can be made out", async () => {
    const page = pageOf(50, line("Leek soup with potatoes"));
    await expect(readScan(null, readerOf(page), request)).resolves.toMatchObject({ source: "ocr" });
    await expect(readScan(null, readerOf(pageOf(90, line("I l"))), request)).resolves.toBeNull();
  });

  it("that no model can read keeps what was made out, and fails where that is nothing", async () => {
    const page = pageOf(50, line("Leek soup with potatoes"), line("11 pints stock", 30));
    await expect(readScan(noModel, readerOf(page), request)).resolves.toMatchObject({ source: "ocr", doubtful: [1] });
    await expect(readScan(noModel, readerOf(null), request)).rejects.toMatchObject({ code: "no_model" });
  });
});

it("amounts on which two readings differ are found, whichever way a fraction is written", () => {
  const first = ["1½ pints stock", "250 g leeks", "2 tbsp butter", "Serves 4", "3 eggs"];
  const second = ["250 g leeks", "1 1/2 pints stock", "z tbsp butter", "Serves 4", "flour"];
  expect(differingAmounts(first, second)).toEqual([2]);
});
