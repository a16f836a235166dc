import { renderPhoto } from "#features/ai/photo/render-photo";
import type { DecodePhoto } from "#features/ai/photo/prepare-photo";
import { answersAboutPdf } from "#features/pdf-import/pages/pdf-answers";
import { answerOf, type PdfProcess } from "#features/pdf-import/pages/pdf-process";
import { openPdf, type OpenPdf } from "#features/pdf-import/pages/pdf-reader";
import { stageExport } from "#features/recipe-imports/stage-export";
import type { StageExport } from "#features/recipe-imports/stage-in-child";
import type { ReadSource } from "#features/recipe-pages/read-source";
import { readPage } from "@tureen/recipe-pages/read-page";
import type { MakeCookbook } from "#features/exports/cookbook/make-cookbook";
import { type CookbookSource, writeCookbook } from "#features/exports/cookbook/write-cookbook";
import type { Log } from "#logger";

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
  async (wish, path) => {
    await writeCookbook(source, wish, path);
    return { ok: true };
  };

/** Reads the source of a page, in this process. */
export const readSourceHere: ReadSource = ({ source, address }) =>
  Promise.resolve({ ok: true, reading: readPage(source, address) });

function answerHere(log: Log): PdfProcess {
  const answer = answersAboutPdf();
  let isAlive = true;
  return {
    // A copy, as it comes from another process.
    ask: async (request) => answerOf(request.kind, structuredClone(await answer(request)), log),
    isAlive: () => isAlive,
    kill: () => void (isAlive = false),
  };
}
