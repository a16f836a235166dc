export interface PromptMeasure {
  readonly promptChars: number;
  /** What the server says it has read. */
  readonly promptTokens: number;
  readonly numCtx: number;
  /** Largest value seen for this model; undefined before enough answers. */
  readonly largestCharsPerToken: number | undefined;
  readonly hasImages: boolean;
}

/** More than any language of any kitchen packs into a token. */
const IMPLAUSIBLE_CHARS_PER_TOKEN = 7;
const KEPT_AT_HEAD = 4;
const MOST_OF_ESTIMATE = 0.75;

/**
 * True when the server seems to have read only part of the prompt although it was told to refuse instead: it read
 * fewer tokens than the text can have, filled its window to the brim (servers before 0.12.6), or stopped at the half
 * that newer ones cut to.
 */
export function seemsTruncated({ promptChars, promptTokens, numCtx, largestCharsPerToken, hasImages }: PromptMeasure): boolean {
  if (hasImages) return promptTokens >= numCtx - 8;
  const fewest = promptChars / (largestCharsPerToken ?? IMPLAUSIBLE_CHARS_PER_TOKEN);
  if (promptTokens < MOST_OF_ESTIMATE * fewest || promptTokens >= numCtx - 8) return true;
  const half = numCtx / 2 + KEPT_AT_HEAD / 2;
  return Math.abs(promptTokens - half) <= KEPT_AT_HEAD && promptTokens < fewest;
}
