import { isDash, type Token } from "../quantities/amount-tokens";
import { isArticle, readAmountAt } from "../quantities/read-amount";
import { compare, isZero, rational } from "../quantities/rational";
import { findUnit } from "../quantities/find-unit";
import { isContainer, PIECE } from "../quantities/unit";
import { readAlternatives, readMeasureBracket } from "./line-alternatives";
import { isClosing, isOpening, matchBrackets } from "./line-brackets";
import { continuesList } from "./line-list";
import { isLength, isPieceWord, readMeasureAt, type MeasureAt } from "./line-measure";
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

/** Notes with more tokens than this are prose: no amount is looked for there. */
const MAX_NOTE_TOKENS = 12;
/** A number beyond this counts no pieces. */
const MAX_COUNT = rational(100);

/** "St. Agur", "Dr. Pepper", "oz.": after a longer word a full stop ends the sentence. */
const MAX_ABBREVIATION_LETTERS = 3;

/** A name while it is being read. */
interface Draft {
  readonly tokens: readonly Token[];
  /** Opening bracket → its closing one. */
  readonly brackets: ReadonlyMap<number, number>;
  readonly soldPrepared: boolean;
  /** True where an amount stood before the food: a number after it is then none. */
  readonly hasAmount: boolean;
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
 * beginning: what comes in a tin of chopped tomatoes is chopped tomatoes. `hasAmount`: one stood before.
 */
export function readName(
  tokens: readonly Token[],
  start: number,
  { soldPrepared, hasAmount }: { readonly soldPrepared: boolean; readonly hasAmount: boolean },
): LineName {
  const draft: Draft = {
    tokens,
    soldPrepared,
    hasAmount,
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
    at =
      bracket ??
      takeExtra(draft, at) ??
      takeWeight(draft, at) ??
      takeMark(draft, at) ??
      takePreparation(draft, at) ??
      takeSize(draft, at) ??
      takeWord(draft, at);
  }
  takeRest(draft, at);
  return { ...draft, name: trimLinks(trimMarks(draft.name)) };
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
  const count = draft.hasAmount ? null : readCount(tokens, at + 1);
  const size = readSizeAt(tokens, at + 1, true);
  if (count?.next === close) {
    draft.measures.push(count);
    draft.size.push(...count.size);
  } else if (size !== null && (size.next === close || (size.next + 1 === close && isSizeWord(tokens[size.next]))))
    draft.size.push(...size.parts);
  else if (draft.name.length > 0 && isSynonym(tokens, at + 1, close)) draft.name.push(...tokens.slice(at, close + 1));
  else draft.notes.push(tokens.slice(at + 1, close));
  return close + 1;
}

/** The "+ extra" of "3 tbsp + extra, olive oil": it stands before the food and is none. */
function takeExtra({ tokens, name, notes }: Draft, at: number): number | null {
  const isMore = tokens[at]?.text === "+" || isWord(tokens[at], "plusWords");
  if (name.length > 0 || !isMore || !/^(?:extra|more)$/.test(tokens[at + 1]?.folded ?? "")) return null;
  notes.push(tokens.slice(at, at + 2));
  return at + 2;
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
  if (size === null || (tokens[size.next]?.kind !== "word" && !endsWithSize(draft, size.next))) return null;
  const next = skipPieces(draft, size.next);
  draft.size.push(...size.parts, ...tokens.slice(size.next, next).filter((token) => !isWord(token, "ofWords")));
  return next;
}

/** The "pieces" of "2 cups bite-sized pieces cooked chicken" and "1 lb large chunks of pumpkin": no food of their own. */
function skipPieces({ tokens, name }: Draft, index: number): number {
  if (name.length > 0 || !isPieceWord(tokens[index])) return index;
  const food = isWord(tokens[index + 1], "ofWords") ? index + 2 : index + 1;
  return tokens[food]?.kind === "word" ? food : index;
}

/** The "piccola" of "1 cipolla piccola" and the "medium" of "2 onions medium, chopped": nothing of the name follows. */
function endsWithSize({ tokens, hasFood, hasAmount }: Draft, next: number): boolean {
  return hasFood && hasAmount && (next >= tokens.length || tokens[next]?.text === "," || isOpening(tokens[next]));
}

/** The "4-pound" of "1 whole 4-pound chicken" and "6 well-trimmed 6-ounce steaks": what each weighs. */
function takeWeight(draft: Draft, at: number): number | null {
  const { tokens } = draft;
  const isApart = draft.hasAmount && draft.name.length > 0 && tokens[at]?.value;
  const measure = isApart ? readMeasureAt(tokens, at) : null;
  if (!measure?.hyphened || !/^(?:mass|volume)$/.test(measure.unit.dimension)) return null;
  if (tokens[measure.next]?.kind !== "word") return null;
  if (draft.name.at(-1)?.text === ",") draft.name.pop();
  draft.measures.push(measure);
  draft.each = true;
  return measure.next;
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
  return (
    isCompound(word, "describingWords") ||
    /^un[a-z]{3,}ed$|-(?:free|fat|sodium|sugar|style|in|on|quality)$/.test(word.folded)
  );
}

/** What is left is a note; an amount at its beginning ("about 2 pounds") is read first. */
function takeRest(draft: Draft, at: number): void {
  const { tokens } = draft;
  let next = at;
  while (tokens[next]?.kind === "mark" && !isOpening(tokens[next])) next += 1;
  // "pane a fette": the Italian "a" is no article.
  const isAside = isArticle(tokens[next]) && skipPhrase(tokens, next, "asidePhrases") > next;
  const measure = isAside ? null : (readMeasureAt(tokens, next) ?? readLastCount(tokens, next));
  const after = measure && tokens[measure.next];
  if (measure && (after?.kind !== "word" || after.folded === "per")) {
    const others = readAlternatives(tokens, measure.next);
    draft.measures.push(measure, ...others.measures);
    next = others.next;
  }
  while (tokens[next]?.kind === "mark" && !isOpening(tokens[next])) next += 1;
  if (next >= tokens.length) return;
  const last = draft.hasAmount || draft.measures.length > 0 ? null : findLastMeasure(tokens, next);
  if (last) draft.measures.push(last);
  const notes = last ? [tokens.slice(next, last.start), tokens.slice(last.next)] : [tokens.slice(next)];
  draft.notes.push(...notes.filter((run) => run.length > 0));
}

/** An amount after preparation: "Butter, melted, 2 tbsp", "Salt, to taste, about 1 tsp", "Onions, chopped, 2"; no length, which says how to cut. */
function findLastMeasure(tokens: readonly Token[], start: number): MeasureAt | null {
  for (let at = start + 1; at < tokens.length && at - start <= MAX_NOTE_TOKENS; at += 1) {
    if (!tokens[at]?.value) continue;
    const before = tokens[isWord(tokens[at - 1], "aboutWords") ? at - 2 : at - 1];
    const isApart = before?.text === "," || isDash(before);
    const isAfterPreparation = isWord(before, "preparationWords");
    const measure = isApart || isAfterPreparation ? (readMeasureAt(tokens, at) ?? readLastCount(tokens, at)) : null;
    const ends = measure !== null && (measure.next >= tokens.length || tokens[measure.next]?.text === ",");
    if (ends && !isLength(measure.unit)) return measure;
  }
  return null;
}

/** A number without a unit that ends the line, or its phrase: "Eggs: 3", "Garlic cloves 3, minced", "Tomato 2 medium-sized". */
function readLastCount(tokens: readonly Token[], index: number): MeasureAt | null {
  const count = readCount(tokens, index);
  return count && (count.next >= tokens.length || /^[,(]$/.test(tokens[count.next]?.text ?? "")) ? count : null;
}

/** Pieces: "3", "2 large", "10–15 medium-sized". No food is bought by more of them; "(405)" is a kind of flour. */
function readCount(tokens: readonly Token[], start: number): MeasureAt | null {
  const amount = tokens[start]?.value ? readAmountAt(tokens, start) : null;
  if (amount === null || isZero(amount.amount) || compare(amount.amount, MAX_COUNT) > 0) return null;
  const size = readSizeAt(tokens, amount.next, false);
  const next = size?.next ?? amount.next;
  return { ...amount, unit: PIECE, unitWord: "", size: size?.parts ?? [], hyphened: false, shapeAt: next, start, next };
}

function isSizeWord(token: Token | undefined): boolean {
  return token?.kind === "word" && /^sized?$/.test(token.folded);
}

/** True where a comma, dash, aside, alternative with an amount of its own, or preparation ends the food's name. */
function endsName(draft: Draft, at: number): boolean {
  const { tokens } = draft;
  const token = tokens[at];
  if (token?.kind === "mark") return endsAtMark(draft, at);
  if (token?.kind === "number") {
    const count = draft.hasAmount ? null : readLastCount(tokens, at);
    return count !== null || endsLine(tokens, readMeasureAt(tokens, at)?.next);
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

function endsAtMark(draft: Draft, at: number): boolean {
  const { tokens } = draft;
  const token = tokens[at];
  if (token?.text === ",") return !continuesList(tokens, at, draft.inList);
  if (token?.text === ".")
    return tokens[at + 1]?.spaced !== false && (tokens[at - 1]?.text.length ?? 0) > MAX_ABBREVIATION_LETTERS;
  if (isDash(token)) return token?.spaced === true && tokens[at + 1]?.spaced !== false;
  // "Grands!™": a mark within a brand.
  if (token?.text === "!" && tokens[at + 1]?.kind === "mark" && tokens[at + 1]?.spaced === false) return false;
  return /^[;:!?*…=|+]$/.test(token?.text ?? "");
}

function endsLine(tokens: readonly Token[], next: number | undefined): boolean {
  if (next === undefined) return false;
  const end = tokens[next]?.folded === "each" ? next + 1 : next;
  return end >= tokens.length || tokens[end]?.text === "," || isOpening(tokens[end]);
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
      isContainerWord(word) ||
      isCompound(word, "preparationAdverbs")
    )
      return false;
    if (isCompound(word, "preparationWords") && (word.next >= close || isHow(tokens[word.next]))) return false;
    at = word.next;
  }
  return words > 0 && close < tokens.length && skipPhrase(tokens, start, "asidePhrases") === start;
}

/** "(blik)": what the food comes in. */
function isContainerWord(word: Compound): boolean {
  const unit = findUnit(word.folded);
  return unit !== undefined && isContainer(unit);
}

/** The "fine" of "(chopped fine)". */
function isHow(token: Token | undefined): boolean {
  return (
    token?.kind === "word" && /^(?:fine|small|thin|rough|coarse|finely|thinly|roughly|coarsely)$/.test(token.folded)
  );
}

function trimMarks(tokens: readonly Token[]): readonly Token[] {
  let start = 0;
  let end = tokens.length;
  while (start < end && isBareMark(tokens[start])) start += 1;
  while (end > start && isBareMark(tokens[end - 1])) end -= 1;
  return tokens.slice(start, end);
}

/** Without what led to something that is read elsewhere: the "de unos" of "1 boniato de unos 400 g", the "x" of "onions x2". */
function trimLinks(tokens: readonly Token[]): readonly Token[] {
  let end = tokens.length;
  while (end > 1 && isLink(tokens[end - 1])) end -= 1;
  return tokens.slice(end > 1 && isWord(tokens[0], "ofWords") ? 1 : 0, end);
}

function isLink(token: Token | undefined): boolean {
  return (
    isWord(token, "ofWords") || isWord(token, "aboutWords") || /^(?:a|da|zu|weighing|x)$/.test(token?.folded ?? "")
  );
}

function isBareMark(token: Token | undefined): boolean {
  return token?.kind === "mark" && /^[,;:.\-–—*•·/|=+&×)\]]$/.test(token.text) && !isClosing(token);
}
