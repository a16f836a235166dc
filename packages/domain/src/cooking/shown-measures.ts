import type { UnitsShown } from "../quantities/convert";
import { decimalText } from "../quantities/decimal-text";
import type { NumberFormat } from "../quantities/format-quantity";
import { kitchenFraction } from "../quantities/kitchen-fraction";
import { fromNumber, rational, toNumber } from "../quantities/rational";
import { readAmount } from "../quantities/read-amount";

interface ShownMeasures {
  readonly unitsShown: UnitsShown;
  readonly numberFormat: NumberFormat;
}

/** Something measured that a step names: "350°F", "9 x 13-inch". */
interface MeasureSpan {
  readonly start: number;
  readonly end: number;
  readonly isMetric: boolean;
  /** In the other system. */
  readonly converted: string;
}

const SPACE = String.raw`[ \u00a0\u202f]{0,2}`;
const FRACTION = "[½⅓⅔¼¾⅛⅜⅝⅞]";
const LENGTH_NUMBER = String.raw`(?:\d{1,2} \d/\d|\d/\d|\d{0,2} ?${FRACTION}|\d{1,3}(?:[.,]\d{1,2})?)`;
const RANGE = String.raw`(?:[-–—]|to|and|bis|und|à|et|a|y|e|tot|en)`;
const DEGREE = "[°º˚]";

/** "180°C", "350 degrees F", "180 Grad", "350–375F". */
const TEMPERATURE = new RegExp(
  String.raw`(?<![\d.,])(\d{2,3})(?:${SPACE}${DEGREE}?${SPACE}[CF]?${SPACE}${RANGE}${SPACE}(\d{2,3}))?${SPACE}` +
    String.raw`(?:(?:${DEGREE}|degrees?|Grad|degr[ée]s?|grados?|gradi|graden)${SPACE}(Celsius|centigrade|C|Fahrenheit|F)|` +
    String.raw`(℃|℉|C|F)|(Grad|degrés?|grados?|gradi|graden))(?![\p{L}\d])`,
  "gu",
);

/**
 * "350°", "425 degrees" without a scale: no oven at home reaches that in Celsius, and dials of Fahrenheit go by 25. What is
 * lower may be either.
 */
const DIAL = "(325|350|375|400|425|450|475|500|525|550)";
const BARE_FAHRENHEIT = new RegExp(
  String.raw`(?<![\d.,])(?:${DIAL}${SPACE}${DEGREE}?${SPACE}${RANGE}${SPACE})?${DIAL}${SPACE}(?:${DEGREE}|degrees?)` +
    String.raw`(?!${SPACE}(?:[CF]|Celsius|centigrade|Fahrenheit)(?!\p{L}))(?![\p{L}\d])`,
  "gu",
);

/** "23 cm", "1–2 cm", "9 x 13-inch", "9- by 13-inch", "¾ inch", "8″"; no bare "in", which is a word of every step. */
const LENGTH = new RegExp(
  String.raw`(?<![\p{L}\d.,/½⅓⅔¼¾⅛⅜⅝⅞])(${LENGTH_NUMBER})((?:${SPACE}-?${SPACE}(?:x|×|by|${RANGE})${SPACE}${LENGTH_NUMBER}){0,2})` +
    String.raw`${SPACE}-?${SPACE}(?:(cm|centimet(?:er|re)s?|Zentimetern?|centim[èe]tres?|cent[íi]metros?|centimetr[io])|` +
    String.raw`(mm|millimet(?:er|re)s?)|(inch(?:es)?)|(″|"(?=${SPACE}(?:x|×|by|round|square|pan|tin|cake|pie|tart|spring|loaf|dish|skillet|thick|long|wide|piece|cube|slice))))(?!\p{L})`,
  "gu",
);

/** What lies between two ways to say the same: "350°F (180°C)", "180C/160C fan/350F", "23 cm or 9 inch". */
const MOST_BETWEEN = 24;

/**
 * A step with its temperatures and lengths in one system, as an oven's dial and a ruler have them: "Bake at 350°F in a
 * 9-inch tin" is "Bake at 180°C in a 23 cm tin". What is said in both systems stays as it is, and so do gas marks; beside
 * a bare "350°" stands what it is in Celsius.
 */
export function shownMeasures(text: string, { unitsShown, numberFormat }: ShownMeasures): string {
  if (unitsShown === "as-written") return text;
  const measures = [temperatures(text), lengths(text, numberFormat)]
    .flatMap((alike) => saidOnce(text, alike))
    .filter(({ isMetric }) => isMetric !== (unitsShown === "metric"))
    .toSorted((left, right) => left.start - right.start);
  let shown = "";
  let end = 0;
  for (const measure of measures) {
    shown += text.slice(end, measure.start) + measure.converted;
    end = measure.end;
  }
  return shown + text.slice(end);
}

