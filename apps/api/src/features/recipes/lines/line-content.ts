import { MAX_AMOUNT, TEXT_LIMITS } from "@tureen/contracts/primitives";
import { readBlock } from "@tureen/domain/ingredients/lines/line-block";
import { parseFoods } from "@tureen/domain/ingredients/lines/parse-foods";
import { parseLine } from "@tureen/domain/ingredients/lines/parse-line";
import type { ParsedLine } from "@tureen/domain/ingredients/lines/parsed-line";
import { formatAmount, packOf, type Pack } from "@tureen/domain/quantities/format-quantity";
import { compare, fromNumber, isZero, rational, toNumber, type Rational } from "@tureen/domain/quantities/rational";
import { readAmount } from "@tureen/domain/quantities/read-amount";

/** Exact amounts of a line. Null for "no amount"; `amountMax` is the upper end of a range, else null. */
export interface LineAmount {
  readonly amount: Rational | null;
  readonly amountMax: Rational | null;
}

/** What a recipe line says: as it was written, and as it was understood. */
export interface LineContent extends LineAmount {
  readonly raw: string;
  readonly name: string;
  /** Catalogue entry; null before it is linked. */
  readonly ingredientId: number | null;
  /** Size of one of what is counted ("2 × 400 g tins"): scaling scales the count, never this. */
  readonly pack: Pack | null;
  /** As written. */
  readonly unit: string;
  readonly subType: string;
  readonly notes: string;
  /** Heading that it stands under; '' for none. */
  readonly section: string;
  /** A further food of the raw line that the line before it stands for. */
  readonly sharesRaw: boolean;
  /** The recipe that it is; null for food. */
  readonly subRecipeId: number | null;
}

/** A line as the recipe has it. */
export interface StoredLine extends LineContent {
  readonly id: number;
  /** What the catalogue calls it; null where it is not linked. */
  readonly ingredientName: string | null;
  /** What the recipe that it is is called; null for food. */
  readonly subRecipeTitle: string | null;
}

/** A line to save. */
export interface LineToSave {
  /** The stored line whose place it takes; null for a new one. */
  readonly id: number | null;
  readonly content: LineContent;
}

const NO_AMOUNT: LineAmount = { amount: null, amountMax: null };
const LARGEST = rational(MAX_AMOUNT);

/** Reads a line as people write them, its first food. What it says beyond the table's columns is in `raw`. */
export function lineFromText(text: string): LineContent {
  return toContent(parseLine(text.trim()), "", false);
}

/** So many are remembered, some 1 MB. */
const MOST_REMEMBERED = 1000;
const remembered = new Map<string, readonly LineContent[]>();

/**
 * Reads every food of a line: "1 carrot, 1 onion and 1 leek" are three. The first stands for the raw line; none for a
 * line without a word. What was read lately is remembered: a form shows what its lines say, and saving asks again.
 */
export function foodsOfLine(text: string): readonly LineContent[] {
  const written = text.trim();
  const known = remembered.get(written);
  if (known) return known;
  const foods = written === "" ? [] : parseFoods(written).map((parsed, index) => toContent(parsed, "", index > 0));
  if (written.length > TEXT_LIMITS.line) return foods;
  if (remembered.size === MOST_REMEMBERED) remembered.clear();
  remembered.set(written, foods);
  return foods;
}

/** The lines of a text block (decisions, section 2): one a food, without blank ones, each under its heading. */
export function linesFromBlock(block: string): LineContent[] {
  return readBlock(block).flatMap(({ text, section }) => foodsOfLine(text).map((food) => ({ ...food, section })));
}

function toContent(parsed: ParsedLine, section: string, sharesRaw: boolean): LineContent {
  const packAmount = parsed.pack && storable(parsed.pack.amountMax ?? parsed.pack.amount);
  return {
    ...lineAmount(parsed.amount, parsed.amountMax),
    raw: parsed.raw,
    name: parsed.name || parsed.raw,
    ingredientId: null,
    pack: packOf(packAmount, parsed.pack?.unit ?? ""),
    unit: parsed.unitWord,
    subType: "",
    notes: [parsed.size, parsed.notes].filter(Boolean).join(", "),
    section,
    sharesRaw,
    subRecipeId: null,
  };
}

/** What a call sent as an amount: a number or what a person writes; anything not understood is no amount. */
export function readSentAmount(sent: number | string | null): LineAmount {
  if (sent === null) return NO_AMOUNT;
  if (typeof sent === "number") return lineAmount(fromNumber(sent), null);
  const reading = readAmount(sent.trim());
  return reading ? lineAmount(reading.amount, reading.amountMax) : NO_AMOUNT;
}

/** The amount on the wire: the upper end of a range, 0 for none (decisions, section 2). */
export function wireAmount(line: LineAmount): number {
  const upper = line.amountMax ?? line.amount;
  return upper === null ? 0 : toNumber(upper);
}

/** The amount as a person writes it, "1½", "2–3", without its unit; '' for none. */
export function amountText({ amount, amountMax, unit }: Pick<LineContent, "amount" | "amountMax" | "unit">): string {
  if (amount === null) return "";
  return [amount, ...(amountMax ? [amountMax] : [])].map((end) => formatAmount(end, unit)).join("–");
}

/** True where what was sent says what the line says already, be it as a number, as text or as a range. */
export function isSameAmount(sent: number | string | null, line: LineAmount): boolean {
  if (typeof sent === "number" && sent === wireAmount(line)) return true;
  const read = readSentAmount(sent);
  if (isSame(read.amount, line.amount) && isSame(read.amountMax, line.amountMax)) return true;
  return read.amountMax === null && isSame(read.amount, line.amountMax ?? line.amount);
}

function lineAmount(amount: Rational | null, amountMax: Rational | null): LineAmount {
  const upper = amountMax && storable(amountMax);
  const lower = amount && (isZero(amount) && upper ? amount : storable(amount));
  if (!lower) return upper ? { amount: upper, amountMax: null } : NO_AMOUNT;
  return { amount: lower, amountMax: upper && compare(lower, upper) < 0 ? upper : null };
}

/** Zero is "no amount", and so is what no kitchen measures and no column holds. */
function storable(amount: Rational): Rational | null {
  const isHeld =
    compare(amount, LARGEST) <= 0 && amount.num <= Number.MAX_SAFE_INTEGER && amount.den <= Number.MAX_SAFE_INTEGER;
  return amount.num > 0n && isHeld ? amount : null;
}

function isSame(left: Rational | null, right: Rational | null): boolean {
  if (left === null || right === null) return left === right;
  return compare(left, right) === 0;
}
