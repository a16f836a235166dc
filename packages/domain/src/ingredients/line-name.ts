import type { Token } from "../quantities/amount-tokens";
import { isArticle, isDash, readAmountAt } from "../quantities/read-amount";
import { PIECE } from "../quantities/unit";
import { readMeasureBracket } from "./line-alternatives";
import { isClosing, isOpening, matchBrackets } from "./line-brackets";
import { continuesList } from "./line-list";
import { readMeasureAt, type MeasureAt } from "./line-measure";
import { isTrailingPreparation, skipPreparation } from "./line-preparation";
import { readSizeAt } from "./line-size";
import { compoundAt, isCompound, isTightDash, isWord, skipPhrase, type Compound } from "./line-words";

/** What stands after the amount of a line. */
export interface LineName {
  readonly name: readonly Token[];
  readonly size: readonly Token[];
  /** Preparation and comments, each a run of tokens. */
  readonly notes: readonly (readonly Token[])[];
  /** Amounts found after the food: "(240 ml)", "6 pears, about 2 pounds". */
  readonly measures: readonly MeasureAt[];
  /** True where one of them is said of each piece. */
  readonly each: boolean;
}

/** Words in a bracket that only says the food's other name: "asafetida (hing)". */
const MAX_SYNONYM_WORDS = 2;

/** "St. Agur", "Dr. Pepper", "oz.": after a longer word a full stop ends the sentence. */
const MAX_ABBREVIATION_LETTERS = 3;

/** A name while it is being read. */
interface Draft {
  readonly tokens: readonly Token[];
  /** Opening bracket → its closing one. */
  readonly brackets: ReadonlyMap<number, number>;
  readonly soldPrepared: boolean;
  readonly name: Token[];
  readonly size: Token[];
  readonly notes: (readonly Token[])[];
  readonly measures: MeasureAt[];
  each: boolean;
  /** True once the name holds a word that names a food, not only "fresh" or "boneless". */
  hasFood: boolean;
  /** True once a comma stood between foods: "brandy, sherry, or rum". */
  inList: boolean;
}

/**
 * Parts the rest of a line into the food's name, sizes and notes. `soldPrepared` keeps words of preparation at the
 * beginning: what comes in a tin of chopped tomatoes is chopped tomatoes.
 */
export function readName(tokens: readonly Token[], start: number, soldPrepared: boolean): LineName {
  const draft: Draft = {
    tokens,
    soldPrepared,
    brackets: matchBrackets(tokens),
    name: [],
    size: [],
    notes: [],
    measures: [],
    each: false,
    hasFood: false,
    inList: false,
  };
  let at = start;
  while (at < tokens.length) {
    const bracket = takeBracket(draft, at);
    if (bracket === null && draft.hasFood && endsName(draft, at)) break;
    at = bracket ?? takeMark(draft, at) ?? takePreparation(draft, at) ?? takeSize(draft, at) ?? takeWord(draft, at);
  }
  takeRest(draft, at);
  return { ...draft, name: trimMarks(draft.name) };
}

function takeBracket(draft: Draft, at: number): number | null {
  const { tokens } = draft;
  if (!isOpening(tokens[at])) return null;
  const measures = readMeasureBracket(tokens, at);
  const close = draft.brackets.get(at) ?? tokens.length;
  if (measures) {
    draft.measures.push(...measures.measures);
    draft.each ||= measures.each;
    return measures.next;
  }
  if (draft.name.length > 0 && isSynonym(tokens, at + 1, close)) draft.name.push(...tokens.slice(at, close + 1));
  else draft.notes.push(tokens.slice(at + 1, close));
  return close + 1;
}

/** Commas between adjectives and foods of a list stay; a mark before any food is dropped. */
function takeMark(draft: Draft, at: number): number | null {
  const token = draft.tokens[at];
  if (token?.kind !== "mark" || isTightDash(draft.tokens, at)) return null;
  if (draft.name.length > 0) draft.name.push(token);
  draft.inList ||= draft.hasFood && token.text === ",";
  return at + 1;
}

function takePreparation(draft: Draft, at: number): number | null {
  const { tokens } = draft;
  const leads = draft.name.length === 0 && !draft.soldPrepared;
  if (!leads && !opensPreparation(tokens[at - 1])) return null;
  const end = skipPreparation(tokens, at);
  if (end === at || end >= tokens.length) return null;
  if (draft.name.at(-1)?.text === ",") draft.name.pop();
  draft.notes.push(tokens.slice(at, end));
  return end;
}

/** "salt and freshly ground pepper", "fresh minced tarragon", "firm, strained yoghurt". */
function opensPreparation(before: Token | undefined): boolean {
  return before?.text === "," || before?.text === "&" || before?.folded === "fresh" || isWord(before, "andWords");
}

