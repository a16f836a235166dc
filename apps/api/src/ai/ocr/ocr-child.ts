// A process of its own for reading pictures of text: what a hostile picture does to the engine, it does here.
import { errorMessage } from "#core/error-message";
import { denyNetwork, watchMemory } from "#processes/child-safety";
import type { OcrRequest, OcrResponse } from "./ocr-messages";
import { createRecognizer } from "./recognizer";

/** The engine with three languages and a page of 8 megapixels takes 250 MB. */
const MAX_MEMORY_BYTES = 640 * 1024 * 1024;

watchMemory(MAX_MEMORY_BYTES);
denyNetwork();

const recognize = createRecognizer();

process.on("disconnect", () => process.exit());
process.on("message", (request: OcrRequest) => {
  void respond(request);
});

async function respond(request: OcrRequest): Promise<void> {
  let response: OcrResponse;
  try {
    response = { ok: true, page: await recognize(request) };
  } catch (error) {
    response = { ok: false, detail: errorMessage(error).slice(0, 500) };
  }
  process.send?.(response);
}
