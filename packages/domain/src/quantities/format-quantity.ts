import { convert, toSystem, type Quantity, type UnitsShown } from "./convert";
import { decimalText, endsWithin, roundToSignificant } from "./decimal-text";
import { findUnit, foreignUnitWord, languageOfUnitWord, pluralUnitWord, singularUnitWord, unitWord } from "./find-unit";
import { kitchenFraction } from "./kitchen-fraction";
import { inKitchenMeasures, isDecimalUnit, isShortAmount, roundForKitchen, type Rounding } from "./kitchen-rounding";
import { kitchenUnit, type KitchenUnits } from "./kitchen-units";
import { compare, isPositive, ONE, rational, roundTo, type Rational } from "./rational";
import { unitById, type Unit } from "./unit";

/** How a household writes its decimals: 1.5 or 1,5. */
export type NumberFormat = "point" | "comma";

/** The size of one of what is counted: the 400 g of "2 × 400 g cans". */
export interface Pack {
  readonly amount: Rational;
  /** A word as written or a canonical id. */
  readonly unit: string;
}

/** The pack that two columns or two fields hold; null where its amount is none. */
export function packOf(amount: Rational | null, unit: string): Pack | null {
  return amount && { amount, unit };
}

export interface QuantityFormat {
  readonly numberFormat?: NumberFormat | undefined;
  readonly unitsShown?: UnitsShown | undefined;
  /** Whose pint and cup are converted; US customary where nothing is said. */
  readonly kitchenUnits?: KitchenUnits | undefined;
  /** Upper end of a range, in the same unit. */
  readonly amountMax?: Rational | null | undefined;
  readonly pack?: Pack | null | undefined;
  /** Code of the language whose words are shown for English units; English where nothing is said. */
  readonly language?: string | undefined;
  /** In the steps of a kitchen, for a sum or a scaled amount; never for what is read back. What is converted always is. */
  readonly rounding?: Rounding | undefined;
}

/** From a thousand on the next unit reads better, and below one the one before: 1.2 kg and 250 g. */
const LARGER_UNIT: Readonly<Record<string, string>> = { mg: "g", g: "kg", ml: "l" };
const SMALLER_UNIT: Readonly<Record<string, string>> = { kg: "g", l: "ml" };
const THOUSAND = rational(1000);
/** Counting words that say nothing beside a number. */
const SILENT_WORDS: ReadonlySet<string> = new Set(["", "piece", "pieces", "pc", "pcs", "each", "ea", "unit", "units"]);

/**
 * An amount and its unit for people: "1½ cups", "½ cup + 1 tbsp", "1.2 kg", "2–3 cloves", "2 × 400 g cans", "3" for pieces.
 * Kitchen fractions where the kitchen has them, decimals for what is weighed, never float noise. `unit` is a word as
 * written or a canonical id. Empty where there is no amount above zero.
 */
export function formatQuantity(amount: Rational | null, unit: string, format: QuantityFormat = {}): string {
  if (amount === null || !isPositive(amount)) return "";
  const { amountMax, pack } = format;
  if (amountMax != null && compare(amountMax, amount) > 0)
    return formatRange([amount, amountMax], unit, { ...format, amountMax: null });
  // The size that is printed on a tin stays as it is printed.
  const size = pack
    ? formatQuantity(pack.amount, pack.unit, { numberFormat: format.numberFormat, language: format.language })
    : "";
  return shownQuantities(amount, unit, format)
    .map((shown) => inWords(shown, unit, { ...format, size, number: groupedText(shown, format.numberFormat) }))
    .join(" + ");
}

/** Both ends before one unit, or one number where they are shown alike. */
function formatRange([from, to]: readonly [Rational, Rational], unit: string, format: QuantityFormat): string {
  const shown = shownRange([from, to], unit, format);
  const [lower, upper] = shown.map((end) => groupedText(end, format.numberFormat));
  const number = lower === upper ? (upper ?? "") : `${lower}–${upper}`;
  const size = format.pack ? formatQuantity(format.pack.amount, format.pack.unit, { ...format, pack: null }) : "";
  return inWords(shown[1], unit, { ...format, size, number });
}

/**
 * The one unit that an amount is shown in, for whoever edits it where it stands: kilograms for 1200 g. The unit's own word where
 * it is shown as it is written.
 *
 * @returns `perUnit`: how many of `unit` one of the shown ones is
 */
export function shownUnit(
  amount: Rational,
  unit: string,
  { unitsShown = "as-written", kitchenUnits }: Pick<QuantityFormat, "unitsShown" | "kitchenUnits">,
): { readonly unit: string; readonly perUnit: Rational } {
  const own = kitchenUnit(findUnit(unit), kitchenUnits);
  const shown = own && isPositive(amount) ? readable(toSystem(amount, own, unitsShown)).unit : own;
  const perUnit = own && shown && convert(ONE, shown, own);
  return shown && perUnit && shown.id !== own.id ? { unit: shown.id, perUnit } : { unit, perUnit: ONE };
}

/** The number alone, as it is written before this unit: "1½" of cups, "1.5" of kilograms. Zero and less are "0". */
export function formatAmount(amount: Rational, unit: string, numberFormat: NumberFormat = "point"): string {
  return isPositive(amount) ? numberText({ amount, unit: findUnit(unit), isRounded: false }, numberFormat) : "0";
}

interface FormattedAmount {
  readonly amount: Rational;
  /** Undefined for a word that is no known unit. */
  readonly unit: Unit | undefined;
  /** In the steps of a kitchen already. */
  readonly isRounded: boolean;
}

