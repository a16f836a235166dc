import type { Token } from "../../quantities/amount-tokens";
import { readAmountAt } from "../../quantities/read-amount";
import { readAlternatives } from "./quantity/line-alternatives";
import { isClosing, isOpening } from "./line-brackets";
import { readMeasureAt } from "./quantity/line-measure";
import { skipPreparation } from "./name/line-preparation";
import { readSizeAt } from "./quantity/line-size";
import { isWord, skipPhrase } from "./line-words";

/** What stands before the amount: bullets, a heading, "juice of". */
export interface LineLead {
  readonly notes: readonly Token[];
  readonly next: number;
}

const MAX_HEADING_TOKENS = 5;
const MAX_PART_TOKENS = 8;
/** What is bought are eggs. */
const PART_OF_EGG =
  /^(?:yolks?|whites?|eiweisse?|eiklar|eigelbe?|(?:ei)?dotter|blancs?|jaunes?|claras?|yemas?|album[ei]|tuorl[oi]|eiwit(?:ten)?|eigeel|(?:ei)?dooiers?)$/;

/** Skips list marks, and takes for notes what is said before the amount: "Garnish:", "juice and grated zest of", "chopped". */
export function readLead(tokens: readonly Token[]): LineLead {
  const start = skipBullets(tokens, 0);
  // "de 4 à 6 pommes"
  if (tokens[start]?.folded === "de" && tokens[start + 1]?.value) return { notes: [], next: start + 1 };
  const optional = skipPhrase(tokens, start, "optionalWords");
  const bracket = skipCommentBracket(tokens, tokens[optional]?.kind === "mark" ? start : optional);
  const heading = skipHeading(tokens, bracket);
  const part = skipPart(tokens, heading);
  return { notes: tokens.slice(start, part).filter((token) => !isOpening(token) && !isClosing(token)), next: part };
}

/** "•", "-", "*", "[ ]". */
function skipBullets(tokens: readonly Token[], start: number): number {
  let at = start;
  while (tokens[at]?.kind === "mark" && /^[^\p{L}\p{N}(~≈<>]$/u.test(tokens[at]?.text ?? "")) at += 1;
  return at;
}

/** The "(optional)" of "(optional) 30 g cocoa". */
function skipCommentBracket(tokens: readonly Token[], start: number): number {
  if (!isOpening(tokens[start]) || !isWord(tokens[start + 1], "commentWords")) return start;
  let close = start + 1;
  while (close - start <= MAX_PART_TOKENS && close < tokens.length && !isClosing(tokens[close])) close += 1;
  return isClosing(tokens[close]) && close + 1 < tokens.length ? close + 1 : start;
}

/** "Optional accompaniments: butter", but not "Butter: 100 g" and "Onion: 1 large, chopped", which have their amount last. */
function skipHeading(tokens: readonly Token[], start: number): number {
  let at = start;
  while (at - start < MAX_HEADING_TOKENS && tokens[at]?.kind === "word") at += 1;
  if (at === start || tokens[at]?.text !== ":" || at + 1 >= tokens.length) return start;
  const measure = readMeasureAt(tokens, at + 1) ?? readAmountAt(tokens, at + 1);
  if (measure === null) return at + 1;
  const sized = readSizeAt(tokens, measure.next, false)?.next ?? measure.next;
  const end = readAlternatives(tokens, sized).next;
  return end >= tokens.length || isOpening(tokens[end]) || tokens[end]?.text === "," ? start : at + 1;
}

/** "Juice and grated zest of", "grated peel of", "juice" before an amount; "lightly packed" and "heaping" before an amount. */
function skipPart(tokens: readonly Token[], start: number): number {
  const part = isLeadArticle(tokens[start]) ? start + 1 : start;
  let at = part;
  let hasPart = false;
  while (at < tokens.length && at - start < MAX_PART_TOKENS) {
    const prepared = skipPreparation(tokens, at);
    if (prepared > at) at = prepared;
    else if (isWord(tokens[at], "measureWords") && tokens[at + 1]?.kind === "number") at += 1;
    else if (at > part && isLeadArticle(tokens[at]) && isWord(tokens[at + 1], "partWords")) at += 1;
    else if (isWord(tokens[at], "partWords")) {
      hasPart = true;
      at += 1;
    } else if (isOfEgg(tokens, at)) {
      hasPart = true;
      at += isWord(tokens[at + 1], "ofWords") ? 1 : 2;
    } else if (tokens[at]?.kind === "word" && tokens[at + 1]?.folded === "from" && tokens[at + 2]?.value) {
      // "Meat from 1 roast chicken": any part will do.
      hasPart = true;
      at += 1;
    } else if (at > part && joinsParts(tokens, at)) at += 1;
    else break;
  }
  if (at === part || (part > start && !hasPart)) return start;
  const isOf = isWord(tokens[at], "ofWords");
  const of = isOf || tokens[at]?.folded === "from" ? at + 1 : at;
  if (hasPart && isOf && tokens[of]?.kind === "word") return of;
  return tokens[of]?.kind === "number" || (hasPart && readAmountAt(tokens, of) !== null) ? of : start;
}

/** The "and" of "juice and zest"; the Dutch "en" is no word for it elsewhere: French and Spanish mean "in". */
function joinsParts(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.folded === "en") return isWord(tokens[at + 1], "partWords");
  return /^[&/]$/.test(tokens[at]?.text ?? "") || isWord(tokens[at], "andWords") || isWord(tokens[at], "orWords");
}

/** "The juice of", "le jus de": an article before a part says nothing. */
function isLeadArticle(token: Token | undefined): boolean {
  return token?.kind === "word" && /^(?:the|le|la|les|l'|il|lo|el|der|die|das|den|de|het)$/.test(token.folded);
}

/** "the yolks of 4 eggs", "the whites only of six eggs": what is bought are eggs. */
function isOfEgg(tokens: readonly Token[], at: number): boolean {
  if (!PART_OF_EGG.test(tokens[at]?.folded ?? "")) return false;
  const of = tokens[at + 1]?.folded === "only" ? at + 2 : at + 1;
  return isWord(tokens[of], "ofWords") && readAmountAt(tokens, of + 1) !== null;
}
