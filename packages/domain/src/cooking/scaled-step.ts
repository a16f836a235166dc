import { isOpening } from "../ingredients/lines/line-brackets";
import { isLength, readMeasureAt, type MeasureAt } from "../ingredients/lines/quantity/line-measure";
import { isWord } from "../ingredients/lines/line-words";
import { listedName } from "../languages/listed-name";
import { tokenize, type Token } from "../quantities/amount-tokens";
import { formatQuantity, type QuantityFormat } from "../quantities/format-quantity";
import { compare, multiply, ONE, type Rational } from "../quantities/rational";
import { isArticle, readAmountAt } from "../quantities/read-amount";
import { isContainer, PIECE } from "../quantities/unit";
import { isNamedBy, type NameableLine } from "./named-lines";

/** A part of a step's text. */
export interface StepPart {
  readonly text: string;
  /** What is written where `text` is a scaled amount; null where it is as written. */
  readonly written: string | null;
}

/** An amount within a step. */
interface AmountInStep {
  readonly amount: Rational;
  readonly amountMax: Rational | null;
  /** As written; '' for pieces. */
  readonly unit: string;
  readonly start: number;
  readonly end: number;
}

/** Amounts that say the same, or are added up, and the first token after them: "200 g/7 oz", "1 cup plus 2 tbsp". */
interface Run {
  readonly amounts: readonly AmountInStep[];
  readonly next: number;
}

/** What is said of each piece, or of one at a time, stays whatever the number of those who eat. */
const OF_EACH =
  /\b(?:each|apiece|every|at a time|one by one|per (?:person|serving|portion|piece)|je \d|jeweils|jede[rsnm]?|pro (?:Person|Portion|Stück)|nach (?:dem|der) anderen|chaque|chacun|par personne|à la fois|cada|a la vez|por persona|alla volta|ciascun|ogni|a testa|elke?|ieder|per persoon)/iu;
const MOST_WORDS_BEFORE = 3;
const MOST_AMOUNTS = 4;

/**
 * A step with the amounts of the lines that it names multiplied by `factor`: "Add the 200 g flour" is "Add the 400 g flour"
 * for twice as many. `lines` are those that the step names. Times, temperatures, lengths, sizes of tins, parts ("half the
 * flour") and what is said of each piece stay. The parts together are the step. Total.
 */
export function scaledStep(
  text: string,
  lines: readonly NameableLine[],
  factor: Rational,
  format: QuantityFormat,
): readonly StepPart[] {
  if (lines.length === 0 || compare(factor, ONE) === 0) return [{ text, written: null }];
  const tokens = tokenize(text);
  const parts: StepPart[] = [];
  let end = 0;
  for (let at = 0; at < tokens.length;) {
    const run = readRun(tokens, at);
    if (run === null) {
      at += 1;
      continue;
    }
    const named = isOfEach(text, tokens[at]?.start ?? 0) ? null : foodOf(tokens, at, run.next, lines);
    for (const amount of named === null ? [] : run.amounts) {
      if (amount.unit === "" && named === "apart") continue;
      const noun = amount.unit === "" ? tokens[run.next] : undefined;
      const written = text.slice(amount.start, noun?.end ?? amount.end);
      const scaled = scaledText(amount, noun, factor, format);
      if (scaled === text.slice(amount.start, amount.end)) continue;
      parts.push({ text: text.slice(end, amount.start), written: null }, { text: scaled, written });
      end = amount.start + written.length;
    }
    at = run.next;
  }
  return [...parts, { text: text.slice(end), written: null }].filter((part) => part.text !== "");
}

function scaledText(
  { amount, amountMax, unit }: AmountInStep,
  noun: Token | undefined,
  factor: Rational,
  format: QuantityFormat,
): string {
  const upper = amountMax && multiply(amountMax, factor);
  const shown = formatQuantity(multiply(amount, factor), unit, { ...format, amountMax: upper, rounding: "nearest" });
  if (!noun) return shown;
  const isOne = compare(upper ?? multiply(amount, factor), ONE) <= 0;
  return `${shown} ${listedName(noun.text, { unit: "", isOne, hasAmount: true }, {})}`;
}

