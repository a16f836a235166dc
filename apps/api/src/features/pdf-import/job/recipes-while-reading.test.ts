import type { ImportJob } from "@tureen/contracts/pdf-import";
import { printBook } from "@tureen/domain/recipe-reading/testing/print-book";
import { afterEach, expect, test } from "vitest";
import type { Ocr } from "#ai/ocr/ocr";
import type { OcrPage } from "#ai/ocr/ocr-messages";
import { scannedBook } from "#testing/scanned-book";
import { testApp } from "#testing/test-app";
import { familyCaller } from "#testing/test-caller";
import { testContext, type TestContext } from "#testing/test-context";
import { createImportRunner } from "./import-runner";

const FOODS = ["Leek", "Bean", "Onion", "Pea", "Plum", "Carrot"];
const TITLES = FOODS.map((food) => `${food} pie`);
const PRINT = FOODS.map(
  (food, index) => `
    # ${food} pie
    Serves 4

    ${index + 2} ${food.toLowerCase()}s
    ${150 + 10 * index} g potatoes
    ${index + 1} tbsp cream

    1. Wash the ${food.toLowerCase()}s and cut them finely for ${5 + index} minutes.
    2. Bake this pie for ${20 + index} minutes and serve it hot.`,
);

let app: TestContext;
afterEach(() => app.imports.stop());

/** Makes out the book's pages one after the other; the slow one when it is let go. */
function slowOcr(slowPage: number) {
  let page = 0;
  let letGo = (): void => undefined;
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  const ocr: Ocr = {
    read: async (_request, signal) => {
      if (signal?.aborted) return null;
      page += 1;
      if (page === slowPage) {
        await Promise.race([
          isLetGo,
          new Promise<void>((resolve) => signal?.addEventListener("abort", () => resolve())),
        ]);
        // Read again after the restart.
        if (signal?.aborted) page -= 1;
      }
      return madeOut(PRINT[page - 1] ?? "");
    },
    close: () => undefined,
  };
  return { ocr, letGo };
}

function madeOut(text: string): OcrPage {
  let baseline = 0;
  const lines = printBook(text).map(({ text: words, x, width, size, gapAbove, block }) => {
    baseline += size + (Number.isFinite(gapAbove) ? gapAbove : 0);
    return { text: words, x, width, size, baseline, block, confidence: 95 };
  });
  return { lines, confidence: 95, longSide: 842 };
}

const titles = async (): Promise<string[]> =>
  (await familyCaller(app).recipes.list()).recipes.map(({ title }) => title);
const jobOf = async (id: number): Promise<ImportJob> => (await familyCaller(app).pdfImport.job({ id })).job;

async function beginScan(ocr: Ocr, pages: number): Promise<number> {
  app = testContext({ ocr });
  app.settings.set("max_recipes_per_import", 0);
  const { body } = await testApp(app)
    .call("post", "/pdf-import/upload?rules_only=true")
    .set("Prefer", "respond-async")
    .attach("pdf", (await scannedBook(pages)).pdf, "Scan.pdf")
    .expect(202);
  return (body as { job: ImportJob }).job.id; // the schema of the procedure is tested elsewhere
}

/** Resolves when the import has come to its slow page. */
const comesTo = async (id: number, slowPage: number): Promise<void> =>
  expect.poll(async () => (await jobOf(id)).pagesDone).toBe(slowPage - 1);

test("recipes of a scan come in while its pages are read; a server that stops in the middle doubles none", async () => {
  const { ocr, letGo } = slowOcr(5);
  const id = await beginScan(ocr, 6);
  await comesTo(id, 5);
  await expect.poll(async () => (await jobOf(id)).imported).toBeGreaterThan(0);
  expect(await jobOf(id)).toMatchObject({ step: 2, status: "running" });
  expect(TITLES).toEqual(expect.arrayContaining(await titles()));

  await app.imports.stop();
  expect((await jobOf(id)).status).toBe("running");
  app = { ...app, imports: createImportRunner(app) };
  letGo();
  app.imports.resume();
  await app.imports.finished(id);
  expect(await jobOf(id)).toMatchObject({ status: "done", imported: 6, result: { failedRecipes: [] } });
  expect((await titles()).toSorted()).toEqual(TITLES.toSorted());
});

test("an import that is cancelled while pages are read says of every page what became of it", async () => {
  const { ocr } = slowOcr(3);
  const id = await beginScan(ocr, 4);
  await comesTo(id, 3);
  const { job } = await familyCaller(app).pdfImport.cancel({ id });
  expect(job).toMatchObject({ status: "cancelled", imported: 0 });
  const { pages } = await familyCaller(app).pdfImport.ledger({ id });
  expect(pages.map(({ page, error }) => [page, /came to this page/.test(error)])).toEqual([
    [1, false],
    [2, false],
    [3, true],
    [4, true],
  ]);
  expect(job.result?.failedRecipes.map(({ title }) => title)).toEqual(
    expect.arrayContaining(["Page 1: perhaps a recipe, 'Leek pie'"]),
  );
});
