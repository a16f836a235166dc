import { createdMealsOutput } from "@tureen/contracts/meal-plans";
import { byIdSchema } from "@tureen/contracts/primitives";
import {
  putWeekInput,
  savedWeekOutput,
  savedWeeksOutput,
  saveWeekInput,
  weekPreviewOutput,
} from "@tureen/contracts/saved-weeks";
import { deletedOutput } from "@tureen/contracts/trash";
import { router } from "#trpc/init";
import { familyProcedure } from "#trpc/procedures";
import { deleteSavedWeek, listSavedWeeks, previewWeek, putWeek, saveWeek } from "./saved-weeks.service";

export const savedWeeksRouter = router({
  list: familyProcedure.output(savedWeeksOutput).query(({ ctx }) => listSavedWeeks(ctx.app)),
  save: familyProcedure
    .input(saveWeekInput)
    .output(savedWeekOutput)
    .mutation(({ ctx, input }) => saveWeek(ctx.app, input)),
  preview: familyProcedure
    .input(putWeekInput)
    .output(weekPreviewOutput)
    .query(({ ctx, input }) => previewWeek(ctx.app, input)),
  put: familyProcedure
    .input(putWeekInput)
    .output(createdMealsOutput)
    .mutation(({ ctx, input }) => putWeek(ctx, input)),
  delete: familyProcedure
    .input(byIdSchema)
    .output(deletedOutput)
    .mutation(({ ctx, input }) => deleteSavedWeek(ctx.app, input)),
});
