/** Default windows in tokens; one constant for each model, since another value makes the server load it anew. */
export const TEXT_NUM_CTX = 16_384;
export const VISION_NUM_CTX = 8_192;
const SMALLEST_NUM_CTX = 4_096;

/** From this window on, a document of 350000 characters must fit into one request beside its answer. */
const LARGE_NUM_CTX = 131_072;
/** Below this the prompt itself takes so much that more for the answer would leave no room for a long recipe. */
const ROOMY_NUM_CTX = 16_384;

/** The window to ask for: what is configured, not below 4096, never above what the model was trained for. */
export function numCtxFor(wanted: number, contextLength: number | undefined): number {
  return Math.min(Math.max(wanted, SMALLEST_NUM_CTX), contextLength ?? Number.POSITIVE_INFINITY);
}

/**
 * Tokens kept for an answer that holds a whole document. Recipes as JSON are about half as long again as on the page;
 * an answer that does not fit is read again in parts, so more room here saves requests.
 */
export function answerTokensFor(numCtx: number): number {
  const share = numCtx >= LARGE_NUM_CTX ? 0.4 : numCtx >= ROOMY_NUM_CTX ? 0.55 : 0.5;
  return Math.floor(numCtx * share);
}
