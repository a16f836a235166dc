import { byIdSchema, successSchema } from "@tureen/contracts/primitives";
import { saveShopInput, shopOutput, shopsOutput } from "@tureen/contracts/shops";
import { router } from "#trpc/init";
import { familyProcedure } from "#trpc/procedures";
import { deleteShop, listShops, saveShop } from "./shops.service";

export const shopsRouter = router({
  list: familyProcedure.output(shopsOutput).query(({ ctx }) => listShops(ctx.app)),
  save: familyProcedure
    .input(saveShopInput)
    .output(shopOutput)
    .mutation(({ ctx, input }) => saveShop(ctx.app, input)),
  delete: familyProcedure
    .input(byIdSchema)
    .output(successSchema)
    .mutation(({ ctx, input }) => deleteShop(ctx.app, input)),
});
