import { foldText } from "../../ingredients/names/normalize-name";
import { timeInDigits } from "./time-words";

/** Minutes; null where nothing is said of them. */
export interface Times {
  readonly prepTimeMinutes: number | null;
  readonly cookTimeMinutes: number | null;
}

const PREPARATION = /prep|vorbereit|zubereit|arbeits|tavola|active|elabora|bereiding|hands-on/;
const COOKING = /cook|bak|cuisson|coccion|cottura|koch|gar(?:zeit|en)|back|oven|brat|grill|roast|kook|coccio/;

/** "1 hour 30 minutes", "1h30", "1 1/2 Std." in the languages of the kitchen and of web pages; folded. */
const PART =
  /((?:\d+ )?\d+\/\d+|\d+(?:[.,]\d+)?)(?: ?[-–] ?(\d+(?:[.,]\d+)?))?\s*(days?|tage?|jours?|dias?|giorni|dage|dagen|dagar|d\b|hours?|hrs?|h\b|h(?=\d)|std|stunden?|heures?|horas?|or[ae]?\b|uren|uur|u\b|timm?ar|timer?\b|godz\w*|hod\w*|saat|час\w*|год\w*|ωρ\w*|時間|小时|minut\w*|mins?\b|min|mn\b|m\b|'|dk\b|dakika|perc|мин\w*|хв\w*|λεπτ\w*|分|seconds?|secs?\b|sek\w*|s\b)/g;
const DAY = 1440;
const HOUR = 60;

/** Characters between "1 hour" and what belongs to it at most: "and". */
const MAX_BETWEEN = 12;

/** As the recipe's own fields are bounded: a year. */
const MAX_MINUTES = 525_600;

/** "Prep 10 min", "Cuisson : 1 h 30", "30 minutes" (which is all of it, and so the cooking). */
export function readTimes(text: string): Times {
  const folded = foldText(text);
  const minutes = minutesIn(timeInDigits(text.replace(/(?<!\d)(\d{1,2}):(\d{2})(?!\d)/, "$1 h $2 min")));
  const isPreparation = PREPARATION.test(folded) && !COOKING.test(folded);
  return { prepTimeMinutes: isPreparation ? minutes : null, cookTimeMinutes: isPreparation ? null : minutes };
}

/** Minutes of the first time in a folded text, of "30-40 min" the upper; null for none, for zero and beyond a year. */
export function minutesIn(folded: string): number | null {
  let [total, unit, end] = [0, 0, 0];
  for (const match of folded.matchAll(PART)) {
    const [whole, lower = "", upper = "", name = ""] = match;
    const own = minutesOf(name);
    // "10 min, 20 min" are two times, and so are "1 h" and "20 min" with words between.
    if (unit > 0 && (own >= unit || match.index - end > MAX_BETWEEN)) break;
    total += Math.max(valueOf(lower), valueOf(upper)) * own;
    [unit, end] = [own, match.index + whole.length];
  }
  const rest = unit === HOUR ? /^\s*(\d{1,2})(?!\d)/.exec(folded.slice(end))?.[1] : undefined;
  return inMinutes(total + Number(rest ?? 0));
}

/** Whole minutes; null for none, and beyond a year. */
export function inMinutes(minutes: number): number | null {
  const rounded = Math.round(minutes);
  return rounded > 0 && rounded <= MAX_MINUTES ? rounded : null;
}

/** "1 1/2", "1/2", "1,5". */
function valueOf(number: string): number {
  return number
    .replace(",", ".")
    .split(" ")
    .reduce((sum, part) => {
      const [over, under] = part.split("/").map(Number);
      return sum + (over ?? 0) / Math.max(1, under ?? 1);
    }, 0);
}

function minutesOf(unit: string): number {
  if (/^(?:d|tag|jour|giorn)/.test(unit) && !/^dk|^dak/.test(unit)) return DAY;
  if (/^(?:h|std|stund|or|u|tim|godz|saat|час|год|ωρ|時|小)/.test(unit)) return HOUR;
  return unit.startsWith("s") ? 1 / 60 : 1;
}
