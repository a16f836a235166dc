import { adminStatsOutput, bulkDeleteInput, bulkDeleteOutput } from "@tureen/contracts/admin";
import { byIdSchema } from "@tureen/contracts/primitives";
import { shoppingListOutput } from "@tureen/contracts/shopping-lists";
import { router } from "#trpc/init";
import { adminProcedure, familyProcedure } from "#trpc/procedures";
import { unlockOrderedList } from "../shopping-lists/list-status.service";
import { bulkDelete, readStats, resetIngredients } from "./admin.service";

export const adminRouter = router({
  stats: familyProcedure.output(adminStatsOutput).query(({ ctx }) => readStats(ctx.app)),
  bulkDelete: adminProcedure
    .input(bulkDeleteInput)
    .output(bulkDeleteOutput)
    .mutation(({ ctx, input }) => bulkDelete(ctx, input)),
  resetIngredients: adminProcedure.output(bulkDeleteOutput).mutation(({ ctx }) => resetIngredients(ctx)),
  unlockShoppingList: adminProcedure
    .input(byIdSchema)
    .output(shoppingListOutput)
    .mutation(({ ctx, input }) => unlockOrderedList(ctx.app, input)),
});
