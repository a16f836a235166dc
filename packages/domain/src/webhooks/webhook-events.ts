/** What a webhook can be told of. */
export const WEBHOOK_EVENTS = ["list.changed", "meal.planned", "import.done"] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** How it ended: taken, answered by an error or a redirect, not in time, out of reach, or no address at home. */
export const WEBHOOK_OUTCOMES = ["taken", "refused", "redirected", "late", "unreachable", "outside"] as const;
export type WebhookOutcome = (typeof WEBHOOK_OUTCOMES)[number];
