import { freshness, type PLACES } from "@tureen/domain/larder/best-before";
import { daysBetween, type LocalDate, parseLocalDate } from "@tureen/domain/dates/local-date";
import { type Text, text } from "@tureen/messages/text";
import { dayText } from "#lib/text/day-text";
import { foodName } from "#lib/text/food-names";
import { t } from "#lib/text/language";

export const PLACE_NAMES: Readonly<Record<(typeof PLACES)[number], Text>> = {
  larder: text("Larder shelf"),
  fridge: text("Fridge"),
  freezer: text("Freezer"),
  cellar: text("Cellar"),
};

/** A place as it is said on the screen; the family's own names stay as they are. */
export function placeName(place: string): string {
  return Object.hasOwn(PLACE_NAMES, place) ? t(PLACE_NAMES[place as keyof typeof PLACE_NAMES]) : place; // a key of it
}

/** "3 December", with its year where it is not this year's. */
export function shortDay(date: LocalDate, today: LocalDate): string {
  return date.slice(0, 4) === today.slice(0, 4) ? dayText(date, { day: "numeric", month: "long" }) : dayText(date);
}

const DAYS_KNOWN_BY_WEEKDAY = 6;

/** "best before Thursday", and in words where the day is past; '' without a date. `today` is this device's. */
export function bestBeforeText(bestBefore: string | null, today: LocalDate): string {
  const date = bestBefore ? parseLocalDate(bestBefore) : null;
  if (!date) return bestBefore ?? "";
  const days = daysBetween(today, date);
  if (days === 0) return t("best before today");
  if (days > 0 && days <= DAYS_KNOWN_BY_WEEKDAY)
    return t("best before {day}", { day: dayText(date, { weekday: "long" }) });
  const day = shortDay(date, today);
  return freshness(date, today) === "past" ? t("past its date: {day}", { day }) : t("best before {day}", { day });
}

/** What tells a row from others of its food: "Spinach, 3 December". */
export function rowName(item: { ingredient_name: string; best_before: string | null }, today: LocalDate): string {
  const food = foodName(item.ingredient_name);
  const date = item.best_before ? parseLocalDate(item.best_before) : null;
  return date ? `${food}, ${shortDay(date, today)}` : food;
}
