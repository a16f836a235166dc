import { openDocument, type CountLeftOut, type PdfDocument } from "./pdf-document";
import type { PdfAnswers, PdfRequest, PdfResponse } from "./pdf-messages";

/** Answers questions about one file, which the first of them opens; what goes wrong is an answer too. */
export function answersAboutPdf(countLeftOut?: CountLeftOut): (request: PdfRequest) => Promise<PdfResponse> {
  let document: PdfDocument | undefined;

  async function answer(request: PdfRequest): Promise<PdfAnswers[keyof PdfAnswers]> {
    if (request.kind === "open") {
      document = await openDocument(request.path, countLeftOut);
      return { pages: document.pages };
    }
    if (document === undefined) throw new Error("No document is open");
    if (request.kind === "read") return await document.readPage(request.page);
    return request.kind === "render" ? await document.renderPage(request.page) : await document.cutPhotos(request.page);
  }

  return async (request) => {
    try {
      return { ok: true, answer: await answer(request) };
    } catch (error) {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      return { ok: false, errorName: name, errorMessage: message.slice(0, 500) };
    }
  };
}
