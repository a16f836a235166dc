import { denyNetwork, watchMemory } from "#processes/child-safety";
import { answersAboutPdf } from "./pdf-answers";
import type { PdfRequest } from "./pdf-messages";

/**
 * Entry of the process that reads PDFs. It has no secrets, no network and a bound on its memory, so that the worst
 * a hostile file can do is end it (reliability, S11).
 */
denyNetwork();

/** Pictures that pdf.js left out for their size, by its warnings, which it writes to the console. */
let leftOut = 0;
// oxlint-disable-next-line no-console -- pdf.js has no other way to tell
console.warn = (warning: unknown): void => {
  if (String(warning).includes("exceeded maximum allowed size")) leftOut += 1;
};

const answer = answersAboutPdf(() => leftOut);

process.on("disconnect", () => process.exit());
process.on("message", (request: PdfRequest) => {
  if (request.kind === "open") watchMemory(request.maxMemoryBytes);
  void answer(request).then((response) => process.send?.(response));
});
