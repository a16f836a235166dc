import { english } from "@tureen/messages/speakers";
import type { DashboardHome, DashboardHomeInput } from "@tureen/contracts/dashboard";
import { addDays, daysBetween, type LocalDate } from "@tureen/domain/dates/local-date";
import { useFirst } from "@tureen/domain/larder/best-before";
import { REST_DAYS, suggestDinners, type DinnerCandidate } from "@tureen/domain/meal-plans/suggest-dinners";
import { openListOf } from "@tureen/domain/shopping-lists/open-list";
import type { App } from "#core/app-context";
import { listLarderItems } from "../larder/larder.service";
import { findJob } from "../pdf-import/job/import-jobs.service";
import { toMealPlan } from "../meal-plans/meal-plans.mapper";
import { selectMealsBetween } from "../meal-plans/meal-plans.repo";
import { selectOtherMealsBetween } from "../meal-plans/other-meals.repo";
import { toOtherMeal } from "../meal-plans/other-meals.service";
import { toRecipeCard } from "../recipes/recipes.mapper";
import { selectCards, selectNewestCards } from "../recipes/recipes.repo";
import { selectCurrentLists, selectForSuggestion, selectPlannedRecipes, type CurrentList } from "./dashboard.repo";

const DAYS_AHEAD = 6;
const RECENT_RECIPES = 4;
const SUGGESTIONS = 3;
const USE_FIRST = 5;
/** Recipes that were not on the plan in the year before are as good as new. */
const REMEMBERED_DAYS = 365;
/** So many of the recipes that were never planned are looked at. */
const OTHERS = 60;
/** Any day: the seed of a day is how far it is from this one. */
const FIRST_DAY = "2020-01-01" as LocalDate;

/** What the dashboard answers: tonight, the next days, the list that is being shopped from, what is new, the import at work. */
export function readHome(app: App, { today }: DashboardHomeInput): DashboardHome {
  const lastDay = addDays(today, DAYS_AHEAD);
  const meals = selectMealsBetween(app.db, today, lastDay);
  const others = selectOtherMealsBetween(app.db, today, lastDay).map(toOtherMeal);
  const todays = meals.filter(({ date }) => date === today);
  const hasDinner =
    todays.some(({ mealType }) => mealType === "dinner") ||
    others.some((meal) => meal.date === today && meal.meal_type === "dinner");
  const suggested = hasDinner ? [] : suggestionsFor(app, today);
  const todaysIds = new Set(todays.map(({ recipeId }) => recipeId));
  const cards = new Map(
    selectCards(app.db, [...todaysIds, ...suggested.map(({ id }) => id)]).map((row) => [row.id, toRecipeCard(row)]),
  );
  return {
    meals: meals.map(toMealPlan),
    otherMeals: others,
    todaysRecipes: [...cards.values()].filter(({ id }) => todaysIds.has(id)),
    suggestions: suggested.flatMap(({ id, lastPlanned }) => {
      const card = cards.get(id);
      return card ? [{ ...card, last_planned: lastPlanned }] : [];
    }),
    openList: toOpenList(openListOf(selectCurrentLists(app.db, today), today)),
    useFirst: toUseFirst(app, today),
    recentRecipes: selectNewestCards(app.db, { offset: 0, limit: RECENT_RECIPES }).map(toRecipeCard),
    runningImport: runningImport(app),
  };
}

function suggestionsFor(app: App, today: LocalDate): readonly DinnerCandidate[] {
  const planned = new Map(
    selectPlannedRecipes(app.db, addDays(today, -REMEMBERED_DAYS), addDays(today, REST_DAYS)).map((each) => [
      each.recipeId,
      each,
    ]),
  );
  const candidates = selectForSuggestion(app.db, {
    ids: [...planned.keys()],
    others: OTHERS,
    seed: daysBetween(FIRST_DAY, today) * 7919,
  }).map((recipe) => {
    const known = planned.get(recipe.id);
    return {
      ...recipe,
      lastPlanned: (known?.lastDate ?? null) as LocalDate | null, // every way into the table checks the date
      dinners: known?.dinners ?? 0,
    };
  });
  return suggestDinners(candidates, { today, count: SUGGESTIONS });
}

function toUseFirst(app: App, today: LocalDate): DashboardHome["useFirst"] {
  const rows = listLarderItems(app).larderItems.map((item) => ({
    item,
    quantity: item.quantity,
    bestBefore: item.best_before as LocalDate | null, // every way into the table checks the date
  }));
  return useFirst(rows, today)
    .slice(0, USE_FIRST)
    .map(({ item }) => item);
}

function toOpenList(list: CurrentList | undefined): DashboardHome["openList"] {
  if (!list) return null;
  const { id, name, status, startDate, endDate, toBuy, bought } = list;
  return { id, name, status, start_date: startDate, end_date: endDate, to_buy: toBuy, bought };
}

function runningImport(app: App): DashboardHome["runningImport"] {
  const id = app.imports.current();
  const job = id === null ? null : findJob(app, id, english);
  if (job?.status !== "running") return null;
  const { sourceName, pagesDone, pages, imported } = job;
  return { id: job.id, sourceName, pagesDone, pages, imported };
}
