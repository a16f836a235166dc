import { MAX_PAGE_BYTES, readPageInput, readPageOutput } from "@tureen/contracts/recipe-pages";
import { router } from "#trpc/init";
import { costlyProcedure } from "#trpc/procedures";
import { readPage } from "./read-page.service";

export const recipePagesRouter = router({
  read: costlyProcedure
    .meta({ maxBodyBytes: MAX_PAGE_BYTES })
    .input(readPageInput)
    .output(readPageOutput)
    .mutation(({ ctx, input }) => readPage(ctx, input)),
});
