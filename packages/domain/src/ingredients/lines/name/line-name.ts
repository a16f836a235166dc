import type { Token } from "../../../quantities/amount-tokens";
import { isArticle } from "../../../quantities/read-amount";
import { linksSize, readAlternatives, skipEach, skipSizeLink } from "../quantity/line-alternatives";
import { isClosing, isOpening, matchBrackets } from "../line-brackets";
import { findLastMeasure, readLastCount } from "../quantity/line-last-amount";
import { isPieceWord, readMeasureAt } from "../quantity/line-measure";
import { takeBracket } from "./line-name-bracket";
import type { LineName, NameDraft } from "./line-name-draft";
import { endsName, isDescribedFrom } from "./line-name-end";
import { isTrailingPreparation, skipPreparation } from "./line-preparation";
import { readSizeAt } from "../quantity/line-size";
import { compoundAt, isCompound, isTightDash, isWord, skipPhrase, type Compound } from "../line-words";

/**
 * Parts the rest of a line into the food's name, sizes and notes. `soldPrepared` keeps words of preparation at the
 * beginning: what comes in a tin of chopped tomatoes is chopped tomatoes. `hasAmount`: one stood before.
 */
export function readName(
  tokens: readonly Token[],
  start: number,
  { soldPrepared, hasAmount }: { readonly soldPrepared: boolean; readonly hasAmount: boolean },
): LineName {
  const draft: NameDraft = {
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

/** The "+ extra" of "3 tbsp + extra, olive oil" and "4 tbsp plus extra for frying, oil": it stands before the food and is none. */
function takeExtra({ tokens, name, notes }: NameDraft, at: number): number | null {
  const isMore = tokens[at]?.text === "+" || isWord(tokens[at], "plusWords");
  if (name.length > 0 || !isMore || !/^(?:extra|more)$/.test(tokens[at + 1]?.folded ?? "")) return null;
  const comma =
    tokens[at + 2]?.folded === "for" ? tokens.findIndex((token, index) => index > at && token.text === ",") : -1;
  const next = comma > at && comma + 1 < tokens.length ? comma : at + 2;
  notes.push(tokens.slice(at, next));
  return next;
}

/** Commas between adjectives and foods of a list stay; a mark before any food is dropped. */
function takeMark(draft: NameDraft, at: number): number | null {
  const token = draft.tokens[at];
  if (token?.kind !== "mark" || isTightDash(draft.tokens, at)) return null;
  if (draft.name.length > 0) draft.name.push(token);
  draft.inList ||= draft.hasFood && token.text === ",";
  return at + 1;
}

function takePreparation(draft: NameDraft, at: number): number | null {
  const { tokens } = draft;
  const end = skipPreparation(tokens, at);
  const leads = draft.name.length === 0 && (!draft.soldPrepared || isHandling(tokens.slice(at, end)));
  // "fresh or thawed and drained frozen peas", but "fresh or thawed peas".
  const isChoice = !draft.hasFood && isWord(tokens[at - 1], "orWords") && end > at + 2;
  if (!leads && !isChoice && !opensPreparation(tokens[at - 1])) return null;
  if (end === at || end >= tokens.length) return null;
  if (draft.name.at(-1)?.text === ",") draft.name.pop();
  const joiner = leavesJoiner(draft, end) ? draft.name.splice(-1) : [];
  draft.notes.push([...joiner, ...tokens.slice(at, end)]);
  return end;
}

/** "drained and rinsed": done to what a tin holds, and no way in which it is sold. */
function isHandling(words: readonly Token[]): boolean {
  return words.every(
    (word) =>
      isWord(word, "andWords") ||
      isWord(word, "preparationAdverbs") ||
      /^(?:,|drained|rinsed|thawed|defrosted|abgetropfte?[nrs]?|abgespulte?[nrs]?|uitgelekte?|afgespoelde?)$/.test(
        word.folded,
      ),
  );
}

/** The "and" of "fresh or frozen and thawed peas" goes with what it joins; that of "green and sliced red peppers" stays. */
function leavesJoiner({ tokens, name, hasFood }: NameDraft, next: number): boolean {
  const joiner = name.at(-1);
  if (hasFood || !(isWord(joiner, "andWords") || isWord(joiner, "orWords"))) return false;
  return !isDescribingAt(tokens, next) || isWord(name.at(-2), "preparationWords");
}

const isDescribingAt = (tokens: readonly Token[], at: number): boolean => {
  const word = compoundAt(tokens, at);
  return word !== null && isDescribing(word);
};

/** "salt and freshly ground pepper", "fresh minced tarragon", "firm, strained yoghurt". */
function opensPreparation(before: Token | undefined): boolean {
  return before?.text === "," || before?.text === "&" || before?.folded === "fresh" || isWord(before, "andWords");
}

function takeSize(draft: NameDraft, at: number): number | null {
  const { tokens } = draft;
  // In "ditalini or other small pasta" the size says which other.
  if (isTightDash(tokens, at - 1) || tokens[at - 1]?.folded === "other") return null;
  const size = readSizeAt(tokens, at, false);
  if (size === null || (tokens[size.next]?.kind !== "word" && !endsWithSize(draft, size.next))) return null;
  const next = skipPieces(draft, size.next);
  draft.size.push(...size.parts, ...tokens.slice(size.next, next).filter((token) => !isWord(token, "ofWords")));
  return next;
}

/** The "pieces" of "2 cups bite-sized pieces cooked chicken" and "1 lb large chunks of pumpkin": no food of their own. */
function skipPieces({ tokens, name }: NameDraft, index: number): number {
  if (name.length > 0 || !isPieceWord(tokens[index])) return index;
  const food = isWord(tokens[index + 1], "ofWords") ? index + 2 : index + 1;
  return tokens[food]?.kind === "word" ? food : index;
}

/** The "piccola" of "1 cipolla piccola" and the "medium" of "2 onions medium, chopped": nothing of the name follows. */
function endsWithSize({ tokens, hasFood, hasAmount }: NameDraft, next: number): boolean {
  return hasFood && hasAmount && (next >= tokens.length || tokens[next]?.text === "," || isOpening(tokens[next]));
}

/** The "4-pound" of "1 whole 4-pound chicken" and "6 well-trimmed 6-ounce steaks": what each weighs. */
function takeWeight(draft: NameDraft, at: number): number | null {
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

function takeWord(draft: NameDraft, at: number): number {
  const { tokens } = draft;
  const word = compoundAt(tokens, at);
  const next = word?.next ?? at + 1;
  draft.name.push(...tokens.slice(at, next));
  const joins = isWord(tokens[at], "andWords") || isWord(tokens[at], "orWords") || tokens[at]?.folded === "but";
  draft.hasFood ||= word !== null && !joins && !isDescribing(word) && !isCompound(word, "preparationWords");
  return next;
}

/** "boneless", "fat-free", "low-sodium": no food yet. */
function isDescribing(word: Compound): boolean {
  return (
    isCompound(word, "describingWords") ||
    /^un[a-z]{3,}ed$|-(?:free|fat|sodium|sugar|style|in|on|quality|dried)$/.test(word.folded)
  );
}

/** What is left is a note; an amount at its beginning ("about 2 pounds") is read first. */
function takeRest(draft: NameDraft, at: number): void {
  const { tokens } = draft;
  let next = at;
  while (tokens[next]?.kind === "mark" && !isOpening(tokens[next])) next += 1;
  // "pane a fette": the Italian "a" is no article.
  const isAside = isArticle(tokens[next]) && skipPhrase(tokens, next, "asidePhrases") > next;
  const sizeAt = draft.hasAmount ? skipSizeLink(tokens, next) : next;
  const measure = isAside ? null : (readMeasureAt(tokens, sizeAt) ?? readLastCount(tokens, next));
  const after = measure && tokens[measure.next];
  const isFollowed =
    after?.kind === "word" &&
    after.folded !== "per" &&
    !(draft.hasAmount ? isTrailingPreparation : isDescribedFrom)(tokens, measure?.next ?? next);
  const each = measure ? skipEach(tokens, measure.next) : next;
  if (measure && (!isFollowed || each > measure.next)) {
    draft.each ||= draft.hasAmount && (each > measure.next || sizeAt > next || endsInSizeLink(draft));
    const others = readAlternatives(tokens, each);
    draft.measures.push(measure, ...others.measures);
    next = skipEach(tokens, others.next);
  }
  while (tokens[next]?.kind === "mark" && !isOpening(tokens[next])) next += 1;
  if (next >= tokens.length) return;
  const last = draft.hasAmount || draft.measures.length > 0 ? null : findLastMeasure(tokens, next);
  if (last) draft.measures.push(last);
  const notes = last ? [tokens.slice(next, last.start), tokens.slice(last.next)] : [tokens.slice(next)];
  draft.notes.push(...notes.filter((run) => run.length > 0));
}

/** The "à ca." of "4 Schnitzel à ca. 180 g". */
function endsInSizeLink({ name }: NameDraft): boolean {
  return linksSize(name.findLast((token) => token.text !== "." && !isWord(token, "aboutWords")));
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
  // "4 fillets about 6 oz each" names nothing but its unit.
  if (end === 1 && isWord(tokens[0], "aboutWords")) return [];
  return tokens.slice(end > 1 && isWord(tokens[0], "ofWords") ? 1 : 0, end);
}

function isLink(token: Token | undefined): boolean {
  return (
    isWord(token, "ofWords") || isWord(token, "aboutWords") || /^(?:a|da|zu|at|@|weighing|x)$/.test(token?.folded ?? "")
  );
}

function isBareMark(token: Token | undefined): boolean {
  return token?.kind === "mark" && /^[,;:.\-–—*•·/|=+&×)\]]$/.test(token.text) && !isClosing(token);
}
