// A process of its own for one photo: what a hostile picture does to a decoder, it does here.
import { denyNetwork, watchMemory } from "#processes/child-safety";
import { renderPhoto } from "./render-photo";
import type { PhotoRequest, PhotoResponse } from "./photo-messages";

/** 40 megapixels decoded are 160 MB, the coefficients of a progressive JPEG of 110 are 330; twice that, and libvips' own needs. */
const MAX_MEMORY_BYTES = 768 * 1024 * 1024;

watchMemory(MAX_MEMORY_BYTES);
denyNetwork();
process.on("disconnect", () => process.exit());

process.once("message", (request: PhotoRequest) => {
  // The server ends this process when it has the answer: whoever ends by itself may end before it has arrived.
  void renderPhoto(request).then((response: PhotoResponse) => process.send?.(response));
});
