import { findUnit } from "@tureen/domain/quantities/find-unit";
import type { AcceptedReading, LabelledLine } from "./labelled-lines";
import type { Reading } from "./parsers";

export interface Score {
  readonly amount: boolean;
  readonly unit: boolean;
  readonly name: boolean;
}

/** Said of how full or how big a measure is: "heaped tbsp" is a tbsp. */
const MEASURE_WORDS = new Set(
  (
    "small medium large big little very extra to heaped heaping level scant generous good healthy fat plump thin thick long size sized length " +
    "thumb fist rounded quarter lengthwise mini tiny"
  ).split(" "),
);

/** Amounts agree to a thousandth: labels hold thirds as doubles. */
const TOLERANCE = 1e-3;

/** Compares a reading with a line's label. One accepted reading must give amount and unit together. */
export function score(line: LabelledLine, reading: Reading): Score {
  const byAmount = line.accept.filter((accepted) => isSameAmount(accepted, reading));
  return {
    amount: byAmount.length > 0,
    unit: byAmount.some((accepted) => canonicalUnit(accepted.unit) === canonicalUnit(reading.unit)),
    name: foldName(line.name) === foldName(reading.name),
  };
}

function isSameAmount(accepted: AcceptedReading, reading: Reading): boolean {
  if (accepted.lo === null || accepted.hi === null) return reading.amount === null || reading.amount === 0;
  if (reading.amount === null) return false;
  return isClose(accepted.lo, reading.amount) && isClose(accepted.hi, reading.amountMax ?? reading.amount);
}

function isClose(expected: number, actual: number): boolean {
  return Math.abs(expected - actual) <= TOLERANCE * Math.max(1, Math.abs(expected));
}

/**
 * Labels hold raw words. Words of size and fullness are dropped, and of several units left ("inch piece", "oz can")
 * the first counts, so that "heaped tbsp" equals "tablespoon". The same is done to every parser's answer.
 */
function canonicalUnit(unit: string): string {
  const words = unit.split(/[\s-]+/).filter((word) => !MEASURE_WORDS.has(word.toLowerCase()));
  const whole = findUnit(words.join(" "));
  if (whole) return whole.id;
  const known = words.map((word) => findUnit(word)).find((found) => found !== undefined);
  return known?.id ?? words.join(" ").toLowerCase();
}

/** Case, accents, punctuation and plurals do not count. */
function foldName(name: string): string {
  const plain = name
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(/['’]/g, "");
  return plain
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map(singular)
    .join(" ");
}

function singular(word: string): string {
  if (word.length <= 3 || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(oe|she|che|xe|sse)s$/.test(word)) return word.slice(0, -2);
  if (/(ave|eave|lve|ife|oave)s$/.test(word))
    return word
      .replace(/f?ves$/, "f")
      .replace(/ifes$/, "if")
      .replace(/ives$/, "if");
  return word.replace(/s$/, "");
}
