import type { WebhookEvent } from "@tureen/domain/webhooks/webhook-events";
import { type Text, text } from "@tureen/messages/text";

/** What a webhook can be told of. */
export const EVENT_LABELS: Readonly<Record<WebhookEvent, Text>> = {
  "list.changed": text("A list has changed"),
  "meal.planned": text("A meal was planned"),
  "import.done": text("An import has ended"),
};