/** Without those beside which the same is said in the other system. */
function saidOnce(text: string, measures: readonly MeasureSpan[]): readonly MeasureSpan[] {
  const groups: MeasureSpan[][] = [];
  for (const measure of measures) {
    const last = groups.at(-1)?.at(-1);
    const between = last && text.slice(last.end, measure.start);
    const isBeside = between !== undefined && between.length <= MOST_BETWEEN && !/[.;!?]/.test(between);
    if (isBeside) groups.at(-1)?.push(measure);
    else groups.push([measure]);
  }
  return groups.filter((group) => group.every(({ isMetric }) => isMetric === group[0]?.isMetric)).flat();
}

function temperatures(text: string): MeasureSpan[] {
  // What is taken for Fahrenheit stays as it is written, with the other beside it.
  const bare = [...text.matchAll(BARE_FAHRENHEIT)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    isMetric: false,
    converted: `${match[0]} (${[match[1], match[2]].flatMap((degrees) => (degrees ? [toCelsius(Number(degrees))] : [])).join("–")}°C)`,
  }));
  return [...scaledTemperatures(text), ...bare].toSorted((left, right) => left.start - right.start);
}

function scaledTemperatures(text: string): MeasureSpan[] {
  return [...text.matchAll(TEMPERATURE)].map((match) => {
    const [whole, low = "", high, worded = "", bare = ""] = match;
    const isMetric = !/^(?:F|℉)/.test(worded || bare);
    const degrees = [low, ...(high === undefined ? [] : [high])].map(Number);
    const shown = [...new Set(degrees.map(isMetric ? toFahrenheit : toCelsius))];
    return {
      start: match.index,
      end: match.index + whole.length,
      isMetric,
      converted: `${shown.join("–")}°${isMetric ? "F" : "C"}`,
    };
  });
}

/** The dials of ovens go by 25 °F and by 10 °C. What lies off them, or below, is a thermometer's: sugar, meat, yeast. */
const OVEN_FROM_F = 225;
const OVEN_FROM_C = 110;
/** How far an oven's 25 °F may be off: 180 °C (356 °F) is 350 °F, 170 °C (338 °F) is 340 °F. */
const NEAR_F = 8;

function toCelsius(degrees: number): number {
  const exact = ((degrees - 32) * 5) / 9;
  return degrees >= OVEN_FROM_F && degrees % 25 === 0 ? nearest(exact, 10) : nearest(exact, 1);
}

function toFahrenheit(degrees: number): number {
  const exact = (degrees * 9) / 5 + 32;
  if (degrees < OVEN_FROM_C || degrees % 10 !== 0) return nearest(exact, 1);
  const dial = nearest(exact, 25);
  return Math.abs(dial - exact) <= NEAR_F ? dial : nearest(exact, 5);
}

const CM_PER_INCH = 2.54;
const EACH_NUMBER = new RegExp(LENGTH_NUMBER, "gu");

function lengths(text: string, numberFormat: NumberFormat): MeasureSpan[] {
  return [...text.matchAll(LENGTH)].flatMap((match): MeasureSpan[] => {
    const [whole, first = "", more = "", cm, mm] = match;
    const isMetric = cm !== undefined || mm !== undefined;
    const numbers = [first, ...(more.match(EACH_NUMBER) ?? [])].map((each) => readAmount(each.trim()));
    const values = numbers.flatMap((each) => (each ? [toNumber(each.amount)] : []));
    if (values.length !== numbers.length || values.some((value) => value <= 0)) return [];
    const joiner = /[x×]|by/.test(more) ? " × " : "–";
    const inCm = values.map((value) => (mm !== undefined ? value / 10 : isMetric ? value : value * CM_PER_INCH));
    const converted = isMetric ? `${inCm.map(inchText).join(joiner)} inch` : centimetreText(inCm, joiner, numberFormat);
    return [{ start: match.index, end: match.index + whole.length, isMetric, converted }];
  });
}

/** Of less than a centimetre millimetres, below ten halves, then whole ones. */
function centimetreText(values: readonly number[], joiner: string, numberFormat: NumberFormat): string {
  const isSmall = values.every((value) => value < 1);
  const shown = values.map((value) => (isSmall ? nearest(value * 10, 1) : nearest(value, value < 10 ? 0.5 : 1)));
  const numbers = shown.map((value) => decimalText(fromNumber(value)));
  const text = `${numbers.join(joiner)} ${isSmall ? "mm" : "cm"}`;
  return numberFormat === "comma" ? text.replaceAll(".", ",") : text;
}

/** Eighths below a quarter of an inch, quarters below five, then halves. */
function inchText(cm: number): string {
  const inches = cm / CM_PER_INCH;
  const parts = inches < 0.25 ? 8 : inches < 5 ? 4 : 2;
  return kitchenFraction(rational(Math.max(1, Math.round(inches * parts)), parts)) ?? "";
}

const nearest = (value: number, step: number): number => Math.max(step, Math.round(value / step) * step);
