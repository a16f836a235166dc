import { isDash, type Token } from "../../../quantities/amount-tokens";
import { isArticle, readAmountAt } from "../../../quantities/read-amount";
import { isOpening } from "../line-brackets";
import { readLastCount } from "../quantity/line-last-amount";
import { continuesList } from "./line-list";
import { skipEach } from "../quantity/line-alternatives";
import { readMeasureAt } from "../quantity/line-measure";
import type { NameDraft } from "./line-name-draft";
import { isTrailingPreparation } from "./line-preparation";
import { isTightDash, isWord, skipPhrase } from "../line-words";

/** "St. Agur", "Dr. Pepper", "oz.": after a longer word a full stop ends the sentence. */
const MAX_ABBREVIATION_LETTERS = 3;
/** What is said of a food behind its amount is no longer than this. */
const MAX_LAST_WORDS = 2;
/** A number of one's kind: "Pampers size 5", "Mehl Type 45". */
const NUMBERED = /^(?:size|no|nr|gr|grosse|type?|tipo|taille|talla|taglia|maat|model)$/;

/** True where a comma, dash, aside, alternative with an amount of its own, or preparation ends the food's name. */
export function endsName(draft: NameDraft, at: number): boolean {
  const { tokens } = draft;
  const token = tokens[at];
  if (token?.kind === "mark") return endsAtMark(draft, at);
  if (token?.kind === "number") {
    if (isGrownTo(tokens, at)) return false;
    const count = draft.hasAmount ? null : readLastCount(tokens, at);
    const next = readMeasureAt(tokens, at)?.next;
    return count !== null || endsLine(tokens, next) || (!draft.hasAmount && isDescribedFrom(tokens, next));
  }
  if (isTightDash(tokens, at - 1)) return false;
  if (isTightDash(tokens, at + 1)) return isTrailingPreparation(tokens, at);
  if (isWord(token, "andWords") && isArticle(tokens[at + 1])) return true;
  if (draft.hasAmount && isWord(token, "andWords") && skipPhrase(tokens, at + 1, "vagueWords") > at + 1) return true;
  const next = tokens[at + 1];
  const isAlternative = next?.text === "," || isWord(next, "vagueWords") || beginsAmount(tokens, at + 1);
  if (isWord(token, "orWords") && isAlternative) return true;
  return skipPhrase(tokens, at, "asidePhrases") > at || isTrailingPreparation(tokens, at);
}

/** An amount, and not the "half" of "evaporated milk or half-and-half". */
function beginsAmount(tokens: readonly Token[], at: number): boolean {
  return readAmountAt(tokens, at) !== null && (tokens[at]?.value != null || !isTightDash(tokens, at + 1));
}

function endsAtMark(draft: NameDraft, at: number): boolean {
  const { tokens } = draft;
  const token = tokens[at];
  if (token?.text === ",") return !continuesList(tokens, at, draft.inList);
  if (token?.text === ".")
    return tokens[at + 1]?.spaced !== false && (tokens[at - 1]?.text.length ?? 0) > MAX_ABBREVIATION_LETTERS;
  if (token?.text === "&") return tokens[at + 1]?.kind === "number";
  if (isDash(token)) return token?.spaced === true && tokens[at + 1]?.spaced !== false;
  // "Grands!™": a mark within a brand.
  if (token?.text === "!" && tokens[at + 1]?.kind === "mark" && tokens[at + 1]?.spaced === false) return false;
  return /^[;:!?*…=|+]$/.test(token?.text ?? "");
}

/** The "12" of "vitamin B12" and the "40" of "WD-40": no amount, unless a unit follows ("Käse200g"). */
function isGrownTo(tokens: readonly Token[], at: number): boolean {
  const before = tokens[isTightDash(tokens, at - 1) ? at - 2 : at - 1];
  const isNumbered = NUMBERED.test(before?.folded ?? "") && at > 1;
  const isJoined = isNumbered || isTightDash(tokens, at - 1) || tokens[at]?.spaced === false;
  return isJoined && before?.kind === "word" && before.folded !== "x" && readMeasureAt(tokens, at) === null;
}

/** The "softened" of "butter 125g softened" and, at the line's end, the "fein" of "Zucker 100g fein". */
export function isDescribedFrom(tokens: readonly Token[], next: number | undefined): boolean {
  if (next === undefined || tokens[next]?.kind !== "word") return false;
  const rest = tokens.slice(next, next + MAX_LAST_WORDS + 1);
  const isLast = rest.length <= MAX_LAST_WORDS && rest.every((token) => token.kind === "word");
  return isTrailingPreparation(tokens, next) || (isLast && !isWord(rest[0], "ofWords") && !isWord(rest[0], "orWords"));
}

function endsLine(tokens: readonly Token[], next: number | undefined): boolean {
  if (next === undefined) return false;
  const end = skipEach(tokens, next);
  return end >= tokens.length || tokens[end]?.text === "," || isOpening(tokens[end]);
}
