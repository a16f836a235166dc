import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BookLine } from "@tureen/domain/recipe-reading/lines/book-line";
import { readBook } from "@tureen/domain/recipe-reading/rules/read-book";
import { recipeFromLines, wordsOfBook } from "@tureen/domain/recipe-reading/recipe-from-lines";
import { createLogger } from "#core/logger";
import { generateBook, type GeneratedBook } from "@tureen/book-generator/generate-book";
import { openPdfHere } from "#testing/open-here";
import { textOfLines } from "../layout/page-text";
import { openPdf, type PdfReader } from "./pdf-reader";

const log = createLogger({ write: () => undefined });
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tureen-pdf-"));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** Read in this process, unless the story is about the process. */
async function withPdf<T>(pdf: Buffer, use: (reader: PdfReader) => Promise<T>, open = openPdfHere): Promise<T> {
  const path = join(folder, `${crypto.randomUUID()}.pdf`);
  await writeFile(path, pdf);
  // How long it takes decides nothing here.
  const reader = await open(path, { log, limits: { openTimeoutMs: 100_000, readTimeoutMs: 100_000 } });
  try {
    return await use(reader);
  } finally {
    reader.close();
  }
}

/** The recipes that rules read in what the reader gives of a book. */
const recipesIn = (book: GeneratedBook) =>
  withPdf(book.pdf, async (reader) => {
    expect(reader.pages).toBe(book.pages);
    const lines: BookLine[] = [];
    for (let page = 1; page <= reader.pages; page++)
      lines.push(...(await reader.readPage(page)).lines.map((line) => ({ ...line, page })));
    const isWord = wordsOfBook(lines);
    return readBook(lines).recipes.map((recipe) => recipeFromLines(lines, recipe, isWord));
  });

/** Generous, for a test machine may have other things to do. */
const timeout = 120_000;

describe("a cookbook read page by page", { timeout }, () => {
  it.each(["one-column", "two-columns"] as const)("gives every recipe whole and in order: %s", async (layout) => {
    const book = await generateBook({ layout, recipes: 30, seed: 7, hasContents: true });
    const found = await recipesIn(book);
    expect(
      found.map(({ title, servings, ingredients, steps }) => ({
        title,
        servings,
        ingredientLines: ingredients.map(({ raw }) => raw),
        steps,
      })),
    ).toEqual(
      book.recipes.map(({ title, servings, ingredientLines, steps }) => ({
        title,
        servings,
        ingredientLines: ingredientLines.map((line) => line.replaceAll("½", "1/2")),
        steps,
      })),
    );
  });

  it("keeps the same two dishes of one name apart", async () => {
    const book = await generateBook({ layout: "one-column", recipes: 9, startsOnNewPage: true });
    expect((await recipesIn(book)).filter(({ title }) => title === "Brownies")).toHaveLength(2);
  });

  it("shows scanned pages as pictures", async () => {
    const book = await generateBook({ layout: "scanned", recipes: 1 });
    await withPdf(book.pdf, async (reader) => {
      expect((await reader.readPage(1)).quality).toMatchObject({ kind: "scanned", letters: 0 });
      const { picture, forOcr } = await reader.renderPage(1);
      expect(await sharp(picture).metadata()).toMatchObject({ format: "jpeg", height: 1600, width: 1129 });
      expect(await sharp(forOcr).metadata()).toMatchObject({ format: "jpeg", height: 2400 });
      const { channels } = await sharp(picture).stats();
      expect(channels[0]?.stdev).toBeGreaterThan(3);
    });
  });

  it("may be read in any order, and more than one page at a time", async () => {
    const book = await generateBook({ layout: "one-column", recipes: 8 });
    await withPdf(
      book.pdf,
      async (reader) => {
        const [last, first, again] = await Promise.all([
          reader.readPage(reader.pages),
          reader.readPage(1),
          reader.readPage(1),
        ]);
        expect(textOfLines(first.lines)).toContain(book.recipes[0]?.title);
        expect(again).toEqual(first);
        expect(last.lines).not.toEqual(first.lines);
      },
      openPdf,
    );
  });
});

describe("reading that is given up", { timeout }, () => {
  it("ends at once, and nothing more is answered", async () => {
    const path = join(folder, "given-up.pdf");
    await writeFile(path, (await generateBook({ layout: "one-column", recipes: 8 })).pdf);
    const abort = new AbortController();
    const reader = await openPdf(path, { log, signal: abort.signal });
    const pages = [reader.readPage(1), reader.readPage(2)].map((page) =>
      expect(page).rejects.toMatchObject({ failure: "cancelled" }),
    );
    abort.abort();
    await Promise.all(pages);
    await expect(reader.renderPage(1)).rejects.toMatchObject({ failure: "cancelled" });
  });
});
