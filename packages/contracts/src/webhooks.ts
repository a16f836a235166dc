import { z } from "zod";
import { requiredText } from "./primitives";
import { WEBHOOK_EVENTS, WEBHOOK_OUTCOMES } from "@tureen/domain/webhooks/webhook-events";

const MAX_ADDRESS = 500;

/** An address at home that is told when something has happened (extension). */
export const webhook = z.object({
  id: z.int(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  created_at: z.string(),
  /** When it was last told, and how that ended; null for never. */
  last_sent_at: z.string().nullable(),
  last_outcome: z.enum(WEBHOOK_OUTCOMES).nullable(),
});
export const webhooksOutput = z.object({ webhooks: z.array(webhook) });

export const createWebhookInput = z.object({
  url: requiredText(MAX_ADDRESS),
  events: z.array(z.enum(WEBHOOK_EVENTS)).min(1, "names no event"),
});
/** `secret` signs what is sent; it is shown this once. */
export const createWebhookOutput = z.object({ webhook, secret: z.string() });

/** How telling it once ended. */
export const testWebhookOutput = z.object({ outcome: z.enum(WEBHOOK_OUTCOMES) });
