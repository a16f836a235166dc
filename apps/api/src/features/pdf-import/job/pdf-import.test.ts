import type { ImportJob, PdfImportResult } from "@tureen/contracts/pdf-import";
import { readdirSync } from "node:fs";
import supertest from "supertest";
import { beforeEach, describe, expect, test } from "vitest";
import { generateBook } from "@tureen/book-generator/generate-book";
import { encryptedPdf, pdfWithoutPages } from "@tureen/book-generator/hostile-pdfs";
import { createSignIn } from "#features/auth/access-token.service";
import { importServer, titlesOf } from "#testing/import-server";
import { mixedBook } from "#testing/mixed-book";
import { doubleOfOllama, LONG_FRAMES } from "#testing/double-of-ollama";
import { testApp } from "#testing/test-app";
import { familyCaller } from "#testing/test-caller";
import { testContext, type TestContext } from "#testing/test-context";
import { openPdf } from "#features/pdf-import/pdf/pdf-reader";
import { createImportRunner } from "./import-runner";

const double = doubleOfOllama(LONG_FRAMES);
let app: TestContext;
let server: ReturnType<typeof importServer>;

const book = mixedBook();

beforeEach(() => {
  server = importServer(double, 8192);
  app = server.app;
});

/** As the product does, rather than in this process. */
function readInItsOwnProcess(): void {
  server = importServer(double, 8192, undefined, { openPdf });
  app = server.app;
}

/** An answer that goes on: when it has told a first state, and when it ends, however that comes. */
function openStream(request: supertest.Test): { begun: Promise<void>; ended: Promise<void> } {
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const ended = request
    .buffer(true)
    .parse((response, done) => {
      let text = "";
      response.on("data", (piece: Buffer) => {
        text += piece.toString();
        if (text.includes('"status":"running"')) begin();
      });
      response.on("close", () => done(null, ""));
    })
    .then(
      () => undefined,
      () => undefined,
    );
  return { begun, ended };
}

const uploadsLeft = (): string[] => readdirSync(app.uploadsFolder);
const importBook = (): Promise<PdfImportResult> => server.importBook(book.pdf);

describe("a cookbook", () => {
  test("comes in whole: every recipe once, in the order of the book, with its ingredients", async () => {
    readInItsOwnProcess();
    const result = await importBook();
    expect(titlesOf(result)).toEqual(book.recipes.map((recipe) => recipe.title));
    expect(result).toMatchObject({ success: true, failedRecipes: [], skippedRecipes: 0, totalPages: book.pages });
    expect(result.totalChunks).toBe(book.pages);
    const first = await familyCaller(app).recipes.byId({ id: result.importedRecipes[0]?.id ?? 0 });
    expect(first.recipe.ingredients).toHaveLength(book.recipes[0]?.ingredients.length ?? -1);
    // Where it can be looked up: the book, and the page of its title.
    expect(first.recipe.source).toMatch(/^[^.]+, p\. [1-9]\d*$/);
  });

  test("of which the rules are certain costs the model nothing", async () => {
    const { pdf, recipes } = await generateBook({ layout: "one-column", recipes: 6 });
    const result = await server.importBook(pdf);
    expect(titlesOf(result)).toEqual(recipes.map(({ title }) => title));
    expect((await double.control.requests()).filter(({ path }) => path === "/api/chat")).toEqual([]);
  });

  test("leaves every page accounted for, and on the disk the book for its photos", async () => {
    const { batchId } = await importBook();
    const { pages } = await familyCaller(app).pdfImport.ledger({ id: batchId ?? 0 });
    expect(pages).toHaveLength(book.pages);
    expect(pages.filter((page) => page.outcome === "pending")).toEqual([]);
    expect(pages.flatMap((page) => page.recipes.map((recipe) => recipe.title))).toEqual(
      book.recipes.map((recipe) => recipe.title),
    );
    await expect.poll(uploadsLeft).toEqual([expect.stringMatching(/\.book$/)]);
  });

  test("beyond the limit waits in the ledger, and comes in later without the model", async () => {
    app.settings.set("max_recipes_per_import", 3);
    const result = await importBook();
    expect(result).toMatchObject({
      success: true,
      skippedRecipes: 9,
      message: expect.stringMatching(/^9 recipes more were found .*max_recipes_per_import is 3/),
    });
    expect(titlesOf(result)).toEqual(book.titles.filter((title) => !book.asked.includes(title)).slice(0, 3));
    const asked = (await double.control.requests()).length;
    const { job } = await familyCaller(app).pdfImport.importRest({ id: result.batchId ?? 0 });
    expect(job).toMatchObject({ imported: 12, skipped: 0 });
    expect((await double.control.requests()).length).toBe(asked);
  });

  test("can be taken back whole, with the ingredients that it alone brought, unless one of its recipes is planned", async () => {
    const family = familyCaller(app);
    const before = (await family.ingredients.list()).ingredients.length;
    const { batchId, importedRecipes } = await importBook();
    const id = batchId ?? 0;
    expect((await family.importBatches.list()).batches).toMatchObject([
      { id, source_name: "Family book.pdf", source_type: "pdf", recipe_count: 12, current_recipe_count: 12 },
    ]);
    const { mealPlan } = await family.mealPlans.create({
      recipe_id: importedRecipes[0]?.id ?? 0,
      date: "2026-11-23",
      meal_type: "dinner",
    });
    await expect(family.importBatches.rollBack({ id })).rejects.toMatchObject({
      code: "CONFLICT",
      message: "Cannot rollback - recipes in use",
    });
    await family.mealPlans.delete({ id: mealPlan.id });
    await server.call("delete", `/admin/import-batches/${id}`).expect(200, { success: true });
    expect((await family.recipes.list()).recipes).toEqual([]);
    expect((await family.ingredients.list()).ingredients).toHaveLength(before);
    expect((await family.importBatches.list()).batches).toEqual([]);
  });
});

