import { z } from "zod";

export const dashboardCountsOutput = z.object({
  totalRecipes: z.number().int(),
  thisWeekMeals: z.number().int(),
  shoppingLists: z.number().int(),
});
export type DashboardCounts = z.output<typeof dashboardCountsOutput>;
