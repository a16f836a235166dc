import { parseLine } from "../ingredients/parse-line";
import { tokenize } from "../quantities/amount-tokens";
import { toNumber, type Rational } from "../quantities/rational";
import { readAmountAt } from "../quantities/read-amount";
import { normalizePageText } from "./normalize-page-text";
import { comparableWords, findPhrase, indexText, type TextIndex } from "./text-index";

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
  const isWritten = (amounts: readonly Rational[]): boolean => amounts.some((amount) => isSameAmount(claim.amount, amount));
  const isFound = nameLines.length > 0 ? nameLines.some((line) => isWritten(source.amountsAround(line))) : isWritten(source.allAmounts());
  return isFound ? "found" : "missing";
}

/** Lines on which a name stands: its words in a row, else all of its words on one line or on it and the next. */
function linesOfName(index: TextIndex, words: readonly string[]): number[] {
  const inARow = findPhrase(index, words).map((place) => index.lines[place] ?? 0);
  if (inARow.length > 0) return [...new Set(inARow)];
  const [first, ...others] = words.map((word) => new Set((index.places.get(word) ?? []).map((place) => index.lines[place] ?? 0)));
  if (first === undefined) return [];
  return [...first].filter((line) => others.every((lines) => lines.has(line) || lines.has(line + 1)));
}

function amountsOf(line: string): Rational[] {
  const tokens = tokenize(line);
  const amounts: Rational[] = [];
  for (let index = 0; index < tokens.length; ) {
    const read = readAmountAt(tokens, index);
    if (read) amounts.push(read.amount, ...(read.amountMax ? [read.amountMax] : []));
    index = read?.next ?? index + 1;
  }
  const parsed = parseLine(line);
  return [...amounts, ...[parsed.amount, parsed.amountMax].filter((amount) => amount !== null)];
}

function isSameAmount(claimed: number, written: Rational): boolean {
  const value = toNumber(written);
  const tolerance = written.den === 1n ? 1e-6 : FRACTION_TOLERANCE;
  return Math.abs(claimed - value) <= tolerance * Math.max(1e-9, Math.abs(value));
}
