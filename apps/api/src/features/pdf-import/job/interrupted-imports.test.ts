import type { ImportJob } from "@tureen/contracts/pdf-import";
import { importPages } from "@tureen/db/schema/schema";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { translatorOf } from "#core/language";
import { importServer, titlesOf } from "#testing/import-server";
import { mixedBook } from "#testing/mixed-book";
import { scannedBook } from "#testing/scanned-book";
import { doubleOfOllama, LONG_FRAMES } from "#testing/double-of-ollama";
import { familyCaller } from "#testing/test-caller";

const double = doubleOfOllama(LONG_FRAMES);
let server: ReturnType<typeof importServer>;

const book = mixedBook();

beforeEach(() => {
  server = importServer(double, 4096);
});

const begin = async (): Promise<number> => {
  const response = await server.upload(book.pdf).set("Prefer", "respond-async").expect(202);
  return (response.body as { job: ImportJob }).job.id; // the schema of the procedure is tested elsewhere
};
const jobOf = async (id: number): Promise<ImportJob> => (await familyCaller(server.app).pdfImport.job({ id })).job;
const ended = async (id: number): Promise<ImportJob> => {
  await server.app.imports.finished(id);
  return jobOf(id);
};
const someAnswers = (id: number) => expect.poll(async () => (await jobOf(id)).chunksDone).toBeGreaterThan(0);

describe("while Ollama is away", () => {
  test("an import waits, says so, and loses nothing", async () => {
    // The model takes its time over the last page, so that it is away in the middle of the book on any machine.
    await double.control.mode({ faults: [{ id: "F01", promptIncludes: book.titles.at(-2) ?? "", delayMs: 60_000 }] });
    const id = await begin();
    await someAnswers(id);
    await double.control.mode({ faults: [{ id: "F22", variant: "refused" }] });
    await expect.poll(async () => (await jobOf(id)).waitingFor).toMatch(/^Ollama does not answer/);
    await double.control.mode({ faults: [] });
    const job = await ended(id);
    expect(job).toMatchObject({ status: "done", imported: 12, waitingFor: "", result: { failedRecipes: [] } });
  });

  test("an import waits through what a proxy says meanwhile", async () => {
    await double.control.mode({ faults: [{ id: "F21", requests: [2, 3] }] });
    expect(await ended(await begin())).toMatchObject({ status: "done", imported: 12, result: { failedRecipes: [] } });
  });

  test("an import gives up in the end; what is missing is named, and comes in on another try", async () => {
    server = importServer(double, 4096, 1_500);
    await double.control.mode({ faults: [{ id: "F01", promptIncludes: book.titles.at(-2) ?? "", delayMs: 60_000 }] });
    const id = await begin();
    await someAnswers(id);
    await double.control.mode({ faults: [{ id: "F22", variant: "refused" }] });
    const first = await ended(id);
    expect(first).toMatchObject({ status: "done", result: { success: true } });
    expect(first.result?.failedRecipes).toContainEqual({
      title: expect.stringMatching(/^Pages? /),
      error: expect.stringMatching(/^Ollama does not answer/),
      doubt: null,
    });
    await double.control.mode({ faults: [] });
    await familyCaller(server.app).pdfImport.retryPages({ id });
    expect(await ended(id)).toMatchObject({ status: "done", imported: 12, result: { failedRecipes: [] } });
  });
});

test("pages that stop the model cost themselves alone", async () => {
  await double.control.mode({ faults: [{ id: "F16", promptIncludes: book.recipes[4]?.title ?? "" }] });
  const job = await ended(await begin());
  expect(job.result?.failedRecipes).toEqual([
    { title: expect.stringMatching(/^Pages? /), error: expect.stringMatching(/too little memory/), doubt: null },
  ]);
  expect(job.result && titlesOf(job.result)).toContain(book.recipes.at(-1)?.title);
  expect(job.imported).toBeGreaterThan(6);
});

