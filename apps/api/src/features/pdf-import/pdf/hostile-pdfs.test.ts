import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLogger } from "#core/logger";
import { generateBook } from "@tureen/book-generator/generate-book";
import * as hostile from "@tureen/book-generator/hostile-pdfs";
import { answersAboutPdf } from "./pdf-answers";
import { PdfError } from "./pdf-failures";
import type { PdfRequest } from "./pdf-messages";
import { answerOf, startPdfProcess, type PdfProcess, type StartPdfProcess } from "./pdf-process";
import { textOfLines } from "../layout/page-text";
import { openPdf, type PdfLimits, type PdfReader } from "./pdf-reader";

const log = createLogger({ write: () => undefined });
let folder: string;
let book: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tureen-hostile-"));
  book = (await generateBook({ layout: "one-column", recipes: 6 })).pdf;
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** Where time is not what a story is about, it decides nothing: a busy machine takes a minute for what takes a second. */
const UNHURRIED = { openTimeoutMs: 100_000, readTimeoutMs: 100_000 } satisfies Partial<PdfLimits>;

/** Read in this process, unless the story is about the process: one loads its libraries for a third of a second of a core. */
async function open(
  pdf: Buffer,
  limits: Partial<PdfLimits> = {},
  start: StartPdfProcess = readsHere,
): Promise<PdfReader> {
  const path = join(folder, `${crypto.randomUUID()}.pdf`);
  await writeFile(path, pdf);
  return await openPdf(path, { log, limits: { ...UNHURRIED, ...limits }, start });
}

function readsHere(): PdfProcess {
  const answer = answersAboutPdf();
  return {
    ask: async (request) => answerOf(request.kind, await answer(request), log),
    isAlive: () => true,
    kill: () => undefined,
  };
}

/** A process of its own that has little time for the first page, and all that it needs for the others. */
function hurriedOnFirstPage(): PdfProcess {
  const started = startPdfProcess(log);
  return {
    ...started,
    ask: async (request, timeoutMs) => {
      const asked: PdfRequest = request;
      return await started.ask(request, asked.kind === "read" && asked.page === 1 ? 300 : timeoutMs);
    },
  };
}

/** Reads here, in the place of a process that ends on the first page. */
function endsOnFirstPage(): PdfProcess {
  const reader = readsHere();
  let isAlive = true;
  return {
    ask: async (request) => {
      const asked: PdfRequest = request;
      isAlive = asked.kind !== "read" || asked.page > 1;
      if (!isAlive) throw new PdfError("timed_out");
      return await reader.ask(request, Infinity);
    },
    isAlive: () => isAlive,
    kill: () => void (isAlive = false),
  };
}

const replaced = (pdf: Buffer, from: string, to: string) =>
  Buffer.from(pdf.toString("latin1").replace(from, to), "latin1");

/** Generous, for a test machine may have other things to do. */
const timeout = 120_000;

describe("a file that cannot be read as a book", { timeout }, () => {
  it.each([
    ["not a PDF", () => Buffer.from("<html>%PDF comes later</html>"), "not_a_pdf"],
    ["empty", () => Buffer.alloc(0), "not_a_pdf"],
    ["a PDF by its first bytes alone", () => Buffer.from("%PDF-1.7\nand then nothing of the kind"), "corrupt"],
    ["protected by a password", hostile.encryptedPdf, "encrypted"],
    ["without pages", hostile.pdfWithoutPages, "empty"],
    ["of 100,000 pages", () => hostile.pdfWithManyPages(100_000), "too_many_pages"],
  ])("%s: is refused with the reason", async (_, pdf, failure) => {
    await expect(open(pdf())).rejects.toMatchObject({ name: "PdfError", failure });
  });

  it("says so in a sentence for the family, with the status of the call", async () => {
    await expect(open(hostile.encryptedPdf(), {}, startPdfProcess)).rejects.toMatchObject({
      kind: "unreadable",
      message: expect.stringContaining("password"),
    });
    await expect(open(Buffer.from("GIF89a"))).rejects.toMatchObject({ kind: "wrong-type" });
  });
});

