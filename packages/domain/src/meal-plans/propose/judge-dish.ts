import { daysBetween, type LocalDate, weekday } from "../../dates/local-date";
import type { Dish, DishFood } from "./dish";

/** Why a dish is proposed, as data: screens say it in the reader's language. */
export type ProposalReason =
  | { readonly kind: "not-eaten"; readonly weeks: number }
  | { readonly kind: "never-eaten" }
  /** The day is one on which this household cooks what is quick. */
  | { readonly kind: "quick"; readonly minutes: number; readonly weekday: number }
  | { readonly kind: "larder"; readonly foods: readonly string[] }
  /** A food of the larder that is best before a day soon after. */
  | { readonly kind: "use-first"; readonly food: string; readonly date: LocalDate }
  /** A fresh food of the dinner of another day, of which something may be left. */
  | { readonly kind: "shares"; readonly food: string; readonly date: LocalDate }
  /** It was eaten at this time of the year before. */
  | { readonly kind: "season" }
  | { readonly kind: "favourite" }
  /** The household has it on that day of the week again and again ("Friday: pizza"). */
  | { readonly kind: "usual-day"; readonly weekday: number };

/** A dinner that stands, or was just proposed. */
export interface Planned {
  readonly date: LocalDate;
  readonly dish: Dish;
}

/** What is the same for every day of a proposal. */
export interface Kitchen {
  /** Catalogue entries that are always in stock. */
  readonly larder: ReadonlySet<number>;
  /** Of those with a date, the earliest. */
  readonly bestBefore: ReadonlyMap<number, LocalDate>;
  /** The first evening that is asked for: what dinners before it have used is in the larder no more. */
  readonly from: LocalDate;
  /** Those that so many dishes need that they say nothing. */
  readonly commonFoods: ReadonlySet<number>;
}

/** An evening that wants a dinner, and what stands around it. */
export interface Evening {
  readonly date: LocalDate;
  /** How long this household cooks on that day of the week; null where that is not known. */
  readonly usualMinutes: number | null;
  /** Fresh foods of the dinners around, of which something may be left. */
  readonly leftOver: ReadonlyMap<number, ProposalReason & { readonly kind: "shares" }>;
  /** Foods of the larder that are due and that no other dinner uses until then, each with its date. */
  readonly due: ReadonlyMap<number, LocalDate>;
  /** Those of the day before and of the day after. */
  readonly cuisines: readonly string[];
}

export interface JudgedDish {
  readonly score: number;
  /** The strongest first. */
  readonly reasons: readonly ProposalReason[];
}

const DAYS_PER_WEEK = 7;
/** From then on waiting longer says nothing more. */
const MOST_WEEKS = 12;
const WEEKS_WORTH_SAYING = 3;
/** What was eaten within as many days is wanted by nobody. */
const TOO_SOON_DAYS = 10;
/** Dinners of a weekday that show how long this household cooks then. */
const FEWEST_DINNERS = 3;
const SHORT_DAY_MINUTES = 35;
const LONG_MINUTES = 60;
/** A food that more of the dishes have than this share is in every kitchen, and no reason. */
const COMMON_SHARE = 0.25;
const NEAR_DAYS = 3;
const MOST_FOODS_SAID = 3;
const DAYS_OF_SEASON = 35;
/** What keeps for longer than that after an evening is not used for its date. */
const DUE_DAYS = 6;

/** Shelves of what does not keep once it is opened or cut. */
const PERISHABLE = new Set(["fruit & vegetables", "fresh herbs", "dairy & eggs", "chilled & deli", "bakery"]);
/** Shelves of what a dish is made of, rather than seasoned with. */
const SUBSTANTIAL = new Set(["pasta, rice & grains", "tins & jars", "nuts, seeds & dried fruit", "frozen"]);

