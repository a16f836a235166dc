import { byIdSchema, successSchema } from "@tureen/contracts/primitives";
import { createWebhookInput, createWebhookOutput, testWebhookOutput, webhooksOutput } from "@tureen/contracts/webhooks";
import { router } from "#trpc/init";
import { adminProcedure } from "#trpc/procedures";
import { createWebhook, listWebhooks, removeWebhook, testWebhook } from "./webhooks.service";

export const webhooksRouter = router({
  list: adminProcedure.output(webhooksOutput).query(({ ctx }) => listWebhooks(ctx.app)),
  create: adminProcedure
    .input(createWebhookInput)
    .output(createWebhookOutput)
    .mutation(({ ctx, input }) => createWebhook(ctx.app, input)),
  test: adminProcedure
    .input(byIdSchema)
    .output(testWebhookOutput)
    .mutation(({ ctx, input }) => testWebhook(ctx.app, input, ctx.signal)),
  remove: adminProcedure
    .input(byIdSchema)
    .output(successSchema)
    .mutation(({ ctx, input }) => removeWebhook(ctx.app, input)),
});