describe("a damaged file", { timeout }, () => {
  it("is read all the same when only its table of contents is wrong", async () => {
    const reader = await open(replaced(book, "startxref\n", "startxref\n9"));
    expect(textOfLines((await reader.readPage(1)).lines)).toContain("Ingredients");
    reader.close();
  });

  it("gives what is left of it, or is refused: never anything else", async () => {
    for (const share of [0.3, 0.6, 0.95]) {
      const cut = book.subarray(0, book.length * share);
      const outcome = await open(cut).then(
        async (reader) => {
          const first = await reader.readPage(1).catch((error: unknown) => error);
          reader.close();
          return first;
        },
        (error: unknown) => error,
      );
      expect(outcome instanceof Error ? outcome.name : "read").toMatch(/^(?:PdfError|read)$/);
    }
  });

  it("loses the page whose tree leads in a circle, and says so", async () => {
    const reading = open(hostile.pdfWithCircularPages()).then((reader) =>
      reader.readPage(1).finally(() => reader.close()),
    );
    await expect(reading).rejects.toMatchObject({ name: "PdfError" });
  });
});

describe("a file that means harm", { timeout }, () => {
  it("cannot make the reader grow: contents of gigabytes end it, and the next file is read", async () => {
    const reader = await open(
      hostile.pdfWithFlateBomb(1),
      { maxMemoryBytes: 200 * 2 ** 20, maxRestarts: 0 },
      startPdfProcess,
    );
    await expect(reader.readPage(1)).rejects.toMatchObject({ failure: "page_out_of_memory" });
    reader.close();
    const next = await open(book);
    expect((await next.readPage(1)).quality.kind).toBe("text");
    next.close();
  });

  it("cannot send the reader round in circles", async () => {
    const reader = await open(
      hostile.pdfWithRecursiveDrawing(),
      { readTimeoutMs: 10_000, maxRestarts: 0 },
      startPdfProcess,
    );
    const outcome = await reader.readPage(1).catch((error: unknown) => error);
    expect(outcome instanceof Error ? outcome.name : "read").toMatch(/^(?:PdfError|read)$/);
    reader.close();
  });

  it("cannot keep the reader busy: drawings without end cost one page, and a new reader goes on with the next", async () => {
    const reader = await open(hostile.pdfWithBadFirstPage(), {}, hurriedOnFirstPage);
    await expect(reader.readPage(1)).rejects.toMatchObject({ failure: "page_timed_out" });
    expect(textOfLines((await reader.readPage(2)).lines)).toBe("Good page");
    reader.close();
  });

  it("costs so many readers and no more", async () => {
    const reader = await open(hostile.pdfWithBadFirstPage(), { maxRestarts: 1 }, endsOnFirstPage);
    await expect(reader.readPage(1)).rejects.toMatchObject({ failure: "page_timed_out" });
    expect(textOfLines((await reader.readPage(2)).lines)).toBe("Good page");
    await expect(reader.readPage(1)).rejects.toMatchObject({ failure: "page_timed_out" });
    await expect(reader.readPage(2)).rejects.toMatchObject({ failure: "timed_out" });
    reader.close();
  });

  it("cannot fill the memory with a picture that claims to be vast: its page says so", async () => {
    const reader = await open(hostile.pdfWithHugePicture(60_000), {}, startPdfProcess);
    await expect(reader.readPage(1)).rejects.toMatchObject({ failure: "page_picture_too_large" });
    reader.close();
  });

  it("is refused by name when a page holds more than fifty pages of a book do", async () => {
    const reader = await open(hostile.pdfWithManyTexts(42_000, 5));
    await expect(reader.readPage(1)).rejects.toMatchObject({ failure: "page_too_long" });
    reader.close();
  });
});

describe("the bounds of all pages together", { timeout }, () => {
  it("hold for the characters", async () => {
    const reader = await open(book, { maxChars: 1000 });
    await expect(reader.readPage(1)).rejects.toMatchObject({ failure: "too_much_text" });
    reader.close();
  });

  it("hold for the time", async () => {
    await expect(open(book, { totalTimeoutMs: 1 }, startPdfProcess)).rejects.toMatchObject({ failure: "timed_out" });
  });
});