/** How much speaks for a dish on a day, and what. The weights say how the reasons compare; one is about a good reason. */
export function judge(dish: Dish, evening: Evening, kitchen: Kitchen): JudgedDish {
  const repeats = onItsDay(dish, evening.date);
  const views = [
    repeats,
    // What is had every week is wanted a week later.
    ...(repeats.reason ? [] : [sinceEaten(dish, evening.date)]),
    inTime(dish, evening),
    usingFirst(dish, evening),
    fromLarder(dish, kitchen.larder, evening.due),
    sharing(dish, evening),
    inSeason(dish, evening.date),
    liked(dish),
    { score: unlikeNeighbours(dish, evening), reason: null },
  ];
  const reasons = views
    .filter(({ score, reason }) => score > 0 && reason !== null)
    .toSorted((left, right) => right.score - left.score)
    .flatMap(({ reason }) => reason ?? []);
  return { score: views.reduce((sum, { score }) => sum + score, 0), reasons };
}

interface View {
  readonly score: number;
  readonly reason: ProposalReason | null;
}

const NOTHING: View = { score: 0, reason: null };

/** Of the last weeks' evenings of that day of the week, so many had the dish: it is what one has then. */
const WEEKS_LOOKED_AT = 6;
const TIMES_OF_HABIT = 3;

function onItsDay({ eaten }: Dish, date: LocalDate): View {
  const times = eaten.filter((meal) => {
    const ago = daysBetween(meal.date, date);
    return meal.mealType === "dinner" && ago > 0 && ago <= WEEKS_LOOKED_AT * DAYS_PER_WEEK && ago % DAYS_PER_WEEK === 0;
  });
  if (new Set(times.map((meal) => meal.date)).size < TIMES_OF_HABIT) return NOTHING;
  return { score: 3.5, reason: { kind: "usual-day", weekday: weekday(date) } };
}

function sinceEaten({ eaten }: Dish, date: LocalDate): View {
  const days = eaten.map((meal) => daysBetween(meal.date, date)).filter((ago) => ago >= 0);
  if (days.length === 0) return { score: 1, reason: { kind: "never-eaten" } };
  const ago = Math.min(...days);
  if (ago < TOO_SOON_DAYS) return { score: -4, reason: null };
  const weeks = Math.floor(ago / DAYS_PER_WEEK);
  return {
    score: (2 * Math.min(weeks, MOST_WEEKS)) / MOST_WEEKS,
    reason: weeks >= WEEKS_WORTH_SAYING ? { kind: "not-eaten", weeks } : null,
  };
}

/** On a day of the week on which this household cooks what is quick, a quick dish is worth more, and a long one little. */
function inTime({ minutes }: Dish, { date, usualMinutes }: Evening): View {
  if (minutes === null) return NOTHING;
  const day = weekday(date);
  const isShort = usualMinutes !== null && usualMinutes <= SHORT_DAY_MINUTES;
  if (isShort && minutes <= SHORT_DAY_MINUTES) return { score: 1.2, reason: { kind: "quick", minutes, weekday: day } };
  if (isShort) return { score: minutes > LONG_MINUTES ? -2 : -0.8, reason: null };
  const isWeekend = day % 6 === 0;
  return !isWeekend && minutes > LONG_MINUTES ? { score: -1, reason: null } : NOTHING;
}

/** The median of this household's dinners on that day of the week, before `date`; null where there are too few to tell. */
export function usualMinutes(date: LocalDate, dishes: readonly Dish[]): number | null {
  const day = weekday(date);
  const minutes = dishes
    .flatMap((dish) =>
      dish.eaten
        .filter((meal) => meal.mealType === "dinner" && meal.date < date && weekday(meal.date) === day)
        .flatMap(() => dish.minutes ?? []),
    )
    .toSorted((left, right) => left - right);
  return minutes.length < FEWEST_DINNERS ? null : (minutes[Math.floor(minutes.length / 2)] ?? null);
}

/** The foods that more of the dishes need than say anything. */
export function commonFoods(dishes: readonly Dish[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const { foods } of dishes) for (const { id } of foods) counts.set(id, (counts.get(id) ?? 0) + 1);
  const most = Math.max(2, dishes.length * COMMON_SHARE);
  return new Set([...counts].flatMap(([id, count]) => (count > most ? [id] : [])));
}

