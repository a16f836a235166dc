import type { WebhookEvent, WebhookOutcome } from "@tureen/domain/webhooks/webhook-events";
import { inTransaction } from "@tureen/db/in-transaction";
import { text } from "@tureen/messages/text";
import { handleWhenResult, IterableBackoff, retry } from "cockatiel";
import { randomBytes, randomUUID } from "node:crypto";
import PQueue from "p-queue";
import type { App, AppContext } from "#core/app-context";
import { AppError, badInput, isDiskProblem, notFound } from "#core/app-error";
import { instantOf } from "#core/clock";
import { webAddress } from "#http/outgoing";
import { followHappenings } from "./happenings";
import { deleteWebhook, insertWebhook, noteOutcome, selectWebhooks, type WebhookRow } from "./webhooks.repo";

const SECRET_BYTES = 32;
const MOST_WEBHOOKS = 20;
/** How long a burst of changes is waited for, and how long between one try and the next: what is not taken by then is given up. */
const PACE = { settlingMs: 2000, retryMs: [5_000, 60_000, 600_000] };
/** Messages that wait for an address that does not answer; more are given up at once. */
const MOST_WAITING = 100;
const AT_ONCE = 4;

/** All addresses, never their secrets. */
export const listWebhooks = ({ db }: AppContext) => ({ webhooks: selectWebhooks(db).map(toWire) });

/** @throws AppError bad-input for what is no address of the web, conflict beyond the most that there may be */
export function createWebhook(app: AppContext, input: { url: string; events: readonly WebhookEvent[] }) {
  const secret = randomBytes(SECRET_BYTES).toString("base64url");
  const row = {
    url: addressOf(input.url),
    secret,
    events: [...new Set(input.events)].join(" "),
    createdAt: instantOf(app.clock),
    lastSentAt: null,
    lastOutcome: null,
  };
  return inTransaction(app.db, (tx) => {
    if (selectWebhooks(tx).length >= MOST_WEBHOOKS)
      throw new AppError("conflict", text("There are enough webhooks. Remove one that is no longer needed."));
    const id = insertWebhook(tx, row);
    app.log.info({ webhookId: id }, "webhook made");
    return { webhook: toWire({ id, ...row }), secret };
  });
}

/** @throws AppError not-found */
export function removeWebhook({ db, log }: AppContext, { id }: { id: number }): { success: true } {
  if (!deleteWebhook(db, id)) throw notFound(text("webhook"));
  log.info({ webhookId: id }, "webhook removed");
  return { success: true };
}

/** Tells an address once, without a second try, that it is being tried. @throws AppError not-found */
export async function testWebhook(
  app: App,
  { id }: { id: number },
  signal: AbortSignal,
): Promise<{ outcome: WebhookOutcome }> {
  const row = selectWebhooks(app.db).find((each) => each.id === id);
  if (!row) throw notFound(text("webhook"));
  const outcome = await app.sendWebhook({ ...row, body: messageOf(app, "test") }, signal);
  note(app, row, outcome);
  return { outcome };
}

/** Tells every webhook of what it is to be told, for as long as the database is open. */
export function startWebhooks(app: App, { settlingMs, retryMs } = PACE): void {
  const queue = new PQueue({ concurrency: AT_ONCE });
  const policy = retry(
    handleWhenResult((outcome) => outcome === "refused" || outcome === "late" || outcome === "unreachable"),
    { maxAttempts: retryMs.length, backoff: new IterableBackoff(retryMs) },
  ).dangerouslyUnref();
  const deliver = async (row: WebhookRow, event: WebhookEvent): Promise<void> => {
    const delivery = { ...row, body: messageOf(app, event) };
    const outcome = await policy.execute(() => app.sendWebhook(delivery));
    if (outcome !== "taken") app.log.warn({ webhookId: row.id, outcome }, "a webhook was not told");
    note(app, row, outcome);
  };
  const wanted = (): WebhookRow[] => selectWebhooks(app.db);
  followHappenings(
    app,
    () => wanted().length > 0,
    (events) => {
      for (const row of wanted())
        for (const event of events.filter((each) => row.events.split(" ").includes(each)))
          if (queue.size < MOST_WAITING) void queue.add(() => deliver(row, event));
          else app.log.warn({ webhookId: row.id }, "too many messages wait: a webhook is not told");
    },
    settlingMs,
  );
}

/** Nothing that the family wrote: whoever wants to know more asks, with a token of its own. */
function messageOf({ clock }: AppContext, event: WebhookEvent | "test"): string {
  return JSON.stringify({ id: randomUUID(), event, at: instantOf(clock) });
}

/** How it ended is good to know; whether it can be written down decides nothing. */
function note({ db, clock, log }: AppContext, { id }: WebhookRow, outcome: WebhookOutcome): void {
  if (!db.$client.open) return;
  try {
    noteOutcome(db, id, instantOf(clock), outcome);
  } catch (error) {
    if (!isDiskProblem(error)) throw error;
    log.warn({ err: error }, "the disk takes no more: how a webhook ended is not written down");
  }
}

function addressOf(written: string): string {
  const url = webAddress(written, "http");
  if (url === null)
    throw badInput(text("This is not an address that can be told. It begins with http:// or https://."));
  return url.href;
}

const toWire = ({ id, url, events, createdAt, lastSentAt, lastOutcome }: WebhookRow) => ({
  id,
  url,
  events: events.split(" ") as WebhookEvent[], // written by `createWebhook` alone
  created_at: createdAt,
  last_sent_at: lastSentAt,
  last_outcome: lastOutcome,
});
