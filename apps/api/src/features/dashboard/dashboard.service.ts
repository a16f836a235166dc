import type { DashboardCounts } from "@tureen/contracts/dashboard";
import type { MealRangeInput } from "@tureen/contracts/meal-plans";
import type { RequestContext } from "#core/app-context";
import { countSignIns } from "#core/sign-ins/access-tokens.repo";
import { secondsNow } from "#core/sign-ins/authenticate";
import { homeUrls } from "#http/home-addresses";
import { requireOrderedDates } from "../meal-plans/meal-plans.service";
import { countRecipes } from "../recipes/recipes.repo";
import { countLists, countMealsBetween } from "./dashboard.repo";

/**
 * The dashboard's three counters, where phones find this box, and how many devices have. The week is the client's, Sunday to Saturday (specification, section 9): the server
 * has no "today".
 * @throws AppError bad-input where the end is before the start.
 */
export function countDashboard({ app, port }: RequestContext, input: MealRangeInput): DashboardCounts {
  requireOrderedDates(input);
  return {
    totalRecipes: countRecipes(app.db),
    thisWeekMeals: countMealsBetween(app.db, input.startDate, input.endDate),
    shoppingLists: countLists(app.db),
    homeAddresses: homeUrls(app.config, port),
    devices: countSignIns(app.db, secondsNow(app)),
  };
}
