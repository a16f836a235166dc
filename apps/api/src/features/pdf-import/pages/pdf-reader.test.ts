import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cleanPages } from "@tureen/domain/pdf-import/pages/clean-pages";
import { findRecipeStarts } from "@tureen/domain/pdf-import/recipe-start";
import { createLogger } from "#logger";
import { generateBook, type Book } from "@tureen/book-generator/generate-book";
import { textOfLines } from "./page-text";
import { openPdf, type PdfReader } from "./pdf-reader";

const log = createLogger({ write: () => undefined });
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tureen-pdf-"));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function withPdf<T>(pdf: Buffer, use: (reader: PdfReader) => Promise<T>): Promise<T> {
  const path = join(folder, `${crypto.randomUUID()}.pdf`);
  await writeFile(path, pdf);
  const reader = await openPdf(path, { log });
  try {
    return await use(reader);
  } finally {
    reader.close();
  }
}

const readBook = (book: Book) =>
  withPdf(book.pdf, async (reader) => {
    expect(reader.pages).toBe(book.pages);
    const pages = [];
    for (let page = 1; page <= reader.pages; page++)
      pages.push({ page, text: textOfLines((await reader.readPage(page)).lines) });
    return cleanPages(pages).text;
  });

/** Each recipe of the book stands in the text, whole and in order, however its lines are broken. */
function expectRecipes(text: string, book: Book) {
  const words = text.replace(/\s+/g, " ");
  let from = 0;
  for (const { title, servings, ingredientLines, steps } of book.recipes) {
    const lines = [
      title,
      `Serves ${servings}`,
      "Ingredients",
      ...ingredientLines,
      "Method",
      ...steps.map((step, index) => `${index + 1}. ${step}`),
    ];
    const recipe = lines.join(" ").replaceAll("½", "1/2");
    const at = words.indexOf(recipe, from);
    expect(at, `${title} after character ${from}`).toBeGreaterThanOrEqual(0);
    from = at + recipe.length;
  }
}

/** Generous, for a test machine may have other things to do. */
const timeout = 60_000;

describe("a cookbook read page by page", { timeout }, () => {
  it.each(["one-column", "two-columns"] as const)("gives every recipe whole and in order: %s", async (layout) => {
    const book = await generateBook({ layout, recipes: 30, seed: 7, hasContents: true });
    const text = await readBook(book);
    expectRecipes(text, book);
    expect(text).not.toMatch(/The Family Cookbook|^\d+$/m);
    const lines = text.split("\n");
    const starts = [...findRecipeStarts(lines)].map((index) => lines[index] ?? "");
    expect(starts).toHaveLength(30);
    for (const [index, { title }] of book.recipes.entries())
      expect(title.startsWith(starts[index] ?? "?"), title).toBe(true);
  });

  it("keeps the same two dishes of one name apart", async () => {
    const book = await generateBook({ layout: "one-column", recipes: 9, startsOnNewPage: true });
    expect((await readBook(book)).match(/^Brownies$/gm)).toHaveLength(2);
  });

  it("shows scanned pages as pictures", async () => {
    const book = await generateBook({ layout: "scanned", recipes: 1 });
    await withPdf(book.pdf, async (reader) => {
      expect((await reader.readPage(1)).quality).toMatchObject({ kind: "scanned", letters: 0 });
      const picture = await reader.renderPage(1);
      expect(await sharp(picture).metadata()).toMatchObject({ format: "jpeg", height: 1600, width: 1129 });
      const { channels } = await sharp(picture).stats();
      expect(channels[0]?.stdev).toBeGreaterThan(3);
    });
  });

  it("may be read in any order, and more than one page at a time", async () => {
    const book = await generateBook({ layout: "one-column", recipes: 8 });
    await withPdf(book.pdf, async (reader) => {
      const [last, first, again] = await Promise.all([
        reader.readPage(reader.pages),
        reader.readPage(1),
        reader.readPage(1),
      ]);
      expect(textOfLines(first.lines)).toContain(book.recipes[0]?.title);
      expect(again).toEqual(first);
      expect(last.lines).not.toEqual(first.lines);
    });
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