function shownQuantities(
  amount: Rational,
  word: string,
  { unitsShown = "as-written", kitchenUnits, rounding }: QuantityFormat,
): readonly FormattedAmount[] {
  const unit = kitchenUnit(findUnit(word), kitchenUnits);
  if (!unit) return [{ amount: rounding ? rounded(amount, unit, rounding) : amount, unit, isRounded: false }];
  const inSystem = toSystem(amount, unit, unitsShown);
  const isConverted = inSystem.unit !== unit;
  const shown = readable(inSystem);
  const isShort = isShortAmount(amount, unit) && isShortAmount(shown.amount, shown.unit);
  if (!isConverted && (!rounding || isShort)) return [{ ...shown, isRounded: false }];
  // 999.7 g are rounded to 1000 g, which is written 1 kg.
  const measures = inKitchenMeasures(shown, rounding ?? "nearest", kitchenUnits).map(readable);
  return measures.map((measure) => ({ ...measure, isRounded: true }));
}

/** Both ends in one unit: the larger in which they are near a fraction, as the upper end alone is, else the smallest. */
function shownRange(
  ends: readonly [Rational, Rational],
  word: string,
  format: QuantityFormat,
): readonly [FormattedAmount, FormattedAmount] {
  const { kitchenUnits, rounding } = format;
  const unit = kitchenUnit(findUnit(word), kitchenUnits);
  const measures = ends.map((end) => shownQuantities(end, word, format));
  const units = measures.flatMap((parts) => parts.map((part) => part.unit));
  const upper = measures[1]?.[0]?.unit;
  const inUnit = (to: Unit | undefined) =>
    ends.map((end): FormattedAmount => {
      const amount = (unit && to && convert(end, unit, to)) ?? end;
      const isKept = to === unit && !rounding;
      return { amount: isKept ? amount : rounded(amount, to, rounding ?? "nearest"), unit: to, isRounded: !isKept };
    });
  const inUpper = inUnit(upper);
  const isWritten = inUpper.every((end) => isDecimalUnit(end.unit) || kitchenFraction(end.amount) !== null);
  const [from, until] = isWritten || !upper ? inUpper : inUnit(smallestOf(units));
  const none: FormattedAmount = { amount: ends[1], unit, isRounded: false };
  return [from ?? none, until ?? none];
}

function smallestOf(units: readonly (Unit | undefined)[]): Unit | undefined {
  const [smallest] = units.flatMap((unit) => unit ?? []).toSorted((left, right) => compare(left.toBase, right.toBase));
  return smallest;
}

function rounded(amount: Rational, unit: Unit | undefined, rounding: Rounding): Rational {
  return isShortAmount(amount, unit) ? amount : roundForKitchen(amount, unit, rounding);
}

function readable({ amount, unit }: Quantity): Quantity {
  const isLarge = compare(amount, THOUSAND) >= 0;
  const isSmall = compare(amount, ONE) < 0;
  const nextId = isLarge ? LARGER_UNIT[unit.id] : isSmall ? SMALLER_UNIT[unit.id] : undefined;
  const next = nextId === undefined ? undefined : unitById(nextId);
  const converted = next && convert(amount, unit, next);
  return next && converted ? { amount: converted, unit: next } : { amount, unit };
}

interface Words {
  readonly number: string;
  /** Of a pack; '' for none. */
  readonly size: string;
  readonly language?: string | undefined;
}

/** A number with what is counted or measured: "2 × 400 g cans". */
function inWords(shown: FormattedAmount, asWritten: string, { number, size, language }: Words): string {
  return [number, size === "" ? "" : `× ${size}`, wordFor(shown, asWritten, number, language)]
    .filter((part) => part !== "")
    .join(" ");
}

function wordFor(shown: FormattedAmount, asWritten: string, number: string, language = "en"): string {
  const word = asWritten.trim();
  if (!shown.unit) return word;
  if (SILENT_WORDS.has(word.toLowerCase())) return "";
  const isOwn = shown.unit.id === findUnit(word)?.id;
  const written = languageOfUnitWord(word);
  const isPlural = compare(shown.amount, ONE) > 0 && number !== "1";
  if (isOwn && shown.unit.dimension === "count") return word;
  if (isOwn && written !== "en") return foreignUnitWord(word, isPlural);
  // The smaller measure beside a German cup is a German spoon.
  const spoken = language === "en" ? written : language;
  if (spoken !== "en") return unitWord(shown.unit.id, isPlural, spoken);
  // A tin stays a tin; a tablespoon is shown by its short form.
  const own = shown.unit.dimension === "natural" && isOwn;
  const form = own ? (isPlural ? pluralUnitWord(word) : singularUnitWord(word)) : undefined;
  return form ?? unitWord(shown.unit.id, isPlural);
}

/** {@link numberText} with its thousands apart, "1,200" or "1.200": for the eye, never for a field. */
function groupedText(shown: FormattedAmount, numberFormat: NumberFormat = "point"): string {
  const mark = numberFormat === "comma" ? "." : ",";
  return numberText(shown, numberFormat).replace(/^\d{4,}/, (digits) => digits.replace(/\B(?=(?:\d{3})+$)/g, mark));
}

function numberText(shown: FormattedAmount, numberFormat: NumberFormat = "point"): string {
  const text = fractionText(shown) ?? decimalText(decimalToShow(shown));
  return numberFormat === "comma" ? text.replace(".", ",") : text;
}

function fractionText({ amount, unit }: FormattedAmount): string | null {
  return isDecimalUnit(unit) ? null : kitchenFraction(amount);
}

/** What ends within three places is shown in full, a kilogram is weighed to the gram, the rest has three digits. */
function decimalToShow({ amount, unit, isRounded }: FormattedAmount): Rational {
  if (isRounded || endsWithin(amount, 3)) return amount;
  return unit?.id === "kg" || unit?.id === "l" ? roundTo(amount, 3) : roundToSignificant(amount);
}
