import type { DayNutrition } from "@tureen/contracts/nutrition";
import type { Week } from "@tureen/domain/dates/week";
import { trpc } from "#lib/server/trpc";

/** What each day of the week holds, where the family has turned that on. */
export function useWeekNutrition(week: Week): (day: string) => DayNutrition | undefined {
  const settings = trpc.settings.list.useQuery(undefined, { enabled: false, meta: { silent: true } }).data?.settings;
  const isOn = settings?.["nutrition"]?.value === "on" && settings["week_nutrition"]?.value === "on";
  const { data } = trpc.nutrition.ofDays.useQuery(
    { startDate: week.start, endDate: week.end },
    { enabled: isOn, meta: { silent: true } },
  );
  return (day) => (isOn ? data?.days.find(({ date }) => date === day) : undefined);
}