function takeSize(draft: Draft, at: number): number | null {
  const { tokens } = draft;
  if (isTightDash(tokens, at - 1)) return null;
  const size = readSizeAt(tokens, at, false);
  if (size === null || tokens[size.next]?.kind !== "word") return null;
  draft.size.push(...size.parts);
  return size.next;
}

function takeWord(draft: Draft, at: number): number {
  const { tokens } = draft;
  const word = compoundAt(tokens, at);
  const next = word?.next ?? at + 1;
  draft.name.push(...tokens.slice(at, next));
  draft.hasFood ||= word !== null && !isDescribing(word);
  return next;
}

/** "boneless", "fat-free", "low-sodium": no food yet. */
function isDescribing(word: Compound): boolean {
  return isCompound(word, "describingWords") || /-(?:free|fat|sodium|sugar|style|in|on|quality)$/.test(word.folded);
}

/** What is left is a note; an amount at its beginning ("about 2 pounds") is read first. */
function takeRest(draft: Draft, at: number): void {
  const { tokens } = draft;
  let next = at;
  while (tokens[next]?.kind === "mark" && !isOpening(tokens[next])) next += 1;
  const measure = readMeasureAt(tokens, next) ?? readLoneNumber(tokens, next);
  if (measure !== null && tokens[measure.next]?.kind !== "word") {
    draft.measures.push(measure);
    next = measure.next;
  }
  while (tokens[next]?.kind === "mark" && !isOpening(tokens[next])) next += 1;
  if (next < tokens.length) draft.notes.push(tokens.slice(next));
}

/** A number without a unit that ends the line: "Eggs: 3". */
function readLoneNumber(tokens: readonly Token[], index: number): MeasureAt | null {
  const amount = tokens[index]?.value ? readAmountAt(tokens, index) : null;
  return amount?.next === tokens.length
    ? { ...amount, unit: PIECE, unitWord: "", size: [], hyphened: false, shapeAt: amount.next }
    : null;
}

/** True where a comma, dash, aside, alternative with an amount of its own, or preparation ends the food's name. */
function endsName(draft: Draft, at: number): boolean {
  const { tokens } = draft;
  const token = tokens[at];
  if (token?.kind === "mark") return endsAtMark(draft, at);
  if (token?.kind === "number") return endsLine(tokens, readMeasureAt(tokens, at)?.next);
  if (isTightDash(tokens, at - 1) || isTightDash(tokens, at + 1)) return false;
  if (isWord(token, "andWords") && isArticle(tokens[at + 1])) return true;
  if (isWord(token, "orWords") && (readAmountAt(tokens, at + 1) !== null || isWord(tokens[at + 1], "vagueWords")))
    return true;
  return skipPhrase(tokens, at, "asidePhrases") > at || isTrailingPreparation(tokens, at);
}

function endsAtMark(draft: Draft, at: number): boolean {
  const { tokens } = draft;
  const token = tokens[at];
  if (token?.text === ",") return !continuesList(tokens, at, draft.inList);
  if (token?.text === ".")
    return tokens[at + 1]?.spaced !== false && (tokens[at - 1]?.text.length ?? 0) > MAX_ABBREVIATION_LETTERS;
  if (isDash(token)) return token?.spaced === true && tokens[at + 1]?.spaced !== false;
  return /^[;:!?*…=|+]$/.test(token?.text ?? "");
}

function endsLine(tokens: readonly Token[], next: number | undefined): boolean {
  return next !== undefined && (next >= tokens.length || tokens[next]?.text === "," || isOpening(tokens[next]));
}

/** "(hing)", "(flat-leaf)", "(or other)": a few words that name or describe, none that comments or prepares. */
function isSynonym(tokens: readonly Token[], start: number, close: number): boolean {
  let words = 0;
  for (let at = start; at < close; words += 1) {
    const word = compoundAt(tokens, at);
    if (
      word === null ||
      words === MAX_SYNONYM_WORDS ||
      isCompound(word, "commentWords") ||
      isCompound(word, "preparationAdverbs")
    )
      return false;
    if (word.next >= close && isCompound(word, "preparationWords")) return false;
    at = word.next;
  }
  return words > 0 && close < tokens.length && skipPhrase(tokens, start, "asidePhrases") === start;
}

function trimMarks(tokens: readonly Token[]): readonly Token[] {
  let start = 0;
  let end = tokens.length;
  while (start < end && isBareMark(tokens[start])) start += 1;
  while (end > start && isBareMark(tokens[end - 1])) end -= 1;
  return tokens.slice(start, end);
}

function isBareMark(token: Token | undefined): boolean {
  return token?.kind === "mark" && /^[,;:.\-–—*•·/|=+&)\]]$/.test(token.text) && !isClosing(token);
}
