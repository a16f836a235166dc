import { DEFAULT_MEAL_SERVINGS } from "@tureen/domain/meal-plans/meal-types";
import { trpc } from "#lib/server/trpc";

/** For how many a meal is meant at first: the family's setting, and two until it is known (specification, section 9). */
export function useHouseholdSize(): number {
  const { data } = trpc.settings.list.useQuery(undefined, { enabled: false, meta: { silent: true } });
  const size = Number(data?.settings["household_size"]?.value);
  return size >= 1 ? size : DEFAULT_MEAL_SERVINGS;
}
