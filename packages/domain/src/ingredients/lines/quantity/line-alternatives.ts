import { isDash, type Token } from "../../../quantities/amount-tokens";
import { convert } from "../../../quantities/convert";
import { compare, subtract, type Rational } from "../../../quantities/rational";
import { readAmountAt } from "../../../quantities/read-amount";
import { isClosing, isOpening } from "../line-brackets";
import { isWord, skipPhrase } from "../line-words";
import { isMeasured, readLineUnitAt, readMeasureAt, skipAbout, skipThickness, type MeasureAt } from "./line-measure";

/** Everything that one bracket, or a row of measures, says. */
export interface MeasuresAt {
  readonly measures: readonly MeasureAt[];
  /** True for "(8 ounces each)". */
  readonly each: boolean;
  readonly next: number;
}

/** More measures than this in one bracket are prose. */
const MAX_MEASURES = 4;

/**
 * A bracket that holds nothing but measures, "(240 ml)", "(about 2 lbs/1 kg)", "(12-ounce [341-g])", "(8 ounces each)":
 * its measures and the first token after the closing bracket. Null for any other bracket.
 */
export function readMeasureBracket(tokens: readonly Token[], index: number): MeasuresAt | null {
  if (!isOpening(tokens[index])) return null;
  const linked = skipSizeLink(tokens, index + 1);
  const inside = readMeasures(tokens, linked);
  if (inside === null) return null;
  let next = skipPhrase(tokens, inside.next, "weighingPhrases");
  const each = linked > index + 1 || inside.each;
  if (tokens[next]?.text === ".") next += 1;
  return isClosing(tokens[next]) || next >= tokens.length ? { measures: inside.measures, each, next: next + 1 } : null;
}

/** Measures one after another: "2 lbs/1 kg", "4 oz., 110 g", "14-ounce or 400-g", "12-ounce [341-g]", "8 ounces each". */
function readMeasures(tokens: readonly Token[], index: number): MeasuresAt | null {
  const measures: MeasureAt[] = [];
  let next = index;
  while (measures.length < MAX_MEASURES) {
    const start = measures.length === 0 ? next : skipSeparator(tokens, next);
    const measure = readMeasureAt(tokens, start);
    if (measure === null) break;
    measures.push(measure);
    next = skipThickness(tokens, measure.next);
    if (isClosing(tokens[next]) && isOpening(tokens[start - 1]) && start > index) next += 1;
  }
  const end = skipEach(tokens, next);
  return measures.length === 0 ? null : { measures, each: end > next, next: end };
}

function skipSeparator(tokens: readonly Token[], index: number): number {
  const token = tokens[index];
  return /^[/|,;[(=]$/.test(token?.text ?? "") || isDash(token) || isWord(token, "orWords") ? index + 1 : index;
}

/** The same amount in other units right after the first: "/11oz", " (240 ml)", " or 250 ml". */
export function readAlternatives(tokens: readonly Token[], index: number): MeasuresAt {
  const measures: MeasureAt[] = [];
  let each = false;
  let next = index;
  for (let count = 0; count < MAX_MEASURES; count += 1) {
    const bracket = readMeasureBracket(tokens, next);
    const single = bracket === null ? readJoined(tokens, next) : null;
    if (bracket === null && single === null) break;
    measures.push(...(bracket?.measures ?? single?.measures ?? []));
    each ||= bracket?.each ?? false;
    next = bracket?.next ?? single?.next ?? next;
  }
  return { measures, each, next };
}

function readJoined(tokens: readonly Token[], index: number): Pick<MeasuresAt, "measures" | "next"> | null {
  const joiner = tokens[index];
  const slash = /^[/|=]$/.test(joiner?.text ?? "");
  const next = joiner?.value ? readMeasureAt(tokens, index) : null;
  if (next && isAmountAgain(tokens, next)) return { measures: [next], next: next.next };
  if (!slash && !isWord(joiner, "orWords")) return null;
  const start = slash ? skipAbout(tokens, index + 1) : skipVague(tokens, index + 1);
  const measure = readMeasureAt(tokens, start);
  if (measure) return { measures: [measure], next: measure.next };
  const unnumbered = !slash && start > index + 1 ? readLineUnitAt(tokens, start) : null;
  if (unnumbered) return { measures: [], next: unnumbered.next };
  const unitless = slash ? readAmountAt(tokens, start) : null;
  return unitless === null ? null : { measures: [], next: unitless.next };
}

/** The "8oz" of "1 cup 8oz/240g butter": weighed or measured once more, and the food follows. */
function isAmountAgain(tokens: readonly Token[], measure: MeasureAt): boolean {
  const after = tokens[measure.next];
  return (
    isMeasured(measure.unit) && !measure.hyphened && (after?.kind === "word" || after?.text === "/" || isOpening(after))
  );
}

function skipVague(tokens: readonly Token[], index: number): number {
  return skipPhrase(tokens, skipAbout(tokens, index), "vagueWords");
}

/** What "2 cups minus 2 tbsp" leaves, and the first token after it; the measure as it is where nothing is taken off. */
export function readRest(
  tokens: readonly Token[],
  { amount, amountMax, unit, next }: MeasureAt,
): { readonly amount: Rational; readonly next: number } {
  const at = tokens[next]?.text === "," ? next + 1 : next;
  const taken = isWord(tokens[at], "minusWords") ? readMeasureAt(tokens, at + 1) : null;
  const less = taken === null || taken.amountMax !== null ? null : convert(taken.amount, taken.unit, unit);
  if (taken === null || less === null || amountMax !== null || compare(less, amount) >= 0) return { amount, next };
  return { amount: subtract(amount, less), next: taken.next };
}

/** True for "each" in any language. */
export function isEach(token: Token | undefined): boolean {
  return (
    token?.kind === "word" &&
    /^(?:each|ea|je|jeweils|chacune?|apiece|ciascun[oa]|cadauno|l'uno|l'una)$/.test(token.folded)
  );
}

/** The first token after "each", "a piece", "cada uno", "l'uno" or "per stuk"; as it is where nothing says so. */
export function skipEach(tokens: readonly Token[], index: number): number {
  if (isEach(tokens[index])) return index + 1;
  const pair = `${tokens[index]?.folded ?? ""} ${tokens[index + 1]?.folded ?? ""}`;
  return /^(?:cada un[oa]|l' un[oa]|per (?:stuk|piece|stück|stuck)|pro stuck|la piece|al pezzo|por pieza|the piece|a piece)$/.test(
    pair,
  )
    ? index + 2
    : index;
}

/** The first token after the "each weighing about" of "4 chops (each weighing about 200 g)" and the "à ca." of "(à ca. 200 g)". */
export function skipSizeLink(tokens: readonly Token[], index: number): number {
  const isSaid = isEach(tokens[index]) || /^(?:a|zu|at|@|weighing)$/.test(tokens[index]?.folded ?? "");
  if (!isSaid) return index;
  const weighing = tokens[index + 1]?.folded === "weighing" ? index + 2 : index + 1;
  const number = skipAbout(tokens, weighing);
  return tokens[number]?.kind === "number" ? number : index;
}

/** Between a food and what each of it weighs: "2 Lachsfilets à 150 g", "2 filetti da 150 g", "2 pavés de 150 g". */
export function linksSize(token: Token | undefined): boolean {
  return isWord(token, "ofWords") || isEach(token) || /^(?:a|da|zu|at|@)$/.test(token?.folded ?? "");
}
