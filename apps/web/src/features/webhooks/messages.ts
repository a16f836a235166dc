import type { WebhookOutcome } from "@tureen/domain/webhooks/webhook-events";
import { type Text, text } from "@tureen/messages/text";

/** Addresses at home that are told what has happened (beyond the specification). */
export const WEBHOOK_MESSAGES = {
  loadFailed: text("Failed to load the webhooks"),
  createFailed: text("Failed to add the webhook"),
  testFailed: text("Failed to try the webhook"),
  removed: text("The webhook is removed"),
  removeFailed: text("Failed to remove the webhook"),
  copied: text("The secret is copied"),
  notCopied: text("This browser did not copy it. Select the secret and copy it by hand."),
} as const;

/** How it ended when the address was last told. */
export const OUTCOME_LABELS: Readonly<Record<WebhookOutcome, Text>> = {
  taken: text("It took the message"),
  refused: text("It answered with an error"),
  redirected: text("It redirects, which is not followed"),
  late: text("It did not answer in time"),
  unreachable: text("It cannot be reached"),
  outside: text("It is not in the home network: nothing was sent"),
};
