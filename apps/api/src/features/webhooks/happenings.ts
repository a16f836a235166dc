import type { WebhookEvent } from "@tureen/domain/webhooks/webhook-events";
import { onCommit } from "@tureen/db/in-transaction";
import type { AppContext } from "#core/app-context";
import { type SentProgress, selectProgress } from "./webhooks.repo";

/**
 * Tells what has happened to the family's data, a moment after it was stored, whoever stored it. The one place where a
 * connector hears of it. What is done within `settlingMs`, a list that is ticked off, is told once.
 */
export function followHappenings(
  { db, log }: AppContext,
  isWanted: () => boolean,
  tell: (events: readonly WebhookEvent[]) => void,
  settlingMs: number,
): void {
  let before = selectProgress(db);
  let timer: NodeJS.Timeout | undefined;
  onCommit(db, () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      // A server that stops or restores a copy has closed it by now.
      if (!db.$client.open) return;
      try {
        const now = selectProgress(db);
        const events = eventsBetween(before, now);
        before = now;
        if (events.length > 0 && isWanted()) tell(events);
      } catch (error) {
        log.error({ err: error }, "what has happened could not be told");
      }
    }, settlingMs).unref();
  });
}

function eventsBetween(before: SentProgress, now: SentProgress): WebhookEvent[] {
  const events: WebhookEvent[] = [];
  if (now.lists !== before.lists) events.push("list.changed");
  if (now.meals > before.meals || now.otherMeals > before.otherMeals) events.push("meal.planned");
  if (now.imports > before.imports) events.push("import.done");
  return events;
}
