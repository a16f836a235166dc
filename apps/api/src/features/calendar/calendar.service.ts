import { inTransaction, type Queryable } from "@tureen/db/in-transaction";
import { isLanguage, type Language } from "@tureen/messages/languages";
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { AppContext } from "#core/app-context";
import { deleteServerSecret, readServerSecret, writeServerSecret } from "#core/server-secrets.repo";

const SECRET_BYTES = 32;
const kept = z.object({ v: z.literal(1), secret: z.string(), language: z.custom<Language>(isLanguage) });

/** The one feed of a household: whoever knows its secret reads the plan, and nothing else. */
export type Feed = z.output<typeof kept>;

/** The feed's address; off until somebody turns it on. */
export function calendarFeed(app: AppContext): { path: string | null } {
  const feed = readFeed(app.db);
  return { path: feed && pathOf(feed) };
}

/** Turns it on, or gives it another address: the one before is dead from then on. */
export function turnOnCalendar(app: AppContext, input: { language: string }): { path: string } {
  const language = isLanguage(input.language) ? input.language : "en";
  const feed: Feed = { v: 1, secret: randomBytes(SECRET_BYTES).toString("base64url"), language };
  inTransaction(app.db, (tx) => writeServerSecret(tx, "calendar-feed", JSON.stringify(feed)));
  return { path: pathOf(feed) };
}

/** Its address is dead from then on, and turning it on again makes another. One that is off stays off. */
export function turnOffCalendar(app: AppContext): { path: null } {
  inTransaction(app.db, (tx) => deleteServerSecret(tx, "calendar-feed"));
  return { path: null };
}

/** The feed of this secret; null where there is none, or it has another by now. */
export function feedOf(app: AppContext, secret: string): Feed | null {
  const feed = readFeed(app.db);
  // Hashes are equally long, and how far they agree says nothing.
  return feed && timingSafeEqual(hashOf(secret), hashOf(feed.secret)) ? feed : null;
}

function readFeed(db: Queryable): Feed | null {
  const value = readServerSecret(db, "calendar-feed");
  return value === null ? null : (kept.safeParse(JSON.parse(value)).data ?? null);
}

const pathOf = ({ secret }: Feed): string => `/calendar/${secret}.ics`;
const hashOf = (text: string): Buffer => createHash("sha256").update(text).digest();
