/** Default windows in tokens; one constant for each model, since another value makes the server load it anew. */
export const TEXT_NUM_CTX = 16_384;
export const VISION_NUM_CTX = 8_192;
const SMALLEST_NUM_CTX = 4_096;

/** The window to ask for: what is configured, not below 4096, never above what the model was trained for. */
export function numCtxFor(wanted: number, contextLength: number | undefined): number {
  return Math.min(Math.max(wanted, SMALLEST_NUM_CTX), contextLength ?? Number.POSITIVE_INFINITY);
}

/** Tokens kept for an answer: a recipe as JSON is about half as long again as on the page. */
export function answerTokensFor(numCtx: number): number {
  return Math.floor(numCtx / 2);
}
