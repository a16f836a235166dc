import { inMinutes, minutesIn } from "@tureen/domain/recipe-reading/words/read-times";
import { timeInDigits } from "@tureen/domain/recipe-reading/words/time-words";

const DAY = 1440;
/** Longer texts are no times. */
const MAX_CHARACTERS = 100;
const ISO_UNITS: Readonly<Record<string, number>> = { w: 7 * DAY, d: DAY, h: 60, m: 1, s: 1 / 60 };
const CLOCK = /^(\d{1,2}):(\d{2})(?::\d{2})?$/;

/**
 * Minutes of a time as pages write it: ISO 8601 in all its broken forms ("PT1H30M", "P0DT0H45M", "PT90", "P1H", "PT1H30"),
 * words, "1:30", a number of minutes. Null for none, and for zero.
 */
export function readDuration(written: string | number): number | null {
  if (typeof written === "number") return inMinutes(written);
  if (written.length > MAX_CHARACTERS) return null;
  const text = timeInDigits(written);
  if (/^\d+(?:\.\d+)?$/.test(text)) return inMinutes(Number(text));
  const compact = text.replaceAll(" ", "");
  if (/^[+-]?p/.test(compact) && /\d/.test(compact)) return readIso(compact) ?? minutesIn(compact.slice(1));
  const clock = CLOCK.exec(text);
  if (clock) return inMinutes(Number(clock[1]) * 60 + Number(clock[2]));
  return minutesIn(text);
}

/** A month means minutes ("P30M"): no dish takes thirty months. Null for what is no such duration, "PT30MIN" included. */
function readIso(text: string): number | null {
  // "PTH25MS": a template had no hours and no seconds to fill in.
  const mended = text.replace(/(?<!\d)[dhms]/g, "").replace(/(h\d+)$/, "$1m");
  if (!/^[+-]?pt?(?:\d+(?:[.,]\d+)?[ywdhms]t?|t)*$/.test(mended))
    return /^pt?\d+$/.test(text) ? inMinutes(Number(text.replace(/\D/g, ""))) : null;
  let total = 0;
  for (const [, number = "", unit = ""] of mended.matchAll(/(\d+(?:[.,]\d+)?)([wdhms])/g))
    total += Number(number.replace(",", ".")) * (ISO_UNITS[unit] ?? 0);
  return inMinutes(total);
}
