import type { PdfImportResult } from "@tureen/contracts/pdf-import";
import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { importBatches, importPages } from "@tureen/db/schema/schema";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { mixedBook } from "#testing/mixed-book";
import { testApp } from "#testing/test-app";
import { familyCaller } from "#testing/test-caller";
import { testContext, type TestContext } from "#testing/test-context";
import { parametersNow } from "../recipes/import-parameters";
import { uploadPath } from "./kept-files";

const DAY_MS = 24 * 3600 * 1000;
const IN_USE = { code: "CONFLICT", message: "Cannot rollback - recipes in use" };
const book = mixedBook(3);

let app: TestContext;

beforeEach(() => {
  app = testContext();
});
afterEach(() => app.imports.stop());

const family = () => familyCaller(app);

/** The one recipe of the book of which the rules are certain comes in; no model is asked. */
async function importBook(): Promise<{ id: number; recipeId: number }> {
  const { body } = await testApp(app)
    .call("post", "/pdf-import/upload?rules_only=true")
    .attach("pdf", book.pdf, "Family book.pdf")
    .expect(200);
  const { batchId, importedRecipes } = body as PdfImportResult; // validated by the procedure's schema in the tests of REST
  expect(importedRecipes).toHaveLength(1);
  return { id: batchId ?? 0, recipeId: importedRecipes[0]?.id ?? 0 };
}

const recipeIds = async () => (await family().recipes.list()).recipes.map(({ id }) => id);
const batchIds = async () => (await family().importBatches.list()).batches.map(({ id }) => id);
const ingredientNames = async () => (await family().ingredients.list()).ingredients.map(({ name }) => name);

describe("taking an import back", () => {
  test("leaves the recipes of every other import, and the ingredients that they use", async () => {
    const [earlier, middle, later] = [await importBook(), await importBook(), await importBook()];
    const names = await ingredientNames();
    await family().importBatches.rollBack({ id: middle.id });
    expect((await recipeIds()).toSorted((left, right) => left - right)).toEqual([earlier.recipeId, later.recipeId]);
    await family().importBatches.rollBack({ id: earlier.id });
    expect([await recipeIds(), await batchIds()]).toEqual([[later.recipeId], [later.id]]);
    expect(await ingredientNames()).toEqual(names);
  });

  test("leaves an ingredient that the larder stocks, and takes those that nothing uses", async () => {
    const before = await ingredientNames();
    const { id } = await importBook();
    const brought = (await family().ingredients.list()).ingredients.filter(({ name }) => !before.includes(name));
    const [stocked, ...others] = brought;
    expect(others).not.toEqual([]);
    await family().larder.add({ ingredientId: stocked?.id ?? 0 });
    await family().importBatches.rollBack({ id });
    expect((await ingredientNames()).toSorted()).toEqual([...before, stocked?.name ?? ""].toSorted());
  });

  test("is refused while the rest of it is brought in, and so is bringing in the rest twice", async () => {
    const { id } = await importBook();
    const message = "Recipes of this import are still being brought in. Please wait until that is done.";
    await app.imports.hold(id, async () => {
      await expect(family().importBatches.rollBack({ id })).rejects.toMatchObject({ code: "CONFLICT", message });
      await expect(family().pdfImport.importRest({ id })).rejects.toMatchObject({ code: "CONFLICT", message });
    });
    expect(await batchIds()).toEqual([id]);
    await family().importBatches.rollBack({ id });
    expect(await batchIds()).toEqual([]);
  });

  test("is refused while one of its recipes is on a list, though it is planned no more", async () => {
    const { id, recipeId } = await importBook();
    const { mealPlan } = await family().mealPlans.create({
      recipe_id: recipeId,
      date: "2026-11-23",
      meal_type: "dinner",
    });
    await expect(family().importBatches.rollBack({ id })).rejects.toMatchObject(IN_USE);
    const { shoppingList } = await family().shoppingLists.generate({ startDate: "2026-11-23", endDate: "2026-11-24" });
    await family().mealPlans.delete({ id: mealPlan.id });
    await expect(family().importBatches.rollBack({ id })).rejects.toMatchObject(IN_USE);
    expect(await recipeIds()).toEqual([recipeId]);
    await family().shoppingLists.delete({ id: shoppingList.id });
    await family().importBatches.rollBack({ id });
    expect(await recipeIds()).toEqual([]);
  });
});

/** Of an import that is over, with a page that can be read again as long as its file is there. */
async function keepFileOfFailed(): Promise<string> {
  const file = uploadPath(app.uploadsFolder, "failed.pdf");
  await writeFile(file, "%PDF-");
  const { id } = app.db
    .insert(importBatches)
    .values({
      sourceName: "Failed",
      sourceType: "pdf",
      status: "done",
      fileName: "failed.pdf",
      createdAt: new Date(app.clock.now()).toISOString(),
      finishedAt: new Date(app.clock.now()).toISOString(),
    })
    .returning()
    .get();
  app.db
    .insert(importPages)
    .values({ batchId: id, page: 1, source: "none", outcome: "failed", error: "Damaged.", readingError: "Damaged." })
    .run();
  return file;
}

test("an interrupted import that has no file takes no file of another one with it", async () => {
  const file = await keepFileOfFailed();
  const interrupt = (pageCount: number): number =>
    app.db
      .insert(importBatches)
      .values({
        sourceName: "Without a file",
        sourceType: "pdf",
        status: "running",
        pageCount,
        parametersJson: JSON.stringify(parametersNow(app, true)),
        createdAt: new Date(app.clock.now()).toISOString(),
      })
      .returning()
      .get().id;
  const [unread, allRead] = [interrupt(0), interrupt(1)];
  app.db.insert(importPages).values({ batchId: allRead, page: 1, source: "text", content: "Contents" }).run();
  app.imports.resume();
  await app.imports.finished(allRead);
  expect(existsSync(file)).toBe(true);
  const statusOf = async (id: number) => (await family().pdfImport.job({ id })).job.status;
  expect([await statusOf(unread), await statusOf(allRead)]).toEqual(["interrupted", "done"]);
});

test("the file of a book with a page that failed is kept for 30 days, and then goes with the next start", async () => {
  const file = await keepFileOfFailed();
  const strays = ["a-of-nobody.pdf", "z-of-nobody.pdf"].map((name) => uploadPath(app.uploadsFolder, name));
  const arriving = uploadPath(app.uploadsFolder, "m-arriving.pdf");
  const sweep = async (): Promise<void> => {
    // What no import has is gone when the sweep is over.
    for (const stray of strays) await writeFile(stray, "left by a crash");
    app.imports.resume();
    // It arrives while the sweep goes on.
    await writeFile(arriving, "%PDF-");
    await expect.poll(() => strays.some((stray) => existsSync(stray))).toBe(false);
    expect(existsSync(arriving)).toBe(true);
    await rm(arriving);
  };
  app.clock.advance(29 * DAY_MS);
  await sweep();
  expect(existsSync(file)).toBe(true);
  app.clock.advance(2 * DAY_MS);
  await sweep();
  await expect.poll(() => existsSync(file)).toBe(false);
});
