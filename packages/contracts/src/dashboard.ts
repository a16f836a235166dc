import { z } from "zod";
import { larderItem } from "./shopping/larder";
import { mealPlan, otherMeal } from "./planning/meal-plans";
import { importJob } from "./pdf-import";
import { localDateSchema } from "./primitives";
import { recipeCard } from "./recipes/recipes";
import { shoppingList } from "./shopping/shopping-lists";

export const dashboardCountsOutput = z.object({
  totalRecipes: z.number().int(),
  thisWeekMeals: z.number().int(),
  shoppingLists: z.number().int(),
  /** Addresses of this box in the home network, "http://192.168.1.20:3000", the likeliest first; may be empty. */
  homeAddresses: z.array(z.string()),
  /** Devices that are signed in, this one included; one that has signed in twice counts as two. */
  devices: z.number().int(),
});
export type DashboardCounts = z.output<typeof dashboardCountsOutput>;

export const dashboardHomeInput = z.object({ today: localDateSchema });
export type DashboardHomeInput = z.output<typeof dashboardHomeInput>;

/** What a family wants to know when it opens the app. */
export const dashboardHomeOutput = z.object({
  /** The meals of today and of the six days after it. */
  meals: z.array(mealPlan),
  otherMeals: z.array(otherMeal),
  /** The recipes of today's meals. */
  todaysRecipes: z.array(recipeCard),
  /** What could be for dinner today, where nothing is planned. */
  suggestions: z.array(
    recipeCard.extend({
      /** The day it was on the plan last; null where it never was. */
      last_planned: z.string().nullable(),
    }),
  ),
  /** The list that is being shopped from: begun before not begun, the newest first; null where all is bought. */
  openList: shoppingList
    .pick({ id: true, name: true, start_date: true, end_date: true, status: true })
    .extend({ to_buy: z.number().int(), bought: z.number().int() })
    .nullable(),
  /** What the larder has that is due or just past, the earliest first; no more than a glance takes in. */
  useFirst: z.array(larderItem),
  /** The newest recipes. */
  recentRecipes: z.array(recipeCard),
  /** The import at work; null where there is none. */
  runningImport: importJob
    .pick({ id: true, sourceName: true, pagesDone: true, pages: true, imported: true })
    .nullable(),
});
export type DashboardHome = z.output<typeof dashboardHomeOutput>;
