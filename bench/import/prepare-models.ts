import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDocument, type PdfDocument } from "../../apps/api/src/features/pdf-import/pages/pdf-document";
import { textOfLines } from "../../apps/api/src/features/pdf-import/pages/page-text";
import type { StartedFakeOllama } from "@tureen/fake-ollama/start-fake-ollama";
import type { BenchBook } from "./books";

/** A model that a book is read with. */
export interface Setting {
  /** Window in tokens. */
  readonly context: number;
  /** How the server fills it (see the double's `FakeModel`). */
  readonly path: "rendered" | "native";
}

/** Characters in one piece of an answer: frames as small as a real model's would measure the double. */
const FRAME_CHARS = 60;

/**
 * Gives the double the models of a setting, and eyes for a scanned book.
 *
 * @param genTps tokens that the model writes in a second; 0 takes no time
 */
export async function prepareModels(
  { control }: StartedFakeOllama,
  book: Pick<BenchBook, "pdf" | "printed">,
  { context, path }: Setting,
  genTps = 0,
): Promise<void> {
  await control.reset();
  await control.model({ name: "qwen3.5:4b", capabilities: ["completion"], contextLength: context, path, genTps });
  await control.model({
    name: "qwen3-vl:8b-instruct",
    family: "qwen3vl",
    capabilities: ["completion", "vision"],
    contextLength: context,
    path,
  });
  const fixtures = book.printed === null ? [] : await readingsOf(book.pdf, book.printed);
  await control.mode({ settings: { frameChars: FRAME_CHARS }, responder: { fixtures } });
}

/** What a model that sees would say of each page of a scan: the words that were printed on it. */
async function readingsOf(scan: Buffer, printed: Buffer): Promise<{ imageSha256: string; content: string }[]> {
  const folder = await mkdtemp(join(tmpdir(), "tureen-scan-"));
  try {
    const open = async (name: string, pdf: Buffer): Promise<PdfDocument> => {
      await writeFile(join(folder, name), pdf);
      return openDocument(join(folder, name));
    };
    const pictures = await open("scan.pdf", scan);
    const texts = await open("printed.pdf", printed);
    const readings: { imageSha256: string; content: string }[] = [];
    for (let page = 1; page <= pictures.pages; page += 1) {
      const picture = await pictures.renderPage(page);
      const text = textOfLines((await texts.readPage(page)).lines);
      readings.push({ imageSha256: createHash("sha256").update(picture).digest("hex"), content: text });
    }
    return readings;
  } finally {
    await rm(folder, { recursive: true });
  }
}
