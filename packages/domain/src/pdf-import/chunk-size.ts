/** Characters of English text for one token, cautiously: PDF text with fractions and units splits badly. */
const CHARS_PER_TOKEN = 2.5;
const CHARS_PER_TOKEN_OTHER_SCRIPTS = 2;

/** From this share of characters beyond ASCII on, a text counts as another script. */
const OTHER_SCRIPT_SHARE = 0.2;

/** Observations of a model that count. */
const MAX_OBSERVATIONS = 20;

/** Most characters of one question: a few recipes, over which a small model does not lose its way. */
const MAX_CHUNK_CHARS = 6_000;

/** Below this a chunk cannot hold a recipe. */
const MIN_CHUNK_CHARS = 500;

export interface ChunkSizeInput {
  /** Setting `pdf_chunk_size`: characters, an upper bound. */
  readonly chunkSizeChars: number;
  /** Setting `pdf_overlap_size`: characters, an upper bound. */
  readonly overlapChars: number;
  /** Context window of the model, in tokens, as it is really used. */
  readonly contextTokens: number;
  /** Tokens kept free for the answer. */
  readonly answerTokens: number;
  /** Tokens of the prompt around the document. */
  readonly promptTokens: number;
  readonly charsPerToken: number;
}

export interface ChunkSize {
  readonly chunkChars: number;
  readonly overlapChars: number;
}

/**
 * The size of chunks that a model can really take: what its context leaves beside the answer, the prompt and a
 * reserve of 5 % (64 tokens at least), at most the setting and what a small model keeps in view. The overlap is at most a fifth of a chunk. Null
 * when the context is too small for any recipe.
 */
export function effectiveChunkSize(input: ChunkSizeInput): ChunkSize | null {
  const reserveTokens = Math.max(64, Math.ceil(input.contextTokens * 0.05));
  const budgetTokens = input.contextTokens - input.answerTokens - input.promptTokens - reserveTokens;
  const roomChars = Math.floor(budgetTokens * input.charsPerToken);
  if (!(roomChars >= MIN_CHUNK_CHARS)) return null;
  const chunkChars = Math.min(input.chunkSizeChars, roomChars, MAX_CHUNK_CHARS);
  return { chunkChars, overlapChars: Math.min(input.overlapChars, Math.floor(chunkChars / 5)) };
}

/** Characters per token to begin with, before the model has answered once. */
export function firstCharsPerToken(text: string): number {
  let beyondAscii = 0;
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) > 127) beyondAscii++;
  return beyondAscii > text.length * OTHER_SCRIPT_SHARE ? CHARS_PER_TOKEN_OTHER_SCRIPTS : CHARS_PER_TOKEN;
}

export interface PromptObservation {
  /** UTF-16 length of a whole prompt. */
  readonly promptChars: number;
  /** Tokens that the server counted for it. */
  readonly promptTokens: number;
}

/**
 * Characters per token after what a model was seen to make of prompts, the newest last: nine tenths of the
 * lowest of the last twenty. `fallback` where there is nothing to go by.
 */
export function observedCharsPerToken(observations: readonly PromptObservation[], fallback: number): number {
  const seen = observations
    .filter(({ promptChars, promptTokens }) => promptChars > 0 && promptTokens > 0)
    .slice(-MAX_OBSERVATIONS)
    .map(({ promptChars, promptTokens }) => promptChars / promptTokens);
  return seen.length === 0 ? fallback : 0.9 * Math.min(...seen);
}
