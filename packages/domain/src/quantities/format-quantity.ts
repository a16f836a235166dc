import { convert, toSystem, type Quantity, type UnitsShown } from "./convert";
import { decimalText, endsWithin, roundToSignificant } from "./decimal-text";
import { findUnit, isForeignUnitWord, pluralUnitWord, singularUnitWord, unitWord } from "./find-unit";
import { kitchenFraction, nearestKitchenFraction } from "./kitchen-fraction";
import { isDecimalUnit, isShortAmount, roundForKitchen } from "./kitchen-rounding";
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
  /** In the steps of a kitchen, for a sum or a scaled amount, or only where it is converted; never for what is read back. */
  readonly isRounded?: boolean | "where-converted" | undefined;
}

/** From a thousand on the next unit reads better, and below one the one before: 1.2 kg and 250 g. */
const LARGER_UNIT: Readonly<Record<string, string>> = { mg: "g", g: "kg", ml: "l" };
const SMALLER_UNIT: Readonly<Record<string, string>> = { kg: "g", l: "ml" };
const THOUSAND = rational(1000);
/** Counting words that say nothing beside a number. */
const SILENT_WORDS: ReadonlySet<string> = new Set(["", "piece", "pieces", "pc", "pcs", "each", "ea", "unit", "units"]);
/** How far a converted volume may be moved to what a spoon or cup holds: 250 ml is a cup. */
const SPOON_TOLERANCE = rational(6, 100);

/**
 * An amount and its unit for people: "1½ cups", "⅛ tsp", "1.2 kg", "2–3 cloves", "2 × 400 g cans", "3" for pieces.
 * Kitchen fractions where the kitchen has them, decimals for what is weighed, never float noise. `unit` is a word as
 * written or a canonical id. Empty where there is no amount above zero.
 */
export function formatQuantity(amount: Rational | null, unit: string, format: QuantityFormat = {}): string {
  if (amount === null || !isPositive(amount)) return "";
  const { amountMax, numberFormat, pack } = format;
  const isRange = amountMax != null && compare(amountMax, amount) > 0;
  const shown = shownQuantity(isRange ? amountMax : amount, unit, format);
  const upper = groupedText(shown, numberFormat);
  const lower = isRange ? groupedText(inShownUnit(amount, unit, shown, format), numberFormat) : upper;
  const number = lower === upper ? upper : `${lower}–${upper}`;
  const size = pack
    ? formatQuantity(pack.amount, pack.unit, { ...format, amountMax: null, pack: null, isRounded: false })
    : "";
  return [number, size === "" ? "" : `× ${size}`, wordFor(shown, unit, upper, format.language)]
    .filter((part) => part !== "")
    .join(" ");
}

/** The number alone, as it is written before this unit: "1½" of cups, "1.5" of kilograms. Zero and less are "0". */
export function formatAmount(amount: Rational, unit: string, numberFormat: NumberFormat = "point"): string {
  return isPositive(amount) ? numberText({ amount, unit: findUnit(unit), isConverted: false }, numberFormat) : "0";
}

interface Shown {
  readonly amount: Rational;
  /** Undefined for a word that is no known unit. */
  readonly unit: Unit | undefined;
  readonly isConverted: boolean;
}

function shownQuantity(
  amount: Rational,
  word: string,
  { unitsShown = "as-written", kitchenUnits, isRounded }: QuantityFormat,
): Shown {
  const unit = kitchenUnit(findUnit(word), kitchenUnits);
  if (!unit) return { amount: isRounded === true ? rounded(amount, unit) : amount, unit, isConverted: false };
  const inSystem = toSystem(amount, unit, unitsShown);
  const isConverted = inSystem.unit !== unit;
  const shown = readable(inSystem);
  const isKept = isRounded === "where-converted" ? !isConverted : !isRounded;
  const stays = isKept || (!isConverted && isShortAmount(amount, unit) && isShortAmount(shown.amount, shown.unit));
  // 999.7 g are rounded to 1000 g, which is written 1 kg.
  return {
    ...(stays ? shown : readable({ ...shown, amount: roundForKitchen(shown.amount, shown.unit) })),
    isConverted,
  };
}

/** The lower end of a range in the unit of its upper end, so that both stand before one word. */
function inShownUnit(amount: Rational, word: string, shown: Shown, { kitchenUnits, isRounded }: QuantityFormat): Shown {
  const unit = kitchenUnit(findUnit(word), kitchenUnits);
  const lower = (unit && shown.unit && convert(amount, unit, shown.unit)) ?? amount;
  const isKept = isRounded === "where-converted" ? !shown.isConverted : !isRounded;
  return { ...shown, amount: isKept ? lower : rounded(lower, shown.unit) };
}

function rounded(amount: Rational, unit: Unit | undefined): Rational {
  return isShortAmount(amount, unit) ? amount : roundForKitchen(amount, unit);
}

function readable({ amount, unit }: Quantity): Quantity {
  const isLarge = compare(amount, THOUSAND) >= 0;
  const isSmall = compare(amount, ONE) < 0;
  const nextId = isLarge ? LARGER_UNIT[unit.id] : isSmall ? SMALLER_UNIT[unit.id] : undefined;
  const next = nextId === undefined ? undefined : unitById(nextId);
  const converted = next && convert(amount, unit, next);
  return next && converted ? { amount: converted, unit: next } : { amount, unit };
}

function wordFor(shown: Shown, asWritten: string, number: string, language = "en"): string {
  const word = asWritten.trim();
  if (!shown.unit) return word;
  if (SILENT_WORDS.has(word.toLowerCase())) return "";
  const keepsWord =
    shown.unit.id === findUnit(word)?.id && (isForeignUnitWord(word) || shown.unit.dimension === "count");
  const isPlural = compare(shown.amount, ONE) > 0 && number !== "1";
  if (keepsWord) return word;
  if (language !== "en") return unitWord(shown.unit.id, isPlural, language);
  // A tin stays a tin; a tablespoon is shown by its short form.
  const own = shown.unit.dimension === "natural" && shown.unit.id === findUnit(word)?.id;
  const written = own ? (isPlural ? pluralUnitWord(word) : singularUnitWord(word)) : undefined;
  return written ?? unitWord(shown.unit.id, isPlural);
}

/** {@link numberText} with its thousands apart, "1,200" or "1.200": for the eye, never for a field. */
function groupedText(shown: Shown, numberFormat: NumberFormat = "point"): string {
  const mark = numberFormat === "comma" ? "." : ",";
  return numberText(shown, numberFormat).replace(/^\d{4,}/, (digits) => digits.replace(/\B(?=(?:\d{3})+$)/g, mark));
}

function numberText(shown: Shown, numberFormat: NumberFormat = "point"): string {
  const text = fractionText(shown) ?? decimalText(decimalToShow(shown));
  return numberFormat === "comma" ? text.replace(".", ",") : text;
}

function fractionText({ amount, unit, isConverted }: Shown): string | null {
  if (isDecimalUnit(unit)) return null;
  const isSpooned = isConverted && unit?.dimension === "volume";
  return kitchenFraction(amount) ?? (isSpooned ? nearestKitchenFraction(amount, SPOON_TOLERANCE) : null);
}

/** What ends within three places is shown in full, a kilogram is weighed to the gram, the rest has three digits. */
function decimalToShow({ amount, unit, isConverted }: Shown): Rational {
  if (!isConverted && endsWithin(amount, 3)) return amount;
  return unit?.id === "kg" || unit?.id === "l" ? roundTo(amount, 3) : roundToSignificant(amount);
}
