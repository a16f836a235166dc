/** What a PDF may cost. */
export interface PdfLimits {
  readonly maxPages: number;
  /** Characters of all pages together. */
  readonly maxChars: number;
  /** Resident memory of the reader's process. */
  readonly maxMemoryBytes: number;
  readonly openTimeoutMs: number;
  /** For the text of one page, which takes milliseconds unless the file means harm. */
  readonly readTimeoutMs: number;
  /** For the picture of one page. */
  readonly renderTimeoutMs: number;
  /** For everything together that the process works on; not for what passes between its pages. */
  readonly totalTimeoutMs: number;
  /** Times that a page may end the process and a new one goes on with the next. */
  readonly maxRestarts: number;
}

export const PDF_LIMITS: PdfLimits = {
  maxPages: 1000,
  maxChars: 20_000_000,
  maxMemoryBytes: 700 * 1024 * 1024,
  openTimeoutMs: 30_000,
  readTimeoutMs: 20_000,
  renderTimeoutMs: 120_000,
  totalTimeoutMs: 30 * 60_000,
  maxRestarts: 2,
};