describe("an import under way", () => {
  const begin = async (): Promise<ImportJob> => {
    const response = await server.upload(book.pdf).set("Prefer", "respond-async").expect(202);
    return (response.body as { job: ImportJob }).job;
  };

  test("is seen from any device, and its events end with the result", async () => {
    const { id } = await begin();
    const { text } = await server
      .call("get", `/pdf-import/jobs/${id}/events`)
      .buffer(true)
      .expect(200)
      .expect("Content-Type", /text\/event-stream/);
    const states = [...text.matchAll(/^data: (.*)$/gm)].map((match) => JSON.parse(match[1] ?? "") as ImportJob);
    expect(states.at(-1)).toMatchObject({ id, status: "done", imported: 12, result: { success: true } });
    expect(states.map((state) => state.step)).toEqual(
      states.map((state) => state.step).toSorted((left, right) => left - right),
    );
    expect((await familyCaller(app).pdfImport.current()).job).toMatchObject({ id, status: "done" });
  });

  test("tells a screen that comes back the present state first", async () => {
    await double.control.mode({ faults: [{ id: "F01", delayMs: 60_000 }] });
    const { id } = await begin();
    for (let visit = 0; visit < 2; visit += 1) {
      for await (const state of await familyCaller(app).pdfImport.follow({ id })) {
        expect(state).toMatchObject({ id, status: "running" });
        break; // the connection is gone
      }
    }
    await familyCaller(app).pdfImport.cancel({ id });
    const states: ImportJob[] = [];
    for await (const state of await familyCaller(app).pdfImport.follow({ id })) states.push(state);
    expect(states).toMatchObject([{ status: "cancelled" }]);
    await expect(familyCaller(app).pdfImport.follow({ id: 999 })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("is followed by no one who was signed out: every device's streams end, and the import goes on", async () => {
    await double.control.mode({ faults: [{ id: "F01", delayMs: 60_000 }] });
    const { id } = await begin();
    const input = encodeURIComponent(JSON.stringify({ 0: { json: { id } } }));
    const bearer = `Bearer ${createSignIn(app)}`;
    const streams = [`/api/pdf-import/jobs/${id}/events`, `/trpc/pdfImport.follow?batch=1&input=${input}`].map((path) =>
      openStream(supertest(server.server).get(path).set({ authorization: bearer, "trpc-accept": "application/jsonl" })),
    );
    await Promise.all(streams.map(({ begun }) => begun));
    await familyCaller(app).auth.signOutEverywhere();
    await Promise.all(streams.map(({ ended }) => ended));
    expect(app.imports.current()).toBe(id);
  });

  test("says before the first answer how long the model may take, and less as time goes by", async () => {
    await double.control.mode({ faults: [{ id: "F01", promptIncludes: book.titles[0] ?? "", delayMs: 60_000 }] });
    const { id } = await begin();
    const state = async (): Promise<ImportJob> => (await familyCaller(app).pdfImport.job({ id })).job;
    await expect.poll(async () => (await state()).eta).not.toBeNull();
    const { eta, chunksDone } = await state();
    const { low_seconds: low = 0, high_seconds: high = 0 } = eta ?? {};
    expect(chunksDone).toBe(0);
    expect(high).toBeGreaterThanOrEqual(low);
    app.clock.advance(2_000);
    const later = (await state()).eta;
    expect(later).toEqual({ low_seconds: Math.max(0, low - 2), high_seconds: Math.max(0, high - 2) });
    await familyCaller(app).pdfImport.cancel({ id });
    await app.imports.finished(id);
    expect((await state()).eta).toBeNull();
  });

  test("can be cancelled: what has come in stays", async () => {
    await double.control.mode({ faults: [{ id: "F01", delayMs: 60_000 }] });
    const { id } = await begin();
    const { job } = await familyCaller(app).pdfImport.cancel({ id });
    expect(job).toMatchObject({ status: "cancelled", result: { message: expect.stringMatching(/cancelled/) } });
    expect((await familyCaller(app).recipes.list()).recipes).toHaveLength(job.imported);
  });

  test("goes on after a restart, without a loss and without a duplicate", async () => {
    // The model takes its time over the last page until the server leaves it.
    await double.control.mode({ faults: [{ id: "F01", promptIncludes: book.titles.at(-2) ?? "", delayMs: 60_000 }] });
    const { id } = await begin();
    await expect.poll(async () => (await familyCaller(app).pdfImport.job({ id })).job.chunksDone).toBeGreaterThan(0);
    await app.imports.stop();
    await double.control.mode({ faults: [] });
    expect((await familyCaller(app).pdfImport.job({ id })).job).toMatchObject({
      status: "running",
      chunks: book.pages,
    });
    const restarted: TestContext = { ...app, imports: createImportRunner(app) };
    app = restarted;
    restarted.imports.resume();
    await restarted.imports.finished(id);
    const { job } = await familyCaller(restarted).pdfImport.job({ id });
    expect(job).toMatchObject({ status: "done", imported: 12, failed: 0 });
    const titles = (await familyCaller(restarted).recipes.list()).recipes.map((recipe) => recipe.title);
    expect(titles.toSorted()).toEqual(book.recipes.map((recipe) => recipe.title).toSorted());
  });
});

describe("a model that fails", () => {
  test("on one question costs that question, leaves its lines in doubt, and can be asked again", async () => {
    await double.control.mode({ faults: [{ id: "F10", promptIncludes: book.titles[4] ?? "" }] });
    const result = await importBook();
    expect(result.success).toBe(true);
    expect(result.failedRecipes).toEqual(
      expect.arrayContaining([
        {
          title: expect.stringMatching(/perhaps a recipe/),
          error: expect.stringMatching(/^The model gave no usable answer/),
          doubt: expect.objectContaining({ text: expect.stringContaining(book.titles[4] ?? "") }),
        },
      ]),
    );
    expect((await familyCaller(app).pdfImport.job({ id: result.batchId ?? 0 })).job.retry).toBe("doubts");
    await double.control.mode({ faults: [] });
    await familyCaller(app).pdfImport.retryPages({ id: result.batchId ?? 0 });
    await app.imports.finished(result.batchId ?? 0);
    const { job } = await familyCaller(app).pdfImport.job({ id: result.batchId ?? 0 });
    expect(job).toMatchObject({ status: "done", imported: 12, result: { failedRecipes: [] } });
  });

  test("keeps the file as long as its pages may be read again, and no longer than a month", async () => {
    await expect.poll(uploadsLeft).toEqual([]);
    await double.control.mode({ faults: [{ id: "F16" }] });
    await importBook();
    expect(uploadsLeft()).toHaveLength(1);
    app.imports.resume();
    expect(uploadsLeft()).toHaveLength(1);
    app.clock.advance(31 * 24 * 3600 * 1000);
    app.imports.resume();
    await expect.poll(uploadsLeft).toEqual([]);
  });

  test("in a way that no other question can mend is met once, and all that is open says why", async () => {
    await double.control.mode({ faults: [{ id: "F14" }] });
    const result = await importBook();
    // The next one may be on its way already.
    expect(result.totalChunks).toBeLessThanOrEqual(2);
    expect(result.failedRecipes).toEqual([
      { title: "Pages 1–4", error: expect.stringMatching(/is not installed\. Install it/), doubt: null },
    ]);
    expect(titlesOf(result)).toEqual(book.titles.filter((title) => !book.asked.includes(title)));
  });

  test("on every question costs what the rules are not certain of, and no more", async () => {
    await double.control.mode({ faults: [{ id: "F16" }] });
    const response = await server.upload(book.pdf).expect(200);
    expect(response.body).toMatchObject({
      success: true,
      failedRecipes: [{ title: "Pages 1–4", error: expect.stringMatching(/too little memory/), doubt: null }],
    });
    const result = response.body as PdfImportResult; // validated by the procedure's schema in the tests of REST
    expect(titlesOf(result)).toEqual(book.titles.filter((title) => !book.asked.includes(title)));
  });
});

describe("a book that is read by rules alone", () => {
  test("gives what they are certain of without any Ollama, and names the rest; a model may read that later", async () => {
    const alone = testContext();
    alone.settings.set("max_recipes_per_import", 0);
    const { body } = await testApp(alone)
      .call("post", "/pdf-import/upload?rules_only=true")
      .attach("pdf", book.pdf, "Family book.pdf")
      .expect(200);
    const result = body as PdfImportResult; // validated by the procedure's schema in the tests of REST
    expect(result).toMatchObject({ success: true, totalChunks: 0, model: "" });
    expect(result.importedRecipes.map(({ title, origin }) => [title, origin])).toEqual(
      book.titles.filter((title) => !book.asked.includes(title)).map((title) => [title, "rules"]),
    );
    expect(result.failedRecipes.map(({ doubt }) => doubt?.title)).toEqual(
      expect.arrayContaining(["Leek Soup", "Onion Soup", "Carrot Soup", "Fish Soup"]),
    );
    const id = result.batchId ?? 0;
    app = { ...alone, ai: app.ai };
    const imports = createImportRunner(app);
    app = { ...app, imports };
    await familyCaller(app).pdfImport.retryPages({ id });
    await imports.finished(id);
    const { job } = await familyCaller(app).pdfImport.job({ id });
    expect(job).toMatchObject({ status: "done", imported: 12, result: { failedRecipes: [] } });
    expect(job.result && titlesOf(job.result)).toEqual(book.titles);
  });
});

describe("before the work begins", () => {
  test.each([
    ["no PDF", () => Buffer.from("just words"), 415, /not a PDF/],
    ["a PDF with a password", encryptedPdf, 422, /password/],
    ["a broken PDF", () => Buffer.from("%PDF-1.7\nand then nothing of a book"), 422, /damaged/],
    ["a PDF without pages", pdfWithoutPages, 422, /no pages|damaged/],
  ] as const)("%s is refused with a sentence, and nothing is left behind", async (_what, make, status, sentence) => {
    const before = uploadsLeft();
    const response = await server.upload(make());
    expect([response.status, response.body]).toEqual([status, { error: expect.stringMatching(sentence) }]);
    expect(uploadsLeft()).toEqual(before);
  });

  test("a file over 50 MB is refused before all of it is read", async () => {
    const before = uploadsLeft();
    const response = await server.upload(Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(51 * 1024 * 1024)]));
    expect([response.status, response.body]).toEqual([
      413,
      { error: "The file is too large: at most 50 MB are possible." },
    ]);
    expect(uploadsLeft()).toEqual(before);
  });

  test("no Ollama is said with 503 and how to start it", async () => {
    const response = await testApp(testContext())
      .call("post", "/pdf-import/upload")
      .attach("pdf", book.pdf, "Family book.pdf");
    expect([response.status, response.body]).toEqual([
      503,
      { error: expect.stringMatching(/^Ollama does not answer/) },
    ]);
  });

  test("six files at once are looked at one after the other, and no more than the queue takes", async () => {
    await double.control.mode({ faults: [{ id: "F01", delayMs: 60_000 }] });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => server.upload(book.pdf).set("Prefer", "respond-async")),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202, 429]));
  });

  test("no file is bad input", async () => {
    await server
      .call("post", "/pdf-import/upload")
      .field("note", "nothing")
      .expect(400, { error: "Please choose a PDF first." });
    await server.call("post", "/pdf-import/upload").send({ pdf: "x" }).expect(415);
  });
});
