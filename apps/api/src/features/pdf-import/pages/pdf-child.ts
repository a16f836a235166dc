import { denyNetwork, watchMemory } from "#processes/child-safety";
import { openDocument, type PdfDocument } from "./pdf-document";
import type { PdfAnswers, PdfRequest, PdfResponse } from "./pdf-messages";

/**
 * Entry of the process that reads PDFs. It has no secrets, no network and a bound on its memory, so that the worst
 * a hostile file can do is end it (reliability, S11).
 */
denyNetwork();

let document: PdfDocument | undefined;

process.on("disconnect", () => process.exit());
process.on("message", (request: PdfRequest) => {
  void respond(request);
});

async function respond(request: PdfRequest): Promise<void> {
  let response: PdfResponse;
  try {
    response = { ok: true, answer: await answer(request) };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    response = { ok: false, errorName: name, errorMessage: message.slice(0, 500) };
  }
  process.send?.(response);
}

async function answer(request: PdfRequest): Promise<PdfAnswers[keyof PdfAnswers]> {
  if (request.kind === "open") {
    watchMemory(request.maxMemoryBytes);
    document = await openDocument(request.path);
    return { pages: document.pages };
  }
  if (document === undefined) throw new Error("No document is open");
  return request.kind === "read" ? await document.readPage(request.page) : await document.renderPage(request.page);
}
