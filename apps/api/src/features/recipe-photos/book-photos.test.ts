import { writeFileSync, mkdirSync } from "node:fs";
import { importBatches, importPages, importRecipes } from "@tureen/db/schema/schema";
import PDFDocument from "pdfkit";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bookPath } from "#features/pdf-import/store/kept-files";
import { testApp } from "#testing/test-app";
import { familyCaller } from "#testing/test-caller";
import { testContext, type TestContext } from "#testing/test-context";

const PANCAKES = { title: "Pancakes", instructions: "Stir and fry.", ingredients: "200 g flour" };
const BOOK_FILE = "book.pdf";
const [WIDE, RED, BLUE] = [420, "#c0392b", "#2c5f8a"];

let app: TestContext;
let book: Buffer;

const colour = (background: string, width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/**
 * Page 1 is a photo and nothing else; 2 has the recipe, a photo in two strips, an ornament and a rule; 3 is a scan of its
 * steps; 4 is another recipe's.
 */
async function printBook(): Promise<Buffer> {
  const strips = await Promise.all([0, 1].map(() => colour(RED, WIDE, 105)));
  const [blue, ornament, scan] = await Promise.all([
    colour(BLUE, 300, 400),
    colour("#000000", 60, 60),
    colour("#eeeeee", 300, 400),
  ]);
  const paper = new PDFDocument({ size: [450, 600], margin: 0, autoFirstPage: false });
  const pieces: Buffer[] = [];
  const printed = new Promise<Buffer>((resolve) => paper.on("end", () => resolve(Buffer.concat(pieces))));
  paper.on("data", (piece: Buffer) => pieces.push(piece));
  paper.addPage().image(blue, 0, 0, { width: 450, height: 600 });
  paper.addPage().text("Pancakes\n200 g flour", 50, 40);
  strips.forEach((strip, index) => paper.image(strip, 50, 100 + 75 * index, { width: 300, height: 75 }));
  paper.image(ornament, 200, 400, { width: 30, height: 30 }).rect(50, 500, 350, 1).fill();
  paper.addPage().image(scan, 0, 0, { width: 450, height: 600 });
  paper.addPage().image(blue, 50, 100, { width: 300, height: 200 });
  paper.end();
  return await printed;
}

beforeAll(async () => {
  book = await printBook();
});
beforeEach(() => {
  app = testContext();
});

/** A recipe as an import of this book left it: on pages 2 and 3, its title at 2,000,000. */
async function importedRecipe(): Promise<number> {
  const { recipe } = await familyCaller(app).recipes.create(PANCAKES);
  const batch = {
    sourceName: "Book.pdf",
    sourceType: "pdf",
    status: "done",
    fileName: BOOK_FILE,
    createdAt: "2026-11-22",
  } as const;
  const { id: batchId } = app.db.insert(importBatches).values(batch).returning().get();
  const found = {
    v: 1,
    title: [2_000_000],
    description: [],
    facts: [],
    sections: [],
    steps: [[3_000_001]],
    headings: [],
  };
  const row = {
    batchId,
    fingerprint: "1",
    title: "Pancakes",
    firstPage: 2,
    status: "imported",
    recipeId: recipe.id,
  } as const;
  app.db
    .insert(importRecipes)
    .values({ ...row, recipeJson: "{}", foundJson: JSON.stringify(found) })
    .run();
  // A picture without words is a page that could not be read, where there is no model to look at it.
  const outcomes = ["failed", "recipe", "continuation", "recipe"] as const;
  for (const [index, outcome] of outcomes.entries())
    app.db
      .insert(importPages)
      .values({ batchId, page: index + 1, source: outcome === "failed" ? "none" : "text", outcome })
      .run();
  mkdirSync(app.uploadsFolder, { recursive: true });
  writeFileSync(bookPath(app.uploadsFolder, BOOK_FILE), book);
  return recipe.id;
}

/** The mean colour, and the shape, of the picture that a recipe has. */
async function photoOf(id: number): Promise<{ width: number; height: number; isRed: boolean }> {
  const { body } = await testApp(app).call("get", `/recipes/${id}/photo`).buffer().expect(200);
  const picture = sharp(body as Buffer);
  const [{ width, height }, { channels }] = await Promise.all([picture.metadata(), picture.stats()]);
  return { width, height, isRed: (channels[0]?.mean ?? 0) > 150 };
}

describe("the photos of a book's pages", () => {
  test("are offered to its recipe: those on its own pages, and the page beside them that holds no recipe", async () => {
    const id = await importedRecipe();
    const { proposals } = await familyCaller(app).recipePhotos.proposals({ id });
    // Neither the ornament, nor the scan of its own steps, nor what belongs to the next recipe.
    expect(proposals.map(({ page, picture }) => ({ page, picture }))).toEqual([
      { page: 2, picture: 0 },
      { page: 1, picture: 0 },
    ]);
    expect(proposals[0]?.preview).toMatch(/^data:image\/jpeg;base64,/);
  });

  test("become its photo by one call: whole, though printed in strips, and as large as the book has it", async () => {
    const id = await importedRecipe();
    const { body } = await testApp(app)
      .call("put", `/recipes/${id}/photo/proposals`)
      .send({ page: 2, picture: 0 })
      .expect(200);
    expect(body).toMatchObject({ recipe: { id, photo: { address: expect.any(String) } }, undo_id: null });
    expect(await photoOf(id)).toEqual({ width: WIDE, height: 210, isRed: true });
    // What has a photo is offered no other.
    expect(await familyCaller(app).recipePhotos.proposals({ id })).toEqual({ proposals: [] });
  });

  test("are cut out once", async () => {
    const id = await importedRecipe();
    let opened = 0;
    const counting: TestContext = { ...app, openPdf: (...given) => ((opened += 1), app.openPdf(...given)) };
    await familyCaller(counting).recipePhotos.proposals({ id });
    await familyCaller(counting).recipePhotos.takeProposal({ id, page: 1, picture: 0 });
    expect(opened).toBe(1);
  });

  test("are none where the recipe came from no book, where the book is gone, and of another page", async () => {
    const family = familyCaller(app);
    const { recipe } = await family.recipes.create({ ...PANCAKES, title: "Soup" });
    expect(await family.recipePhotos.proposals({ id: recipe.id })).toEqual({ proposals: [] });
    await expect(family.recipePhotos.proposals({ id: 999 })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const id = await importedRecipe();
    await expect(family.recipePhotos.takeProposal({ id, page: 4, picture: 0 })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  test("a damaged book offers nothing, and the recipe is none the worse", async () => {
    const id = await importedRecipe();
    writeFileSync(bookPath(app.uploadsFolder, BOOK_FILE), "%PDF-1.7 and then nothing");
    expect(await familyCaller(app).recipePhotos.proposals({ id })).toEqual({ proposals: [] });
  });
});
