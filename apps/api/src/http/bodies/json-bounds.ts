import { text } from "@tureen/messages/text";
import { AppError } from "#core/app-error";

/** Deeper than any input of ours by far; a parser's stack and its time grow with depth. */
const MAX_DEPTH = 40;
/** Brackets, commas, colons and texts of one body; a recipe of a thousand lines has about ten thousand. */
const MAX_TOKENS = 200_000;
/** What stands outside of texts: punctuation, numbers and spaces. */
const MAX_BYTES_OUTSIDE_TEXTS = 2 * 1024 * 1024;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);
const SEPARATORS = new Set([0x2c, 0x3a]);

/**
 * Refuses JSON whose parsing would hold the event loop up. One linear pass that leaps over texts, so that 30 MB of a photo cost
 * what a few bytes cost.
 * @throws AppError bad-input for what is nested deeper than 40 levels, too-large for too many values
 */
export function refuseCostlyJson(json: Buffer): void {
  let depth = 0;
  let tokens = 0;
  let outside = 0;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    outside += 1;
    if (byte === QUOTE) {
      at = endOfText(json, at + 1);
      tokens += 1;
    } else if (OPENING.has(byte)) {
      depth += 1;
      tokens += 1;
      if (depth > MAX_DEPTH) throw new AppError("bad-input", text("The data is nested too deeply."));
    } else if (CLOSING.has(byte)) depth -= 1;
    else if (SEPARATORS.has(byte)) tokens += 1;
    if (tokens > MAX_TOKENS || outside > MAX_BYTES_OUTSIDE_TEXTS)
      throw new AppError("too-large", text("That is too much data for one request."));
  }
}

/** Where the quote stands that ends the text; the end of the body where none does. */
function endOfText(json: Buffer, start: number): number {
  for (let quote = json.indexOf(QUOTE, start); quote !== -1; quote = json.indexOf(QUOTE, quote + 1)) {
    let backslashes = 0;
    while (quote - backslashes > start && json[quote - 1 - backslashes] === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return quote;
  }
  return json.length;
}
