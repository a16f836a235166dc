import type { Token } from "../quantities/amount-tokens";
import { readAmountAt } from "../quantities/read-amount";
import { readMeasureAt } from "./line-measure";
import { skipPreparation } from "./line-preparation";
import { isWord } from "./line-words";

/** What stands before the amount: bullets, a heading, "juice of". */
export interface LineLead {
  readonly notes: readonly Token[];
  readonly next: number;
}

const MAX_HEADING_TOKENS = 5;
const MAX_PART_TOKENS = 8;

/** Skips list marks, and takes for notes what is said before the amount: "Garnish:", "juice and grated zest of", "chopped". */
export function readLead(tokens: readonly Token[]): LineLead {
  const start = skipBullets(tokens, 0);
  const heading = skipHeading(tokens, start);
  const part = skipPart(tokens, heading);
  return { notes: tokens.slice(start, part), next: part };
}

/** "•", "-", "*", "[ ]". */
function skipBullets(tokens: readonly Token[], start: number): number {
  let at = start;
  while (tokens[at]?.kind === "mark" && /^[^\p{L}\p{N}(~≈<>]$/u.test(tokens[at]?.text ?? "")) at += 1;
  return at;
}

/** "Optional accompaniments: butter", but not "Butter: 100 g", which has its amount last. */
function skipHeading(tokens: readonly Token[], start: number): number {
  let at = start;
  while (at - start < MAX_HEADING_TOKENS && tokens[at]?.kind === "word") at += 1;
  if (at === start || tokens[at]?.text !== ":" || at + 1 >= tokens.length) return start;
  const measure = readMeasureAt(tokens, at + 1) ?? readAmountAt(tokens, at + 1);
  return measure !== null && measure.next >= tokens.length ? start : at + 1;
}

/** "Juice and grated zest of", "grated peel of", "juice" before an amount; "lightly packed" before an amount. */
function skipPart(tokens: readonly Token[], start: number): number {
  let at = start;
  let hasPart = false;
  while (at < tokens.length && at - start < MAX_PART_TOKENS) {
    const prepared = skipPreparation(tokens, at);
    if (prepared > at) at = prepared;
    else if (isWord(tokens[at], "partWords")) {
      hasPart = true;
      at += 1;
    } else if (at > start && (isWord(tokens[at], "andWords") || isWord(tokens[at], "orWords"))) at += 1;
    else break;
  }
  if (at === start) return start;
  const isOf = isWord(tokens[at], "ofWords");
  const of = isOf || tokens[at]?.folded === "from" ? at + 1 : at;
  if (hasPart && isOf && tokens[of]?.kind === "word") return of;
  return tokens[of]?.kind === "number" || (hasPart && readAmountAt(tokens, of) !== null) ? of : start;
}
