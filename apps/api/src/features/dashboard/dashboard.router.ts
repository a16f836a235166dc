import { dashboardCountsOutput, dashboardHomeInput, dashboardHomeOutput } from "@tureen/contracts/dashboard";
import { mealRangeInput } from "@tureen/contracts/meal-plans";
import { hotOutput } from "#trpc/hot-output";
import { router } from "#trpc/init";
import { familyProcedure } from "#trpc/procedures";
import { countDashboard } from "./dashboard.service";
import { readHome } from "./home.service";

export const dashboardRouter = router({
  counts: familyProcedure
    .input(mealRangeInput)
    .output(hotOutput(dashboardCountsOutput))
    .query(({ ctx, input }) => countDashboard(ctx, input)),
  home: familyProcedure
    .input(dashboardHomeInput)
    .output(hotOutput(dashboardHomeOutput))
    .query(({ ctx, input }) => readHome(ctx.app, input)),
});
