import { createGuestLinkInput, createGuestLinkOutput, guestLinksOutput } from "@tureen/contracts/guest-links";
import { byIdSchema, successSchema } from "@tureen/contracts/primitives";
import { router } from "#trpc/init";
import { adminProcedure } from "#trpc/procedures";
import { createGuestLink, listGuestLinks, revokeGuestLink } from "./guest-links.service";

export const guestLinksRouter = router({
  list: adminProcedure.output(guestLinksOutput).query(({ ctx }) => listGuestLinks(ctx.app)),
  create: adminProcedure
    .input(createGuestLinkInput)
    .output(createGuestLinkOutput)
    .mutation(({ ctx, input }) => createGuestLink(ctx.app, input)),
  revoke: adminProcedure
    .input(byIdSchema)
    .output(successSchema)
    .mutation(({ ctx, input }) => revokeGuestLink(ctx.app, input)),
});
