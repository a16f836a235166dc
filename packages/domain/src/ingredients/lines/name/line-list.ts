import type { Token } from "../../../quantities/amount-tokens";
import { isArticle } from "../../../quantities/read-amount";
import { isOpening } from "../line-brackets";
import { beginsPreparation, isParticiple, isTrailingPreparation } from "./line-preparation";
import { compoundAt, isCompound, isWord, skipPhrase } from "../line-words";

/** Longer than this, what stands between two commas is no food of a list. */
const MAX_PHRASE_TOKENS = 7;
const MAX_PHRASES = 6;

/**
 * True where the comma at `comma` stands between foods of which one is meant ("brandy, sherry, or rum"), not before
 * preparation ("onions, peeled and chopped") or parts ("leeks, white and green parts"). `inList`: an earlier comma did.
 */
export function continuesList(tokens: readonly Token[], comma: number, inList: boolean): boolean {
  let start = comma + 1;
  for (let count = inList ? 1 : 0; count < MAX_PHRASES; count += 1) {
    const end = phraseEnd(tokens, start);
    const joined = isConjunction(tokens[start]);
    const first = joined && count > 0 && tokens[start + 1]?.folded === "other" ? start + 2 : start + (joined ? 1 : 0);
    if (!isFoodPhrase(tokens, first, end)) return false;
    if (joined) return count > 0 || isPlainAlternative(tokens, start + 1, end);
    if (hasConjunction(tokens, start, end)) return true;
    if (tokens[end]?.text !== ",") return false;
    start = end + 1;
  }
  return false;
}

/** First token after `start` that ends a phrase: a comma, bracket or aside; at most a phrase's length away. */
function phraseEnd(tokens: readonly Token[], start: number): number {
  let end = start;
  while (end < tokens.length && end - start <= MAX_PHRASE_TOKENS && !endsPhrase(tokens, end)) end += 1;
  return end;
}

function endsPhrase(tokens: readonly Token[], at: number): boolean {
  return /^[,;:]$/.test(tokens[at]?.text ?? "") || isOpening(tokens[at]) || skipPhrase(tokens, at, "asidePhrases") > at;
}

function isFoodPhrase(tokens: readonly Token[], start: number, end: number): boolean {
  if (end === start || end - start > MAX_PHRASE_TOKENS) return false;
  const first = tokens[start];
  if (first?.kind !== "word" || isArticle(first)) return false;
  if (beginsPreparation(tokens, start) || isWord(first, "partWords") || isWord(first, "prepositions")) return false;
  if (/^(?:whites|greens)$/.test(first.folded)) return false;
  const last = tokens[end - 1];
  const isPart = isWord(last, "partWords") && !isJuice(tokens, end - 1);
  if (isPart || isWord(last, "prepositions") || isParticiple(tokens, end - 1)) return false;
  return namesFood(tokens, start, end);
}

/** "orange juice" is a food, "juice" and "lemon and its juice" a part. */
function isJuice(tokens: readonly Token[], at: number): boolean {
  const before = compoundAt(tokens, at - 1);
  const isFruit =
    before !== null && !isCompound(before, "describingWords") && !/^(?:and|or|its|their|the)$/.test(before.folded);
  return isFruit && /^juices?$/.test(tokens[at]?.folded ?? "");
}

/** At least one word that is no mere description, no number, and no preparation that runs to the phrase's end. */
function namesFood(tokens: readonly Token[], start: number, end: number): boolean {
  let found = false;
  for (let at = start; at < end;) {
    const word = compoundAt(tokens, at);
    if (tokens[at]?.value || (at > start && !isConjunction(tokens[at - 1]) && endsInPreparation(tokens, at, end)))
      return false;
    const describes =
      isCompound(word, "describingWords") || isCompound(word, "preparationWords") || isConjunction(tokens[at]);
    found ||= word !== null && !describes;
    at = word?.next ?? at + 1;
  }
  return found;
}

/** The "peeled" of "cloves peeled and left whole". */
function endsInPreparation(tokens: readonly Token[], at: number, end: number): boolean {
  if (isTrailingPreparation(tokens, at)) return true;
  const word = compoundAt(tokens, at);
  return (
    word !== null && isCompound(word, "preparationWords") && (word.next >= end || isConjunction(tokens[word.next]))
  );
}

/** "or kale" but not "or other melting cheese", "or any unsliced loaf", which are comments. */
function isPlainAlternative(tokens: readonly Token[], start: number, end: number): boolean {
  if (skipPhrase(tokens, end, "asidePhrases") > end) return false;
  return !/^(?:any|another|anything|your|use|try|more|less|to|as|substitute|alternatively)$/.test(
    tokens[start]?.folded ?? "",
  );
}

function hasConjunction(tokens: readonly Token[], start: number, end: number): boolean {
  for (let at = start + 1; at < end - 1; at += 1) if (isConjunction(tokens[at])) return true;
  return false;
}

function isConjunction(token: Token | undefined): boolean {
  return isWord(token, "orWords") || isWord(token, "andWords") || token?.text === "&";
}
