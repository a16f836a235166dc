export interface PromptMeasure {
  readonly promptChars: number;
  /** What the server says it has read. */
  readonly promptTokens: number;
  readonly numCtx: number;
  readonly hasImages: boolean;
}

/** More than any language of any kitchen packs into a token (7), with a quarter to spare for rows of dots and dashes. */
const IMPLAUSIBLE_CHARS_PER_TOKEN = 7 / 0.75;
/** A prompt that was cut to its half looks at least twice as thin as it is; one that only happens to be as long does not. */
const THIN_CHARS_PER_TOKEN = 5;
const KEPT_AT_HEAD = 4;

/**
 * True when the server seems to have read only part of the prompt although it was told to refuse instead: it filled its
 * window to the brim (servers before 0.12.6), stopped at the half that newer ones cut to, or read fewer tokens than any
 * text has. The bounds are the same for every language, and what other prompts of the model were like does not count: a
 * book in Greek must not make English look cut.
 */
export function seemsTruncated({ promptChars, promptTokens, numCtx, hasImages }: PromptMeasure): boolean {
  if (promptTokens >= numCtx - 8) return true;
  // No text has more tokens than characters: what is shorter than the window was never too long for it.
  if (hasImages || promptChars < numCtx) return false;
  const charsPerToken = promptChars / promptTokens;
  const isHalf = Math.abs(promptTokens - (numCtx + KEPT_AT_HEAD) / 2) <= KEPT_AT_HEAD;
  return charsPerToken > (isHalf ? THIN_CHARS_PER_TOKEN : IMPLAUSIBLE_CHARS_PER_TOKEN);
}
