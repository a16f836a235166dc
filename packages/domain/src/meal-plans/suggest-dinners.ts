import { daysBetween, type LocalDate, weekday } from "../dates/local-date";
import { foldWord } from "../languages/fold-word";
import { parseTags } from "../recipes/tags";

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
  return dinners > 0 || !parseTags(tags).some((tag) => OTHER_COURSES.has(foldWord(tag)));
}

function scoreOf({ id, minutes, dinners }: DinnerCandidate, today: LocalDate): number {
  const isWorkday = weekday(today) < FRIDAY;
  let score = chance(id, today);
  if (dinners > 0) score += 0.5;
  if (isWorkday && minutes !== null && minutes > 0 && minutes <= QUICK_MINUTES) score += 0.4;
  if (isWorkday && minutes !== null && minutes > LONG_MINUTES) score -= 0.6;
  return score;
}

/** A number from 0 to below 1 that looks like chance and is the same for a dish all day (FNV-1a with a last mix). */
function chance(id: number, day: LocalDate): number {
  let hash = 2_166_136_261;
  for (const letter of `${day}/${id}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/** Tags of what a family does not have for dinner, folded, in the languages of the screens. */
const OTHER_COURSES: ReadonlySet<string> = new Set(
  [
    "dessert, desserts, pudding, cake, cakes, baking, bread, breads, breakfast, brunch, snack, snacks, drink, drinks, cocktail",
    "cookies, biscuits, sauce, sauces, dip, dressing, side, side dish, jam, preserves, sweet, sweets, ice cream, starter, basics",
    "nachtisch, nachspeise, kuchen, torte, geback, backen, brot, fruhstuck, getrank, getranke, platzchen, beilage, marmelade, vorspeise",
    "gateau, gateaux, patisserie, pain, petit-dejeuner, petit dejeuner, gouter, boisson, boissons, accompagnement, confiture, entree",
    "postre, postres, tarta, pan, desayuno, merienda, bebida, bebidas, salsa, guarnicion, mermelada, entrante, galletas",
    "dolce, dolci, torta, torte, pane, colazione, merenda, bevanda, bevande, salse, contorno, marmellata, antipasto, biscotti",
    "toetje, nagerecht, taart, gebak, brood, ontbijt, tussendoortje, drank, drankjes, saus, bijgerecht, koekjes, voorgerecht",
  ].flatMap((words) => words.split(", ")),
);
