import { foldText } from "@tureen/domain/ingredients/normalize-name";

const DAY = 1440;
/** Longer texts are no times. */
const MAX_CHARACTERS = 100;
const ISO_UNITS: Readonly<Record<string, number>> = { w: 7 * DAY, d: DAY, h: 60, m: 1, s: 1 / 60 };
/** As the recipe's own fields are bounded: a year. */
const MAX_MINUTES = 525_600;

/** "1 hour 30 minutes", "1h30", "45 Min.", "1 Std. 15 Min." in the languages of the kitchen; folded. */
const PART =
  /(\d+(?:[.,]\d+)?|\d+\/\d+)(?: ?[-–] ?\d+(?:[.,]\d+)?)?\s*(days?|tage?|jours?|dias?|giorni|dage|dagen|dagar|d\b|hours?|hrs?|h\b|h(?=\d)|std|stunden?|heures?|horas?|ore?\b|uren|uur|timm?ar|timer?\b|godz\w*|hod\w*|saat|час\w*|год\w*|ωρ\w*|時間|小时|minut\w*|mins?\b|min|m\b|'|dk\b|dakika|perc|мин\w*|хв\w*|λεπτ\w*|分|seconds?|secs?\b|sek\w*|s\b)/g;
const CLOCK = /^(\d{1,2}):(\d{2})(?::\d{2})?$/;

/**
 * Minutes of a time as pages write it: ISO 8601 in all its broken forms ("PT1H30M", "P0DT0H45M", "PT90", "P1H", "PT1H30"),
 * words, "1:30", a number of minutes. Null for none, and for zero.
 */
export function readDuration(written: string | number): number | null {
  if (typeof written === "number") return minutes(written);
  if (written.length > MAX_CHARACTERS) return null;
  const text = foldText(written).replace(/\s+/g, " ");
  if (/^\d+(?:\.\d+)?$/.test(text)) return minutes(Number(text));
  const compact = text.replaceAll(" ", "");
  if (/^[+-]?p/.test(compact) && /\d/.test(compact)) return readIso(compact) ?? readWords(compact.slice(1));
  const clock = CLOCK.exec(text);
  if (clock) return minutes(Number(clock[1]) * 60 + Number(clock[2]));
  return readWords(text);
}

/** A month means minutes ("P30M"): no dish takes thirty months. Null for what is no such duration, "PT30MIN" included. */
function readIso(text: string): number | null {
  const mended = text.replace(/(h\d+)$/, "$1m");
  if (!/^[+-]?pt?(?:\d+(?:[.,]\d+)?[ywdhms]t?|t)*$/.test(mended))
    return /^pt?\d+$/.test(text) ? minutes(Number(text.replace(/\D/g, ""))) : null;
  let total = 0;
  for (const [, number = "", unit = ""] of mended.matchAll(/(\d+(?:[.,]\d+)?)([wdhms])/g))
    total += Number(number.replace(",", ".")) * (ISO_UNITS[unit] ?? 0);
  return minutes(total);
}

function readWords(text: string): number | null {
  let total = 0;
  let next = 0;
  let lastWasHours = false;
  for (const match of text.matchAll(PART)) {
    const [whole, number = "", unit = ""] = match;
    total += valueOf(number) * minutesOf(unit);
    lastWasHours = minutesOf(unit) === 60;
    next = match.index + whole.length;
  }
  const rest = /^\s*(\d{1,2})(?!\d)/.exec(text.slice(next))?.[1];
  if (lastWasHours && rest !== undefined) total += Number(rest);
  return minutes(total);
}

function valueOf(number: string): number {
  const [over, under] = number.split("/");
  return under ? Number(over) / Math.max(1, Number(under)) : Number(number.replace(",", "."));
}

function minutesOf(unit: string): number {
  if (/^(?:d|tag|jour|giorn)/.test(unit) && !/^dk|^dak/.test(unit)) return DAY;
  if (/^(?:h|std|stund|or|u|tim|godz|saat|час|год|ωρ|時|小)/.test(unit)) return 60;
  return unit.startsWith("s") ? 1 / 60 : 1;
}

function minutes(total: number): number | null {
  const rounded = Math.round(total);
  return Number.isFinite(rounded) && rounded > 0 && rounded <= MAX_MINUTES ? rounded : null;
}
