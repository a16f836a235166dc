import { parseLocalDate } from "@tureen/domain/dates/local-date";
import { dayText } from "#lib/text/day-text";
import { foodName } from "#lib/text/food-names";
import { t } from "#lib/text/language";
import type { Outputs } from "#lib/server/trpc";

type Proposal = Outputs["mealPlans"]["propose"]["proposals"][number];

/** Why a dish is proposed for a day, in a few words: "not eaten for 6 weeks". */
export function reasonText(reason: Proposal["reasons"][number], date: string): string {
  switch (reason.kind) {
    case "not-eaten":
      return t("not eaten for {weeks, plural, one {# week} other {# weeks}}", { weeks: reason.weeks });
    case "never-eaten":
      return t("new");
    case "quick":
      return t("{minutes} minutes: little time on {weekday}", { minutes: reason.minutes, weekday: weekdayOf(date) });
    case "larder":
      return t("in the larder: {foods}", { foods: reason.foods.join(", ") });
    case "use-first":
      return t("uses the {food}, best before {day}", { food: foodName(reason.food), day: weekdayOf(reason.date) });
    case "shares":
      return t("uses the {food} from {weekday}", { food: reason.food, weekday: weekdayOf(reason.date) });
    case "season":
      return t("in season, as in other years");
    case "favourite":
      return t("a favourite");
    case "usual-day":
      return t("usual on {weekday}", { weekday: weekdayOf(date) });
  }
}

function weekdayOf(date: string): string {
  const day = parseLocalDate(date);
  return day ? dayText(day, { weekday: "long" }) : "";
}
