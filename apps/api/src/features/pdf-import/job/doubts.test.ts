import type { PdfImportResult } from "@tureen/contracts/pdf-import";
import { proseBook } from "@tureen/book-generator/prose-book";
import { beforeEach, describe, expect, test } from "vitest";
import { doubleOfOllama, LONG_FRAMES } from "#testing/double-of-ollama";
import { importServer } from "#testing/import-server";
import { mixedBook } from "#testing/mixed-book";
import { familyCaller } from "#testing/test-caller";

const double = doubleOfOllama(LONG_FRAMES);
const book = mixedBook(6);
let server: ReturnType<typeof importServer>;
let id: number;

const family = () => familyCaller(server.app).pdfImport;
const doubts = async () =>
  ((await family().job({ id })).job.result?.failedRecipes ?? []).flatMap(({ doubt }) => doubt ?? []);

beforeEach(async () => {
  server = importServer(double, 8192);
  const { body } = await server
    .call("post", "/pdf-import/upload?rules_only=true")
    .attach("pdf", book.pdf, "Family book.pdf")
    .expect(200);
  id = (body as PdfImportResult).batchId ?? 0; // validated by the procedure's schema in the tests of REST
});

describe("a doubt about a book", () => {
  test("comes as the recipe that it may be, with every line of it, and says where to look", async () => {
    const [first] = await doubts();
    const truth = book.recipes.find(({ title }) => title === first?.title);
    const told = [
      first?.recipe?.description,
      ...(first?.recipe?.ingredients ?? []).map(({ raw }) => raw),
      ...(first?.recipe?.steps ?? []),
    ];
    for (const line of [...(truth?.ingredients ?? []), ...(truth?.steps ?? [])])
      expect(told.join("\n")).toContain(line.replace(/^\d\. /, ""));
    expect(first?.recipe).toMatchObject({ title: truth?.title, servings: 4 });
    expect(first?.unsure.length).toBeGreaterThan(0);
  });

  test("that somebody settled is asked about no more, on another day and after a restart", async () => {
    const [first, second, ...others] = await doubts();
    await family().settleDoubt({ id, place: first?.place ?? 0, as: "saved" });
    const { job } = await family().settleDoubt({ id, place: second?.place ?? 0, as: "no recipe" });
    expect(job.result?.failedRecipes.map(({ doubt }) => doubt?.place)).toEqual(others.map(({ place }) => place));
    expect(await doubts()).toEqual(others);
    // A model that looks at the others brings none of the settled ones back.
    await family().retryPages({ id });
    await server.app.imports.finished(id);
    expect((await doubts()).map(({ place }) => place)).not.toContain(first?.place);
    await expect(family().settleDoubt({ id: 999, place: 0, as: "saved" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("has the picture of its page, of a book too of which nothing came in", async () => {
    const dish = {
      title: "Leek Porridge",
      text: "Wash four large leeks, boil them in a quart of milk and serve them hot.",
    };
    const prose = proseBook([dish], "titles above");
    const { body } = await server
      .call("post", "/pdf-import/upload?rules_only=true")
      .attach("pdf", prose, "Prose.pdf")
      .expect(200);
    const result = body as PdfImportResult; // validated by the procedure's schema in the tests of REST
    expect([result.importedRecipes, result.failedRecipes.length]).toEqual([[], 1]);
    const page = await family().pageText({ id: result.batchId ?? 0, page: 1 });
    expect(page.picture).toMatch(/^data:image\/jpeg/);
  });

  test("is filled by a model while somebody works on another, and stays so; without one it is as it was", async () => {
    const before = await doubts();
    await double.control.mode({ responder: { carelessness: "answers-empty" } });
    const place = before[0]?.place ?? 0;
    await family().fillDoubt({ id, place });
    expect(await doubts()).toEqual(before);
    await double.control.reset();
    await family().fillDoubt({ id, place });
    const [filled, ...others] = await doubts();
    const truth = book.recipes.find(({ title }) => title === filled?.recipe?.title);
    expect(filled?.unsure).toEqual([]);
    expect(filled?.recipe?.ingredients.map(({ raw }) => raw)).toEqual(truth?.ingredients);
    expect(others).toEqual(before.slice(1));
  });
});
