/** Default windows in tokens; one constant for each model, since another value makes the server load it anew. */
export const TEXT_NUM_CTX = 16_384;
export const VISION_NUM_CTX = 8_192;
const SMALLEST_NUM_CTX = 4_096;

/** From this window on, a document of 350000 characters must fit into one request; its answer then gets two fifths instead of half. */
const LARGE_NUM_CTX = 131_072;

/** The window to ask for: what is configured, not below 4096, never above what the model was trained for. */
export function numCtxFor(wanted: number, contextLength: number | undefined): number {
  return Math.min(Math.max(wanted, SMALLEST_NUM_CTX), contextLength ?? Number.POSITIVE_INFINITY);
}

/** Tokens kept for an answer that holds a whole document: recipes as JSON are about as long as they are on the page. */
export function answerTokensFor(numCtx: number): number {
  return Math.floor(numCtx * (numCtx >= LARGE_NUM_CTX ? 0.4 : 0.5));
}
