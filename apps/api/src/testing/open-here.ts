import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { renderPhoto } from "#features/ai/photo/render-photo";
import type { DecodePhoto } from "#features/ai/photo/prepare-photo";
import { answersAboutPdf } from "#features/pdf-import/pdf/pdf-answers";
import type { PdfRequest, PdfResponse } from "#features/pdf-import/pdf/pdf-messages";
import { answerOf, type PdfProcess } from "#features/pdf-import/pdf/pdf-process";
import { openPdf, type OpenPdf } from "#features/pdf-import/pdf/pdf-reader";
import { stageExport } from "#features/recipe-imports/stage-export";
import type { StageExport } from "#features/recipe-imports/stage-in-child";
import type { ReadSource } from "#features/recipe-pages/read-source";
import { readPage } from "@tureen/recipe-pages/read-page";
import type { MakeCookbook } from "#features/exports/cookbook/make-cookbook";
import { type CookbookSource, writeCookbook } from "#features/exports/cookbook/write-cookbook";
import type { Log } from "#core/logger";

// A new process loads its libraries for a second of a core. Hostile files have tests of their own, with the real processes.

/** Reads a PDF with the product's own reader, in this process. */
export const openPdfHere: OpenPdf = (path, options) => openPdf(path, { ...options, start: answerHere });

/** Decodes a photo with the product's own decoder, in this process. */
export const decodePhotoHere: DecodePhoto = (request) => renderPhoto(request);

/** Reads the export of another app with the product's own readers, in this process. */
export const stageExportHere: StageExport = (request) => stageExport(request);

/** Writes cookbooks in this process, out of a database that may live in its memory. */
export const cookbookMakerHere =
  (source: CookbookSource): MakeCookbook =>
  (wish, path) =>
    writeCookbook(source, wish, path);

/** Reads the source of a page, in this process. */
export const readSourceHere: ReadSource = ({ source, address }) => Promise.resolve(readPage(source, address));

/** What was read, by the content of the file and the question: stories that share a process share their books. */
const known = new Map<string, Promise<PdfResponse>>();

function answerHere(log: Log): PdfProcess {
  const answer = answersAboutPdf();
  let content = "";
  // Opened where something is asked of the file that nobody has asked before.
  let open: () => Promise<PdfResponse>;
  let isAlive = true;

  async function respond(request: PdfRequest): Promise<PdfResponse> {
    if (request.kind === "open") {
      content = createHash("sha256")
        .update(await readFile(request.path))
        .digest("hex");
      let opened: Promise<PdfResponse> | undefined;
      open = () => (opened ??= answer(request));
    }
    const question = JSON.stringify([content, request.kind, "page" in request && request.page]);
    const response =
      known.get(question) ?? open().then((opened) => (request.kind === "open" ? opened : answer(request)));
    known.set(question, response);
    return response;
  }

  return {
    // A copy, as it comes from another process.
    ask: async (request) => answerOf(request.kind, structuredClone(await respond(request)), log),
    isAlive: () => isAlive,
    kill: () => void (isAlive = false),
  };
}
