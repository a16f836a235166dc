import { daysBetween, type LocalDate } from "../../dates/local-date";
import { mondayWeek } from "../../dates/week";
import { seededFraction } from "../../ordering/seeded-fraction";
import { type Dish, isDinner } from "./dish";
import {
  commonFoods,
  eveningOf,
  judge,
  type JudgedDish,
  type Kitchen,
  type Planned,
  type ProposalReason,
  usualMinutes,
} from "./judge-dish";

/** What the family asks of every proposal; what is absent is not asked. */
export interface Constraints {
  /** At most 30 minutes. */
  readonly isQuick?: boolean;
  readonly isVegetarian?: boolean;
  readonly isWithoutFish?: boolean;
  /** Meat on at most two evenings of a week, what is planned already included. */
  readonly hasLittleMeat?: boolean;
}

/** A dish on a day: pinned there, or not wanted there. */
export interface DishOnDay {
  readonly date: LocalDate;
  readonly dishId: number;
}

export interface DinnerRequest {
  /** The evenings that want a dinner; each once. */
  readonly dates: readonly LocalDate[];
  readonly dishes: readonly Dish[];
  /** Dinners that stand already, of these days and those around them. */
  readonly planned: readonly DishOnDay[];
  /** Catalogue entries that are always in stock. */
  readonly larder: ReadonlySet<number>;
  /** Of those that have a best-before date, the earliest. */
  readonly bestBefore: ReadonlyMap<number, LocalDate>;
  readonly constraints: Constraints;
  /** "Keep this": stays, whatever the rules say. */
  readonly pins: readonly DishOnDay[];
  /** "Another one": is not proposed for that day. */
  readonly unwanted: readonly DishOnDay[];
  /** The same seed proposes the same. */
  readonly seed: number;
}

export interface Proposal {
  readonly date: LocalDate;
  /** Null where nothing fits. */
  readonly dish: Dish | null;
  /** Why this dish, the strongest reason first. */
  readonly reasons: readonly ProposalReason[];
  readonly isPinned: boolean;
}

const LAST_DATE = "9999-12-31" as LocalDate;
const QUICK_MINUTES = 30;
const FEW_MEAT_DINNERS = 2;
/** A dish that stands within as many days is not proposed again. */
const DAYS_APART = 6;
/** How much chance may weigh against reasons, so that another seed proposes another week. */
const CHANCE = 1;

/**
 * Proposes a dinner for each of the days, in their order: the dish for which most speaks, of those that the constraints
 * allow. No dish twice, and none that stands within six days. Pure: the same request proposes the same.
 */
export function proposeDinners(request: DinnerRequest): readonly Proposal[] {
  const { dates, pins, unwanted, constraints, seed } = request;
  const byId = new Map(request.dishes.map((dish) => [dish.id, dish]));
  const kitchen: Kitchen = {
    larder: request.larder,
    bestBefore: request.bestBefore,
    from: dates.reduce((first, date) => (date < first ? date : first), LAST_DATE),
    commonFoods: commonFoods(request.dishes),
  };
  const pinOf = (date: LocalDate) => byId.get(pins.find((pin) => pin.date === date)?.dishId ?? 0);
  const allowed = request.dishes.filter((dish) => isDinner(dish) && fits(dish, constraints));
  const table: Planned[] = [
    ...request.planned.map(({ date, dishId }) => ({ date, dish: byId.get(dishId) })),
    ...dates.map((date) => ({ date, dish: pinOf(date) })),
  ].flatMap(({ date, dish }) => (dish ? [{ date, dish }] : []));
  const taken = new Set(dates.flatMap((date) => pinOf(date)?.id ?? []));

  const proposals = new Map<LocalDate, Proposal>();
  for (const date of dates.toSorted()) {
    const evening = eveningOf(date, table, usualMinutes(date, request.dishes), kitchen);
    const pinned = pinOf(date);
    if (pinned) {
      const reasons = judge(pinned, evening, kitchen).reasons;
      proposals.set(date, { date, dish: pinned, reasons, isPinned: true });
      continue;
    }
    const near = idsNear(date, table);
    const isUnwanted = new Set(unwanted.flatMap((each) => (each.date === date ? [each.dishId] : [])));
    const hasEnoughMeat = constraints.hasLittleMeat === true && meatDinners(table, date) >= FEW_MEAT_DINNERS;
    const best = allowed
      .filter(({ id }) => !taken.has(id) && !isUnwanted.has(id))
      .filter((dish) => !(hasEnoughMeat && hasMeat(dish)) && !near.has(dish.id))
      .map((dish) => weighed(dish, judge(dish, evening, kitchen), seededFraction(seed, date, dish.id)))
      .reduce<Weighed | null>((before, each) => (before && !isBetter(each, before) ? before : each), null);
    if (best) {
      taken.add(best.dish.id);
      table.push({ date, dish: best.dish });
    }
    proposals.set(date, { date, dish: best?.dish ?? null, reasons: best?.judged.reasons ?? [], isPinned: false });
  }
  return dates.flatMap((date) => proposals.get(date) ?? []);
}

interface Weighed {
  readonly dish: Dish;
  readonly judged: JudgedDish;
  readonly weight: number;
}

function weighed(dish: Dish, judged: JudgedDish, chance: number): Weighed {
  return { dish, judged, weight: judged.score + CHANCE * chance };
}

/** The same weight twice is decided by the older recipe. */
function isBetter(left: Weighed, right: Weighed): boolean {
  return left.weight > right.weight || (left.weight === right.weight && left.dish.id < right.dish.id);
}

function fits({ minutes, foods }: Dish, { isQuick, isVegetarian, isWithoutFish }: Constraints): boolean {
  if (isQuick && (minutes === null || minutes > QUICK_MINUTES)) return false;
  if (isVegetarian && (foods.length === 0 || foods.some(({ diet }) => diet !== "vegetarian"))) return false;
  return !(isWithoutFish && foods.some(({ diet }) => diet === "fish"));
}

const hasMeat = ({ foods }: Dish): boolean => foods.some(({ diet }) => diet === "meat");

function meatDinners(table: readonly Planned[], date: LocalDate): number {
  const { start, end } = mondayWeek(date);
  return new Set(
    table.filter((each) => each.date >= start && each.date <= end && hasMeat(each.dish)).map(({ date }) => date),
  ).size;
}

/** The dishes that stand too near to be proposed again. */
function idsNear(date: LocalDate, table: readonly Planned[]): ReadonlySet<number> {
  return new Set(table.flatMap((each) => (Math.abs(daysBetween(each.date, date)) <= DAYS_APART ? [each.dish.id] : [])));
}