/** Nothing speaks louder for a dish than what would be thrown away otherwise. */
function usingFirst({ foods }: Dish, { due }: Evening): View {
  const first = foods
    .flatMap(({ id, name }) => ({ food: name, date: due.get(id) }))
    .reduce<{ food: string; date: LocalDate } | null>(
      (best, { food, date }) => (date && (!best || date < best.date) ? { food, date } : best),
      null,
    );
  return first ? { score: 2.5, reason: { kind: "use-first", ...first } } : NOTHING;
}

function fromLarder({ foods }: Dish, larder: ReadonlySet<number>, due: Evening["due"]): View {
  const isOffered = (food: DishFood) => larder.has(food.id) && !due.has(food.id) && isOn(SUBSTANTIAL, food);
  const inStock = foods.filter(isOffered).map(({ name }) => name);
  if (inStock.length === 0) return NOTHING;
  const said = inStock.slice(0, MOST_FOODS_SAID);
  return { score: 0.5 * said.length, reason: { kind: "larder", foods: said } };
}

/** Looked up once for all dishes: there may be ten thousand of them. */
export function eveningOf(
  date: LocalDate,
  table: readonly Planned[],
  usualMinutes: number | null,
  { commonFoods, bestBefore, from }: Kitchen,
): Evening {
  const others = table
    .map((near) => ({ ...near, days: Math.abs(daysBetween(near.date, date)) }))
    .filter(({ days }) => days > 0);
  const around = others.filter(({ days }) => days <= NEAR_DAYS).toSorted((left, right) => left.days - right.days);
  const leftOver = new Map<number, ProposalReason & { kind: "shares" }>();
  for (const near of around)
    for (const food of near.dish.foods)
      if (isOn(PERISHABLE, food) && !commonFoods.has(food.id) && !leftOver.has(food.id))
        leftOver.set(food.id, { kind: "shares", food: food.name, date: near.date });
  const cuisines = around.filter(({ days }) => days === 1).map(({ dish }) => dish.cuisine);
  const due = new Map(
    [...bestBefore].filter(([food, until]) => {
      const days = daysBetween(date, until);
      const isUsed = () =>
        others.some((near) => near.date >= from && near.date <= until && near.dish.foods.some(({ id }) => id === food));
      return days >= 0 && days <= DUE_DAYS && !isUsed();
    }),
  );
  return { date, usualMinutes, leftOver, due, cuisines: cuisines.filter((cuisine) => cuisine !== "") };
}

/** A fresh food that the dinner of a day around needs too, and that not every dish has. */
function sharing({ foods }: Dish, { leftOver }: Evening): View {
  const shared = foods.find(({ id }) => leftOver.has(id));
  const reason = shared && leftOver.get(shared.id);
  return reason ? { score: 0.9, reason } : NOTHING;
}

/** Eaten in another year at this time of the year. */
function inSeason({ eaten }: Dish, date: LocalDate): View {
  const isThen = eaten.some((meal) => {
    const ago = daysBetween(meal.date, date);
    const offYear = Math.abs(ago - 365 * Math.round(ago / 365));
    return ago > 365 - DAYS_OF_SEASON && offYear <= DAYS_OF_SEASON;
  });
  return isThen ? { score: 0.6, reason: { kind: "season" } } : NOTHING;
}

function liked({ isFavourite, rating }: Dish): View {
  if (isFavourite || (rating ?? 0) >= 5) return { score: 1, reason: { kind: "favourite" } };
  return { score: rating === null ? 0 : 0.3 * (rating - 3), reason: null };
}

/** Not the same cuisine on the day before or after. */
function unlikeNeighbours({ cuisine }: Dish, { cuisines }: Evening): number {
  return -0.6 * cuisines.filter((each) => each === cuisine).length;
}

function isOn(shelves: ReadonlySet<string>, { category }: DishFood): boolean {
  return shelves.has(category?.toLowerCase() ?? "");
}
