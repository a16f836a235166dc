import { importBatches } from "@tureen/db/schema/schema";
import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { generateBook } from "@tureen/book-generator/generate-book";
import { importServer } from "#testing/import-server";
import { scannedBook } from "#testing/scanned-book";
import { doubleOfOllama, LONG_FRAMES } from "#testing/double-of-ollama";
import { familyCaller } from "#testing/test-caller";
import type { TestContext } from "#testing/test-context";
import { createImportRunner } from "#features/pdf-import/job/import-runner";
import { picturesPath } from "#features/pdf-import/store/kept-files";
import { keepPicture, readPicture } from "./page-pictures";

const EYES = "qwen3-vl:8b-instruct";
/** The double does not really see. */
const SEEN_ON_ANY_PICTURE = "Grandmother's Pancakes";
const MONTH_MS = 31 * 24 * 3600 * 1000;

const double = doubleOfOllama(LONG_FRAMES);
let server: ReturnType<typeof importServer>;
let scanned: Awaited<ReturnType<typeof scannedBook>>;

beforeAll(async () => {
  scanned = await scannedBook(2);
});
beforeEach(() => {
  server = importServer(double, 8192);
});

const filesKept = (): string[] => readdirSync(server.app.uploadsFolder);
const pageOf = (id: number, page = 1, app: TestContext = server.app) =>
  familyCaller(app).pdfImport.pageText({ id, page });
const picturesOf = (fileName: string): string[] => readdirSync(picturesPath(server.app.uploadsFolder, fileName));
const onlyBatch = () => server.app.db.select().from(importBatches).get();

async function importScan(): Promise<number> {
  const { success, batchId } = await server.importBook(scanned.pdf);
  expect(success).toBe(true);
  return batchId ?? 0;
}

describe("the picture of a scanned page", () => {
  test("is the very one that the model saw, and stands beside what it read", async () => {
    const id = await importScan();
    const { picture, source, text } = await pageOf(id);
    const [head, base64 = ""] = (picture ?? "").split(",");
    const seen = (await double.control.requests()).flatMap((request) => request.images.map((image) => image.sha256));
    expect([head, source]).toEqual(["data:image/jpeg;base64", "ocr"]);
    expect(seen).toContain(createHash("sha256").update(Buffer.from(base64, "base64")).digest("hex"));
    expect(text).toContain(SEEN_ON_ANY_PICTURE);
  });

  test("stays beside the book", async () => {
    const before = new Set(filesKept());
    await importScan();
    const fileName = onlyBatch()?.fileName ?? "";
    expect(scanned.pages).toBeGreaterThan(1);
    await expect
      .poll(() =>
        filesKept()
          .filter((name) => !before.has(name))
          .toSorted(),
      )
      .toEqual([`${fileName}.book`, `${fileName}.pages`]);
    expect(picturesOf(fileName).toSorted()).toEqual(
      Array.from({ length: scanned.pages }, (_, index) => `${index + 1}.jpg`).toSorted(),
    );
  });

  test("is kept where the model could not read the page, for reading it oneself", async () => {
    await double.control.mode({ faults: [{ id: "F16", model: EYES, requests: [1, 2, 3, 4, 5] }] });
    const { batchId } = await server.importBook(scanned.pdf);
    expect(await pageOf(batchId ?? 0)).toMatchObject({
      source: "none",
      text: "",
      picture: expect.stringMatching(/^data:image\/jpeg;base64,/),
    });
  });

  test("of a page that has its text with it is drawn when somebody looks at it, and not before", async () => {
    const printed = await generateBook({ layout: "one-column", recipes: 1, steps: 3 });
    const { batchId } = await server.importBook(printed.pdf);
    expect(existsSync(picturesPath(server.app.uploadsFolder, onlyBatch()?.fileName ?? ""))).toBe(false);
    expect(await pageOf(batchId ?? 0)).toMatchObject({
      source: "text",
      picture: expect.stringMatching(/^data:image\/jpeg;base64,/),
      text: expect.stringContaining(printed.recipes[0]?.title ?? "?"),
    });
  });
});

describe("pictures that are kept", () => {
  test("stay for a month and go with the next start after it; the text stays", async () => {
    const id = await importScan();
    const fileName = onlyBatch()?.fileName ?? "";
    const pages = picturesPath(server.app.uploadsFolder, fileName);
    const stray = picturesPath(server.app.uploadsFolder, "of-an-import-that-a-crash-forgot.pdf");
    await mkdir(stray);
    server.app.imports.resume();
    await expect.poll(() => existsSync(stray)).toBe(false);
    expect(existsSync(pages)).toBe(true);
    server.app.clock.advance(MONTH_MS);
    server.app.imports.resume();
    await expect.poll(() => existsSync(pages)).toBe(false);
    expect(await pageOf(id)).toMatchObject({
      source: "ocr",
      picture: null,
      text: expect.stringContaining(SEEN_ON_ANY_PICTURE),
    });
  });

  test("go at once when the import is taken back", async () => {
    const id = await importScan();
    const fileName = onlyBatch()?.fileName ?? "";
    await server.call("delete", `/admin/import-batches/${id}`).expect(200, { success: true });
    expect(filesKept().filter((name) => name.startsWith(fileName))).toEqual([]);
    await expect(pageOf(id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("go at once with everything else, and the folder for the next book stays", async () => {
    await importScan();
    const fileName = onlyBatch()?.fileName ?? "";
    // An import of another kind has no file; its empty name must not stand for the whole folder.
    server.app.db
      .insert(importBatches)
      .values({ sourceName: "old", sourceType: "pdf", status: "done", createdAt: "2026-11-20T12:00:00.000Z" })
      .run();
    await server.call("delete", "/admin/all").expect(200);
    expect(filesKept().filter((name) => name.startsWith(fileName))).toEqual([]);
    await importScan();
  });

  test("are whole after a restart in the middle of the reading", async () => {
    await double.control.mode({ faults: [{ id: "F01", model: EYES, delayMs: 60_000 }] });
    const { body } = await server.upload(scanned.pdf).set("Prefer", "respond-async").expect(202);
    const { id } = (body as { job: { id: number } }).job;
    const fileName = onlyBatch()?.fileName ?? "";
    const folder = picturesPath(server.app.uploadsFolder, fileName);
    await expect.poll(() => existsSync(`${folder}/1.jpg`)).toBe(true);
    await server.app.imports.stop();
    expect(await familyCaller(server.app).pdfImport.ledger({ id })).toEqual({ pages: [] });
    await writeFile(`${folder}/1.jpg.part`, "half of a pic");
    await double.control.mode({ faults: [] });
    const restarted: TestContext = {
      ...server.app,
      imports: createImportRunner(server.app),
    };
    server = { ...server, app: restarted };
    restarted.imports.resume();
    await restarted.imports.finished(id);
    expect((await pageOf(id)).picture).toMatch(/^data:image\/jpeg;base64,/);
    expect(picturesOf(fileName).filter((name) => !name.endsWith(".jpg"))).toEqual([]);
  });
});

test("a picture that cannot be written is done without, and half of one is never shown", async () => {
  // Where the picture is to be written there is a folder already.
  await mkdir(`${picturesPath(server.app.uploadsFolder, "full-disk.pdf")}/7.jpg.part`, { recursive: true });
  await expect(keepPicture(server.app, "full-disk.pdf", 7, Buffer.from("a picture"))).resolves.toBeUndefined();
  expect(await readPicture(server.app, "full-disk.pdf", 7)).toBeNull();
});
