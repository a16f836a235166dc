import { z } from "zod";

export const dashboardCountsOutput = z.object({
  totalRecipes: z.number().int(),
  thisWeekMeals: z.number().int(),
  shoppingLists: z.number().int(),
  /** Addresses of this box in the home network, "http://192.168.1.20:3000", the likeliest first; may be empty. */
  homeAddresses: z.array(z.string()),
});
export type DashboardCounts = z.output<typeof dashboardCountsOutput>;
