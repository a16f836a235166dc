import { tokenize, type Token } from "../../../quantities/amount-tokens";
import { findUnit, readUnitAt } from "../../../quantities/find-unit";
import { add, multiply, subtract, toNumber, type Rational } from "../../../quantities/rational";
import { isArticle, readAmountAt } from "../../../quantities/read-amount";
import { unitById, type Unit } from "../../../quantities/unit";
import { cleanLine } from "../clean-line";
import { isWord, skipPhrase } from "../line-words";
import type { ParsedLine } from "../parsed-line";

/** What a line says that nothing read from it says, and the other way round. Both are empty for a line read whole. */
export interface LostAndInvented {
  readonly lost: readonly string[];
  readonly invented: readonly string[];
}

/** Words that carry no food: dropped between an amount and its food. */
const CONNECTORS = [
  "andWords",
  "ofWords",
  "plusWords",
  "minusWords",
  "orWords",
  "aboutWords",
  "rangeWords",
  "vagueWords",
  "measureWords",
  "sizeWords",
] as const;
const SAYS_NOTHING =
  /^(?:x|each|of|the|from|up|so|at|least|half|more|most|by|weight|net|total|in|all|thick|long|size|sized|je|chacune?|few|bit|lots?|some|touch|hint|tiny|only|just|between|and|or|en|lengths?|drained|weighing|apiece|jeweils|cada|un[oa]|da|zu|l')$/;

/**
 * Compares a line with what `parseFoods` read from it: every number and every word that may name a food must be in a
 * derived line (its amount, pack, alternative, size, name or notes), and no derived line may hold another. Sums count as
 * the numbers that they are made of.
 */
export function compareWithLine(line: string, foods: readonly ParsedLine[]): LostAndInvented {
  const tokens = tokenize(cleanLine(line));
  const written = numbersOf(tokens);
  const texts = foods.map((food) => [food.name, food.notes, food.size, food.unitWord].join(" , "));
  const said = texts.flatMap((text) => numbersOf(tokenize(text)));
  const amounts = foods.flatMap(amountsOf);
  const sums = sumsOf(written);
  // "A bunch of" says no number.
  const articles = new Set(tokens.filter(isArticle).map((token) => token.text));
  const isSaid = (number: Written): boolean =>
    articles.has(number.text) ||
    [...amounts, ...said.map(({ value }) => value)].some((value) => isClose(value, number.value)) ||
    foods.some((food) => sums.some((sum) => sum.parts.includes(number) && isSumOf(food, sum))) ||
    foods.some((food) => measuresOf(food).some((base) => number.base && isClose(base, toNumber(number.base))));
  const vague = new Set(
    (["vagueWords", "aboutWords"] as const).flatMap((kind) =>
      tokens.flatMap((_token, at) => tokens.slice(at, skipPhrase(tokens, at, kind))),
    ),
  );
  const words = new Set(texts.flatMap((text) => tokenize(text).map((token) => token.folded)));
  const lineWords = new Set(tokens.map((token) => token.folded));
  return {
    lost: [
      ...written.filter((number) => !isSaid(number)).map(({ text }) => text),
      ...tokens
        .filter((token, at) => mayNameFood(tokens, at) && !vague.has(token) && !words.has(token.folded))
        .map((token) => token.text),
    ],
    invented: [
      ...foods.flatMap((food) =>
        food.amount === null || isWritten(food, written, sums) ? [] : [String(toNumber(food.amount))],
      ),
      ...foods.flatMap((food) =>
        tokenize(food.name)
          .filter((token) => token.kind === "word" && !lineWords.has(token.folded))
          .map((token) => token.text),
      ),
    ],
  };
}

/** Measures of one line that are tried for a sum. */
const MAX_MEASURES = 8;

interface Written {
  readonly value: number;
  readonly text: string;
  /** In grams, millilitres or pieces; undefined where no unit of measure follows. */
  readonly base: Rational | undefined;
}

function numbersOf(tokens: readonly Token[]): readonly Written[] {
  const numbers: Written[] = [];
  for (let at = 0; at < tokens.length;) {
    const reading =
      isArticle(tokens[at]) && !isWord(tokens[at - 1], "andWords") && !readUnitAt(tokens, at + 1)
        ? null
        : readAmountAt(tokens, at);
    if (reading === null) {
      at += 1;
      continue;
    }
    const unit = unitAfter(tokens, reading.next) ?? unitBefore(tokens, at);
    const text = tokens
      .slice(at, reading.next)
      .map((token) => token.text)
      .join(" ");
    for (const value of [reading.amount, reading.amountMax])
      if (value) numbers.push({ value: toNumber(value), text, base: unit && multiply(value, unit.toBase) });
    at = reading.next;
  }
  return numbers;
}

/** The unit of a number: "2 cups", and of the first of "⅛ plus 1/16 tsp". */
function unitAfter(tokens: readonly Token[], next: number): Unit | undefined {
  const isAdded = isWord(tokens[next], "plusWords") || isWord(tokens[next], "rangeWords");
  const more = isAdded ? readAmountAt(tokens, next + 1) : null;
  return readUnitAt(tokens, more?.next ?? next)?.unit;
}

/** The "ounces" of "three ounces and a half". */
function unitBefore(tokens: readonly Token[], at: number): Unit | undefined {
  return isWord(tokens[at - 1], "andWords") ? readUnitAt(tokens, at - 2)?.unit : undefined;
}

interface Sum {
  readonly parts: readonly Written[];
  readonly base: Rational;
}

/** What two or three of the first measures come to, added up or the rest of a subtraction. */
function sumsOf(numbers: readonly Written[]): readonly Sum[] {
  const measures = numbers.slice(0, MAX_MEASURES);
  return measures.flatMap((first, at) =>
    measures.slice(at + 1).flatMap((second, index): Sum[] => {
      if (!first.base || !second.base) return [];
      const both = add(first.base, second.base);
      const third = measures[at + index + 2];
      return [
        { parts: [first, second], base: both },
        { parts: [first, second], base: subtract(first.base, second.base) },
        ...(third?.base ? [{ parts: [first, second, third], base: add(both, third.base) }] : []),
      ];
    }),
  );
}

const isSumOf = (food: ParsedLine, sum: Sum): boolean =>
  measuresOf(food).some((base) => isClose(base, toNumber(sum.base)));

/** All that a food is measured by, in grams, millilitres or pieces. */
function measuresOf({ amount, amountMax, unit, pack, alternative }: ParsedLine): readonly number[] {
  const ends = [
    [amount, unit],
    [amountMax, unit],
    [pack?.amount, pack?.unit],
    [alternative?.amount, alternative?.unit],
  ] as const;
  return ends.flatMap(([value, id]) => {
    const known = value && unitById(id ?? "");
    return known ? [toNumber(multiply(value, known.toBase))] : [];
  });
}

function isWritten(food: ParsedLine, written: readonly Written[], sums: readonly Sum[]): boolean {
  const value = food.amount ? toNumber(food.amount) : 1;
  return (
    value === 1 || written.some((number) => isClose(number.value, value)) || sums.some((sum) => isSumOf(food, sum))
  );
}

function amountsOf({ amount, amountMax, pack, alternative }: ParsedLine): readonly number[] {
  return [amount, amountMax, pack?.amount, pack?.amountMax, alternative?.amount, alternative?.amountMax].flatMap(
    (value) => (value ? [toNumber(value)] : []),
  );
}

const isClose = (left: number, right: number): boolean => Math.abs(left - right) <= 1e-6 * Math.max(1, Math.abs(right));

/** A word that is neither a number, a unit nor a connector. */
function mayNameFood(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== "word" || isArticle(token) || readAmountAt(tokens, at) !== null) return false;
  if (findUnit(token.text) || readUnitAt(tokens, at) || SAYS_NOTHING.test(token.folded)) return false;
  return !CONNECTORS.some((kind) => isWord(token, kind));
}