describe("an import that is cancelled", () => {
  test("says which pages it did not come to, and goes on there when it is asked to", async () => {
    // The model takes its time over the last page until the import leaves it.
    await double.control.mode({ faults: [{ id: "F01", promptIncludes: book.titles.at(-2) ?? "", delayMs: 60_000 }] });
    const id = await begin();
    await someAnswers(id);
    await familyCaller(server.app).pdfImport.cancel({ id });
    await double.control.mode({ faults: [] });
    const { pages } = await familyCaller(server.app).pdfImport.ledger({ id });
    expect(pages).toHaveLength(book.pages);
    expect(pages.filter(({ outcome }) => outcome === "pending")).toEqual([]);
    expect((await jobOf(id)).result?.failedRecipes).toEqual([
      {
        title: expect.stringMatching(/^Pages? /),
        error: expect.stringMatching(/^The import ended before it came to this page/),
        doubt: null,
      },
    ]);
    // What was kept of its failures is said in the language of whoever reads it.
    const { job: inGerman } = await familyCaller(server.app, await translatorOf("de")).pdfImport.job({ id });
    expect(inGerman.result?.failedRecipes[0]?.error).toMatch(/^Der Import endete, bevor er zu dieser Seite kam/);
    await familyCaller(server.app).pdfImport.retryPages({ id });
    const job = await ended(id);
    expect(job).toMatchObject({ status: "done", imported: 12, result: { failedRecipes: [] } });
    expect(job.result && titlesOf(job.result).toSorted()).toEqual(book.recipes.map(({ title }) => title).toSorted());
  });

  test("while its pages were read goes on with the file, which is kept for that", async () => {
    const scanned = await scannedBook(2);
    await double.control.mode({ faults: [{ id: "F01", requests: [2], delayMs: 60_000 }] });
    const response = await server.upload(scanned.pdf).set("Prefer", "respond-async").expect(202);
    const { id } = (response.body as { job: ImportJob }).job;
    await expect.poll(async () => (await jobOf(id)).pagesDone).toBeGreaterThan(0);
    await familyCaller(server.app).pdfImport.cancel({ id });
    expect((await familyCaller(server.app).pdfImport.ledger({ id })).pages).toHaveLength(scanned.pages);
    await double.control.mode({ faults: [] });
    await familyCaller(server.app).pdfImport.retryPages({ id });
    expect(await ended(id)).toMatchObject({ status: "done", pagesDone: scanned.pages, result: { failedRecipes: [] } });
    const rows = server.app.db.select().from(importPages).where(eq(importPages.batchId, id)).all();
    expect(rows.map(({ source }) => source)).toEqual(rows.map(() => "ocr"));
  });

  test("while its recipes come in brings the others in when it is asked to", async () => {
    server = importServer(double, 262_144);
    await double.control.model({ name: "qwen3.5:4b", contextLength: 262_144 });
    const id = await begin();
    await expect.poll(async () => (await jobOf(id)).imported, { interval: 1 }).toBeGreaterThan(0);
    server.app.imports.cancel(id);
    const { status, imported } = await ended(id);
    // The last of them may have come in before the wish was heard.
    if (status === "cancelled" && imported < 12) await familyCaller(server.app).pdfImport.retryPages({ id });
    expect(await ended(id)).toMatchObject({ imported: 12, result: { failedRecipes: [] } });
  });

  test("while it waits for another one ends at once; the one that is read is the one that is shown", async () => {
    await double.control.mode({ faults: [{ id: "F01", delayMs: 60_000 }] });
    const first = await begin();
    const second = await begin();
    expect((await familyCaller(server.app).pdfImport.current()).job?.id).toBe(first);
    const { job } = await familyCaller(server.app).pdfImport.cancel({ id: second });
    expect(job).toMatchObject({ id: second, status: "cancelled" });
    expect((await jobOf(first)).status).toBe("running");
  });
});

test("a book that comes in twice says of its recipes that they were there already", async () => {
  const first = await server.importBook(book.pdf);
  const again = await server.importBook(book.pdf);
  expect(new Set(first.importedRecipes.map(({ remark }) => remark))).toEqual(new Set([""]));
  expect(again.importedRecipes).toHaveLength(12);
  for (const { remark } of again.importedRecipes) expect(remark).toMatch(/in your collection already/);
});
