import { parseFoods } from "../ingredients/lines/parse-foods";
import type { ParsedLine } from "../ingredients/lines/parsed-line";
import { foldedWords } from "../languages/languages";
import { tokenize } from "../quantities/amount-tokens";
import { convert } from "../quantities/convert";
import { add, compare, toNumber, type Rational } from "../quantities/rational";
import { readAmountAt } from "../quantities/read-amount";
import { MEASURED_UNITS, unitById, type Unit } from "../quantities/unit";
import { normalizePageText } from "../recipe-reading/lines/normalize-page-text";
import { comparableWords, indexText, type TextIndex } from "./text-index";

/** One ingredient as a model gave it. */
export interface ClaimedIngredient {
  readonly name: string;
  /** 0 where it gave none. */
  readonly amount: number;
}

/** Whether a claim stands in the source; "none" where nothing was claimed. */
export type Grounded = "found" | "missing" | "none";

export interface GroundedIngredient {
  readonly name: Grounded;
  /** Found means: on the line of the ingredient itself, not just anywhere in the source. */
  readonly amount: Grounded;
}

/** A decimal that a model made of a fraction (0.33 of a third) may be off by this share; whole numbers may not. */
const FRACTION_TOLERANCE = 0.015;

/**
 * Plurals of other languages than English, which the index folds itself, by what a word must end with to have them:
 * Möhre and Möhren, Zwiebel and Zwiebeln, Nuss and Nüsse, Ei and Eier, poireau and poireaux.
 */
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/e[lr]?$/, "n"],
  [/[^e]$/, "e"],
  [/[^e]$/, "er"],
  [/eau$/, "x"],
];

/** "of" and "a" in every language: a model writes "jus de citron" of "le jus d'un citron". */
const linkingWords = (): ReadonlySet<string> => (linking ??= readLinkingWords());
let linking: ReadonlySet<string> | undefined;
const readLinkingWords = (): ReadonlySet<string> =>
  new Set(
    [...foldedWords(({ ofWords }) => ofWords), ...foldedWords(({ articles }) => articles)].flatMap(comparableWords),
  );

const BROKEN_AT_LINE_END = /(?<=\p{L})[-\u00ad]\n(?=\p{Ll})/gu;

/**
 * Looks for each ingredient's name and amount in the source that a model read them from, the text of the one recipe.
 * Case, accents, plurals, broken words and the way fractions are written (½, 1/2, 0.5) do not count. What is
 * "missing" was changed or made up and must be shown to a person.
 */
export function groundIngredients(sourceText: string, claims: readonly ClaimedIngredient[]): GroundedIngredient[] {
  const text = normalizePageText(sourceText).replace(BROKEN_AT_LINE_END, "");
  const index = indexText(text);
  const source = new SourceLines(text);
  return claims.map((claim) => {
    const nameLines = linesOfName(index, comparableWords(claim.name));
    return { name: groundedName(claim, nameLines), amount: groundedAmount(claim, source, nameLines) };
  });
}

/** The lines of a source, of which those that are asked about are read, once: reading a line costs more than finding a word. */
class SourceLines {
  readonly #lines: readonly string[];
  readonly #amounts = new Map<number, readonly Rational[]>();

  constructor(text: string) {
    this.#lines = text.split("\n");
  }

  /** The amounts on a line; where it has none, those on the line above, which a long ingredient may have begun. */
  amountsAround(line: number): readonly Rational[] {
    const here = this.#amountsOn(line);
    return here.length > 0 ? here : this.#amountsOn(line - 1);
  }

  allAmounts(): readonly Rational[] {
    return this.#lines.flatMap((_, line) => this.#amountsOn(line));
  }

  #amountsOn(line: number): readonly Rational[] {
    const known = this.#amounts.get(line) ?? amountsOf(this.#lines[line] ?? "");
    this.#amounts.set(line, known);
    return known;
  }
}

function groundedName(claim: ClaimedIngredient, nameLines: readonly number[]): Grounded {
  if (claim.name.trim() === "") return "none";
  return nameLines.length > 0 ? "found" : "missing";
}

