import { daysBetween, type LocalDate, weekday } from "../dates/local-date";
import { seededFraction } from "../ordering/seeded-fraction";
import { parseTags } from "../recipes/tags";
import { isOtherCourse } from "./other-courses";

/** A dish is suggested again once it has not been on the plan for so many days. */
export const REST_DAYS = 21;

const QUICK_MINUTES = 30;
const LONG_MINUTES = 90;
const FRIDAY = 5;

export interface DinnerCandidate {
  readonly id: number;
  readonly title: string;
  /** Comma-separated, as recipes carry them. */
  readonly tags: string;
  /** Preparation and cooking together; null where the recipe says neither. */
  readonly minutes: number | null;
  /** The day it was on the plan last; null where it never was. */
  readonly lastPlanned: LocalDate | null;
  /** How often it has been a dinner. */
  readonly dinners: number;
}

/**
 * Up to `count` dishes for the dinner of `today`, the most fitting first: none that was on the plan within
 * {@link REST_DAYS}, none that its tags call something else than a main dish; what has been a dinner before comes
 * before what never was, and from Sunday to Thursday what is quick before what takes long. Among equals the day
 * decides: the same all day, others tomorrow.
 */
export function suggestDinners<Candidate extends DinnerCandidate>(
  candidates: readonly Candidate[],
  { today, count }: { readonly today: LocalDate; readonly count: number },
): readonly Candidate[] {
  return candidates
    .filter((candidate) => isRested(candidate, today) && isDinner(candidate))
    .map((candidate) => ({ candidate, score: scoreOf(candidate, today) }))
    .toSorted((left, right) => right.score - left.score || left.candidate.id - right.candidate.id)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

function isRested({ lastPlanned }: DinnerCandidate, today: LocalDate): boolean {
  return lastPlanned === null || daysBetween(lastPlanned, today) >= REST_DAYS;
}

function isDinner({ tags, dinners }: DinnerCandidate): boolean {
  return dinners > 0 || !parseTags(tags).some(isOtherCourse);
}

function scoreOf({ id, minutes, dinners }: DinnerCandidate, today: LocalDate): number {
  const isWorkday = weekday(today) < FRIDAY;
  let score = seededFraction(today, id);
  if (dinners > 0) score += 0.5;
  if (isWorkday && minutes !== null && minutes > 0 && minutes <= QUICK_MINUTES) score += 0.4;
  if (isWorkday && minutes !== null && minutes > LONG_MINUTES) score -= 0.6;
  return score;
}
