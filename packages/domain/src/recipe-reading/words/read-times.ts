import { foldText } from "../../ingredients/normalize-name";

export interface Times {
  readonly prepTimeMinutes: number | null;
  readonly cookTimeMinutes: number | null;
}

const PREPARATION = /prep|vorbereit|zubereit|arbeits|tavola|active|elabora|bereiding|hands-on/;
const COOKING = /cook|bak|cuisson|coccion|cottura|koch|gar(?:zeit|en)|back|oven|brat|grill|roast|kook|coccio/;
const DURATION =
  /(\d+(?:[.,]\d+)?)(?:\s?[-–]\s?\d+)?\s*(h\b|hrs?\b|hours?|std|stunden?|heures?|horas?|ore?\b|uur|min|mn\b|')(?:[^\d]{0,12}?(\d{1,2})\s*(?:min|mn|'|$))?/;
const MAX_MINUTES = 10_080;

/** "Prep 10 min", "Cuisson : 1 h 30", "30 minutes" (which is all of it, and so the cooking). Minutes. */
export function readTimes(text: string): Times {
  const folded = foldText(text);
  const duration = DURATION.exec(folded);
  if (duration === null) return { prepTimeMinutes: null, cookTimeMinutes: null };
  const [, first = "", unit = "", rest] = duration;
  const isHours = !/^m|'/.test(unit);
  const minutes =
    Math.round(Number(first.replace(",", ".")) * (isHours ? 60 : 1)) + (isHours && rest ? Number(rest) : 0);
  if (minutes > MAX_MINUTES) return { prepTimeMinutes: null, cookTimeMinutes: null };
  const isPreparation = PREPARATION.test(folded) && !COOKING.test(folded);
  return isPreparation
    ? { prepTimeMinutes: minutes, cookTimeMinutes: null }
    : { prepTimeMinutes: null, cookTimeMinutes: minutes };
}