function readRun(tokens: readonly Token[], at: number): Run | null {
  const first = readOne(tokens, at);
  if (first === null) return null;
  const amounts = [first.amount];
  let { next } = first;
  // "2 x 400 g tins" and "1 tin (400 g)": the size is printed on them.
  const isCountOfPacks = /^[x×]$/i.test(tokens[next]?.text ?? "");
  const isPack = isCountOfPacks || first.isContainer;
  for (let count = 1; count < MOST_AMOUNTS; count += 1) {
    const joiner = tokens[next];
    const joins = isOpening(joiner) || /^[/|+x×]$/i.test(joiner?.text ?? "") || isWord(joiner, "plusWords");
    const more = joins || isWord(joiner, "orWords") ? readOne(tokens, next + 1) : null;
    if (more === null || (more.amount.unit === "" && !isPack)) break;
    if (!isPack) amounts.push(more.amount);
    next = /^[)\]]$/.test(tokens[more.next]?.text ?? "") ? more.next + 1 : more.next;
  }
  return { amounts, next };
}

function readOne(
  tokens: readonly Token[],
  at: number,
): { readonly amount: AmountInStep; readonly isContainer: boolean; readonly next: number } | null {
  const first = tokens[at];
  if (!first || isArticle(first) || tokens[at - 1]?.folded === "step") return null;
  const measure = readMeasureAt(tokens, at);
  if (measure && (isLength(measure.unit) || measure.hyphened)) return null;
  const reading = measure && measure.unit !== PIECE ? measure : readAmountAt(tokens, at);
  if (reading === null) return null;
  const unit = isUnitOf(reading) ? reading : null;
  // "½ the onion" is a part of what there is.
  if (!unit && (compare(reading.amount, ONE) < 0 || /^(?:%|°|º)$/.test(tokens[reading.next]?.text ?? ""))) return null;
  const { amount, amountMax } = reading;
  const span = { start: first.start, end: tokens[reading.next - 1]?.end ?? first.end };
  return {
    amount: { amount, amountMax, unit: unit?.unitWord ?? "", ...span },
    isContainer: unit !== null && isContainer(unit.unit),
    next: reading.next,
  };
}

const isUnitOf = (reading: object): reading is MeasureAt => "unit" in reading;

/**
 * Where the food of an amount is named: "near" right behind it or behind words that describe it, "apart" before a bracket;
 * null where no line of the step is meant.
 */
function foodOf(
  tokens: readonly Token[],
  at: number,
  next: number,
  lines: readonly NameableLine[],
): "near" | "apart" | null {
  const isMeasure = readMeasureAt(tokens, at) !== null;
  let words = 0;
  for (let place = next; place < tokens.length && words < MOST_WORDS_BEFORE; place += 1) {
    const token = tokens[place];
    if (token?.kind !== "word") break;
    if (isWord(token, "ofWords") || isArticle(token) || ARTICLE.test(token.folded)) {
      // "2 of the eggs" are so many of what there is.
      if (!isMeasure) return null;
      continue;
    }
    if (isWord(token, "prepositions") || isWord(token, "andWords")) break;
    if (lines.some((line) => isNamedBy(token.text, tokens[place + 1]?.text ?? "", line)))
      return place === next || isMeasure ? "near" : null;
    words += 1;
  }
  const before = isOpening(tokens[at - 1]) ? tokens[at - 2] : undefined;
  return before && isMeasure && lines.some((line) => isNamedBy(before.text, "", line)) ? "apart" : null;
}

const ARTICLE = /^(?:the|das|der|die|dem|den|des|le|la|les|l'|il|lo|i|gli|el|los|las|de|het)$/;

function isOfEach(text: string, at: number): boolean {
  const start = Math.max(...[". ", "! ", "? ", "; ", "\n"].map((end) => text.lastIndexOf(end, at)), 0);
  const stop = /[.!?;](?=\s|$)|\n/.exec(text.slice(at));
  return OF_EACH.test(text.slice(start, stop ? at + stop.index : undefined));
}
