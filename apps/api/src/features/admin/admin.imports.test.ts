import type { ImportJob } from "@tureen/contracts/pdf-import";
import { beforeEach, expect, test } from "vitest";
import { importServer } from "#testing/import-server";
import { mixedBook } from "#testing/mixed-book";
import { doubleOfOllama } from "#testing/double-of-ollama";
import { familyCaller } from "#testing/test-caller";

const double = doubleOfOllama();
let server: ReturnType<typeof importServer>;

/** A book that a model has to be asked about. */
const book = mixedBook();

beforeEach(async () => {
  // The model takes its time until the imports leave it.
  await double.control.mode({ faults: [{ id: "F01", delayMs: 60_000 }] });
  server = importServer(double, 4096);
});

async function begin(): Promise<number> {
  const response = await server.upload(book.pdf).set("Prefer", "respond-async").expect(202);
  return (response.body as { job: ImportJob }).job.id; // the schema of the procedure is tested elsewhere
}

test("a fresh household while books are read and screens follow them: the imports end, and so do the streams", async () => {
  const ids = [await begin(), await begin()];
  const streams = ids.map(async (id) => await server.call("get", `/pdf-import/jobs/${id}/events`).expect(200));
  await expect
    .poll(async () => (await familyCaller(server.app).pdfImport.job({ id: ids[0] ?? 0 })).job.imported)
    .toBeGreaterThan(0);
  await server.call("delete", "/admin/all").expect(200);
  for (const stream of await Promise.all(streams)) expect(stream.text).toContain("event: progress");
  expect(server.app.imports.current()).toBeNull();
  expect((await familyCaller(server.app).recipes.list()).recipes).toEqual([]);
  expect((await familyCaller(server.app).pdfImport.current()).job).toBeNull();
});

test("all recipes deleted while a book is read: no recipe of it comes in afterwards, and the import says it was ended", async () => {
  const id = await begin();
  const imported = async (): Promise<number> => (await familyCaller(server.app).pdfImport.job({ id })).job.imported;
  await expect.poll(imported).toBeGreaterThan(0);
  await server.call("delete", "/admin/recipes").expect(200);
  await server.app.imports.finished(id);
  expect((await familyCaller(server.app).recipes.list()).recipes).toEqual([]);
  expect((await familyCaller(server.app).pdfImport.job({ id })).job).toMatchObject({ status: "cancelled" });
});