function groundedAmount(claim: ClaimedIngredient, source: SourceLines, nameLines: readonly number[]): Grounded {
  if (!(claim.amount > 0)) return "none";
  const isWritten = (amounts: readonly Rational[]): boolean =>
    amounts.some((amount) => isSameAmount(claim.amount, amount));
  const isFound =
    nameLines.length > 0
      ? nameLines.some((line) => isWritten(source.amountsAround(line)))
      : isWritten(source.allAmounts());
  return isFound ? "found" : "missing";
}

/** Lines on which a name stands: its words in a row, else all that say something on one line or on it and the next. */
function linesOfName(index: TextIndex, words: readonly string[]): number[] {
  const forms = words.map(formsOf);
  const [first = [], ...rest] = forms;
  const inARow = placesOf(index, first).filter((place) =>
    rest.every((others, offset) => others.includes(index.words[place + offset + 1] ?? "")),
  );
  if (inARow.length > 0) return linesAt(index, inARow);
  const telling = forms.filter((_, position) => !linkingWords().has(words[position] ?? ""));
  const [lines, ...others] = telling.map((word) => new Set(linesAt(index, placesOf(index, word))));
  return [...(lines ?? [])].filter((line) => others.every((other) => other.has(line) || other.has(line + 1)));
}

/** A word with its plurals and its singulars. */
function formsOf(word: string): string[] {
  const forms = PLURALS.flatMap(([stemEnd, ending]) => {
    const stem = word.slice(0, -ending.length);
    const singular = word.endsWith(ending) && stem.length > 1 && stemEnd.test(stem) ? [stem] : [];
    return stemEnd.test(word) ? [...singular, word + ending] : singular;
  });
  return [word, ...forms];
}

function placesOf({ places }: TextIndex, forms: readonly string[]): number[] {
  return forms.flatMap((form) => places.get(form) ?? []);
}

function linesAt({ lines }: TextIndex, places: readonly number[]): number[] {
  return [...new Set(places.map((place) => lines[place] ?? 0))];
}

function amountsOf(line: string): Rational[] {
  const tokens = tokenize(line);
  const amounts: Rational[] = [];
  for (let index = 0; index < tokens.length;) {
    const read = readAmountAt(tokens, index);
    if (read) amounts.push(read.amount, ...(read.amountMax ? [read.amountMax] : []));
    index = read?.next ?? index + 1;
  }
  const foods = parseFoods(line);
  const parsed = foods.flatMap(({ amount, amountMax }) => [amount, amountMax].filter((each) => each !== null));
  const sum = sumOf(foods);
  const isSum = sum !== null && !amounts.some((written) => compare(written, sum) === 0);
  return [...amounts, ...parsed, ...(isSum ? [sum, ...inSmallerUnits(sum, unitById(foods[0]?.unit ?? ""))] : [])];
}

/** "2 cups plus 2 tbsp stock" are two lines of one food: what they are together, in the unit of the first. */
function sumOf([first, ...others]: readonly ParsedLine[]): Rational | null {
  const unit = unitById(first?.unit ?? "");
  let sum = first?.amount ?? null;
  for (const { name, amount, unit: ownUnit } of others) {
    const from = unitById(ownUnit);
    const more = name === first?.name && unit && from && amount ? convert(amount, from, unit) : null;
    if (!sum || !more) break;
    sum = add(sum, more);
  }
  return sum;
}

/** "1 lb 4 oz" is 1.25 lb to a parser and 20 oz to a model. */
function inSmallerUnits(amount: Rational, unit: Unit | undefined): Rational[] {
  const smaller = MEASURED_UNITS.filter(
    (other) => unit && other.system === unit.system && compare(other.toBase, unit.toBase) < 0,
  );
  return smaller.flatMap((other) => (unit && convert(amount, unit, other)) ?? []);
}

function isSameAmount(claimed: number, written: Rational): boolean {
  const value = toNumber(written);
  const tolerance = written.den === 1n ? 1e-6 : FRACTION_TOLERANCE;
  return Math.abs(claimed - value) <= tolerance * Math.max(1e-9, Math.abs(value));
}
