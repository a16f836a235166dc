import { addDays, type LocalDate } from "@tureen/domain/dates/local-date";
import type { MealType } from "@tureen/domain/meal-plans/meal-types";
import { type Text, text } from "@tureen/messages/text";
import type { Translate } from "@tureen/messages/translate";
import { createHash } from "node:crypto";
import type { AppContext } from "#core/app-context";
import { instantOf } from "#core/clock";
import { selectMealsBetween } from "../meal-plans/meal-plans.repo";
import { selectOtherMealsBetween } from "../meal-plans/other-meals.repo";
import type { Feed } from "./calendar.service";

/** What programs are told of: the last month, and as far as anybody plans. */
const DAYS_BACK = 30;
const DAYS_AHEAD = 120;
const REFRESH_SECONDS = 3600;

const SUMMARIES: Readonly<Record<MealType, (title: string) => Text>> = {
  breakfast: (title) => text("Breakfast: {title}", { title }),
  lunch: (title) => text("Lunch: {title}", { title }),
  dinner: (title) => text("Dinner: {title}", { title }),
};

interface Written {
  readonly app: AppContext;
  readonly feed: Feed;
  /** Address of this server as the program asked for it: "http://tureen.local:3000". */
  readonly home: string;
  readonly t: Translate;
}

/**
 * The planned meals as iCalendar (RFC 5545): all-day events, which need no time zone and block nobody's day, each under an
 * id of its own for ever. The same plan is the same text, byte for byte.
 */
export async function writeCalendar({ app, feed, home, t }: Written): Promise<string> {
  // Read when the first program asks: most households have no feed.
  const { default: ical, ICalEventTransparency } = await import("ical-generator");
  const calendar = ical({
    name: t(text("Meals")),
    prodId: { company: "Tureen", product: "Meals" },
    ttl: REFRESH_SECONDS,
  });
  for (const { id, date, summary, description, url, createdAt, revision } of events(app, home, t)) {
    calendar.createEvent({
      id: `${id}@${householdOf(feed)}.tureen`,
      start: date,
      allDay: true,
      summary,
      description,
      ...(url ? { url } : {}),
      // Not the time of writing: a calendar that has not changed is to stay as it is.
      stamp: createdAt,
      sequence: revision - 1,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}

interface MealEvent {
  readonly id: string;
  readonly date: string;
  readonly summary: string;
  readonly description: string;
  readonly url: string | null;
  readonly createdAt: string;
  readonly revision: number;
}

function events({ db, clock }: AppContext, home: string, t: Translate): readonly MealEvent[] {
  const today = instantOf(clock).slice(0, 10) as LocalDate; // an instant begins with its date
  const [start, end] = [addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD)];
  const planned = selectMealsBetween(db, start, end).map((meal) => {
    const url = `${home}/recipes/${meal.recipeId}/cook?servings=${meal.servings}&meal=${meal.id}`;
    const forHowMany = t(text("{count, plural, one {# serving} other {# servings}}", { count: meal.servings }));
    return {
      id: `meal-${meal.id}`,
      date: meal.date,
      summary: t(SUMMARIES[meal.mealType](meal.recipeTitle)),
      description: [forHowMany, meal.notes, url].filter((line) => line !== "").join("\n"),
      url,
      createdAt: meal.createdAt,
      revision: meal.revision,
    };
  });
  const others = selectOtherMealsBetween(db, start, end).map((meal) => ({
    id: `other-${meal.id}`,
    date: meal.date,
    summary: t(SUMMARIES[meal.mealType](meal.title)),
    description: "",
    url: null,
    createdAt: meal.createdAt,
    revision: meal.revision,
  }));
  return [...planned, ...others];
}

/** Tells households apart, and gives nothing of the secret away. */
const householdOf = ({ secret }: Feed): string => createHash("sha256").update(secret).digest("hex").slice(0, 16);
