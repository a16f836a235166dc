import { byIdSchema } from "@tureen/contracts/primitives";
import { changeListsInput, changeListsOutput } from "@tureen/contracts/list-changes";
import {
  addToOpenListInput,
  createListInput,
  exportOutput,
  generateListInput,
  heldMealsInput,
  heldMealsOutput,
  listsByIdsInput,
  listsByIdsOutput,
  joinOffersOutput,
  planDifferenceOutput,
  shoppingListOutput,
  shoppingListsOutput,
  shoppingListSummariesOutput,
  suggestedItemsOutput,
  tickItemInput,
  updateListInput,
} from "@tureen/contracts/shopping-lists";
import { deletedOutput } from "@tureen/contracts/trash";
import { hotOutput } from "#trpc/hot-output";
import { router } from "#trpc/init";
import { familyProcedure } from "#trpc/procedures";
import { addToOpenList } from "./add-to-open-list.service";
import { changeLists } from "./changes/change-lists.service";
import { readJoinOffers } from "./items/join-measures.service";
import { createList } from "./create-list.service";
import { generateList } from "./planned/generate-list.service";
import { readHeldMeals } from "./planned/held-meals";
import { lockList, orderList, unlockList } from "./list-status.service";
import { applyPlanDifference, readPlanDifference } from "./planned/plan-difference.service";
import { deleteList, exportList, getList, getLists, listLists, listSummaries } from "./shopping-lists.service";
import { suggestItems } from "./suggest-items.service";
import { tickItem, updateList } from "./update-list.service";

export const shoppingListsRouter = router({
  list: familyProcedure.output(hotOutput(shoppingListsOutput)).query(({ ctx }) => listLists(ctx.app)),
  summaries: familyProcedure.output(hotOutput(shoppingListSummariesOutput)).query(({ ctx }) => listSummaries(ctx.app)),
  byId: familyProcedure
    .input(byIdSchema)
    .output(hotOutput(shoppingListOutput))
    .query(({ ctx, input }) => getList(ctx.app, input)),
  byIds: familyProcedure
    .input(listsByIdsInput)
    .output(hotOutput(listsByIdsOutput))
    .query(({ ctx, input }) => getLists(ctx.app, input)),
  generate: familyProcedure
    .input(generateListInput)
    .output(hotOutput(shoppingListOutput))
    .mutation(({ ctx, input }) => generateList(ctx.app, input, ctx.t)),
  create: familyProcedure
    .input(createListInput)
    .output(shoppingListOutput)
    .mutation(({ ctx, input }) => createList(ctx.app, input)),
  addToOpen: familyProcedure
    .input(addToOpenListInput)
    .output(shoppingListOutput)
    .mutation(({ ctx, input }) => addToOpenList(ctx, input)),
  suggestedItems: familyProcedure.output(hotOutput(suggestedItemsOutput)).query(({ ctx }) => suggestItems(ctx.app)),
  heldMeals: familyProcedure
    .input(heldMealsInput)
    .output(heldMealsOutput)
    .query(({ ctx, input }) => readHeldMeals(ctx.app, input)),
  update: familyProcedure
    .input(updateListInput)
    .output(shoppingListOutput)
    .mutation(({ ctx, input }) => updateList(ctx.app, input)),
  tickItem: familyProcedure
    .input(tickItemInput)
    .output(shoppingListOutput)
    .mutation(({ ctx, input }) => tickItem(ctx, input)),
  change: familyProcedure
    .input(changeListsInput)
    .output(hotOutput(changeListsOutput))
    .mutation(({ ctx, input }) => changeLists(ctx, input)),
  lock: familyProcedure
    .input(byIdSchema)
    .output(shoppingListOutput)
    .mutation(({ ctx, input }) => lockList(ctx.app, input)),
  unlock: familyProcedure
    .input(byIdSchema)
    .output(shoppingListOutput)
    .mutation(({ ctx, input }) => unlockList(ctx.app, input)),
  order: familyProcedure
    .input(byIdSchema)
    .output(shoppingListOutput)
    .mutation(({ ctx, input }) => orderList(ctx.app, input)),
  delete: familyProcedure
    .input(byIdSchema)
    .output(deletedOutput)
    .mutation(({ ctx, input }) => deleteList(ctx.app, input)),
  export: familyProcedure
    .input(byIdSchema)
    .output(exportOutput)
    .query(({ ctx, input }) => exportList(ctx.app, input, ctx.t)),
  planDifference: familyProcedure
    .input(byIdSchema)
    .output(planDifferenceOutput)
    .query(({ ctx, input }) => readPlanDifference(ctx, input)),
  joinOffers: familyProcedure
    .input(byIdSchema)
    .output(joinOffersOutput)
    .query(({ ctx, input }) => readJoinOffers(ctx.app, input)),
  applyPlanDifference: familyProcedure
    .input(byIdSchema)
    .output(shoppingListOutput)
    .mutation(({ ctx, input }) => applyPlanDifference(ctx.app, input)),
});
