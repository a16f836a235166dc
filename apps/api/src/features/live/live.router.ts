import { router } from "#trpc/init";
import { familyProcedure } from "#trpc/procedures";
import { followChanges } from "./follow-changes";

export const liveRouter = router({
  follow: familyProcedure.query(({ ctx }) => followChanges(ctx)),
});
