import { text, type Text } from "@tureen/messages/text";
import { daysBetween, type LocalDate } from "../dates/local-date";

/** Weeks from one list to the next that a staple belongs on; so often that each list counts. */
export const EVERY_LIST = 0;
/** Longest rhythm, in weeks: once a year. */
export const MOST_WEEKS = 52;

const DAYS_PER_WEEK = 7;

/**
 * Whether a staple belongs on a list that is made on `today`. `lastListed` is the latest day up to `today` on which a list took it,
 * null where none has; the caller leaves out later days, which a clock that was wrong has left behind: they silence nothing.
 * @param everyWeeks 0 ({@link EVERY_LIST}) to 52
 */
export function isStapleDue(everyWeeks: number, lastListed: LocalDate | null, today: LocalDate): boolean {
  if (everyWeeks === EVERY_LIST || lastListed === null) return true;
  const days = daysBetween(lastListed, today);
  return days < 0 || days >= everyWeeks * DAYS_PER_WEEK;
}

/** How often a staple is wanted, as a reason: "every list", "every two weeks". */
export function rhythmText(everyWeeks: number): Text {
  if (everyWeeks === EVERY_LIST) return text("every list");
  if (everyWeeks === 1) return text("every week");
  if (everyWeeks === 2) return text("every two weeks");
  return text("every {count} weeks", { count: everyWeeks });
}
