import { denyNetwork, watchMemory } from "#processes/child-safety";
import { answersAboutPdf } from "./pdf-answers";
import type { PdfRequest } from "./pdf-messages";

/**
 * Entry of the process that reads PDFs. It has no secrets, no network and a bound on its memory, so that the worst
 * a hostile file can do is end it (reliability, S11).
 */
denyNetwork();

const answer = answersAboutPdf();

process.on("disconnect", () => process.exit());
process.on("message", (request: PdfRequest) => {
  if (request.kind === "open") watchMemory(request.maxMemoryBytes);
  void answer(request).then((response) => process.send?.(response));
});
