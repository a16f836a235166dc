import { hashKey, type Query, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { onDevice } from "#lib/device/device-database";
import { onSessionChange, storedToken } from "./session";

/** What is looked at in a shop or at the stove; what the admin page shows is of no use without its server. */
const KEPT_FEATURES: ReadonlySet<string> = new Set([
  "cooking",
  "dashboard",
  "ingredients",
  "larder",
  "mealPlans",
  "portions",
  "recipes",
  "settings",
  "shoppingLists",
  "shops",
  "trash",
]);

/** Some thousand recipes and weeks; the oldest go first. */
const MOST_ANSWERS = 2000;

/** False in private windows of some browsers. */
export const canKeepAnswers = (): boolean => "indexedDB" in globalThis;

/** Tells an answer from the same as it is later; undefined for what is not kept ahead. */
export type VersionOf = (data: unknown) => string | undefined;

/**
 * Keeps the server's answers on this device: a query that has none yet shows the kept one while the server is asked, so
 * that all that was seen before opens without it. Signing out deletes them. Without IndexedDB nothing is kept.
 *
 * TanStack's persister of queries (`experimental_createQueryPersister`) asks the server after the device: the kept answer
 * would always come first (a form would begin with an old revision), 11 to 122 ms later on the slowed phone.
 */
export function keepAnswers(queryClient: QueryClient, versionOf: VersionOf = () => undefined): void {
  if (!canKeepAnswers()) return;
  const cache = queryClient.getQueryCache();
  const keepIfAnswered = (query: Query): void => {
    if (query.state.data !== undefined) void keep(query, versionOf);
  };
  for (const query of cache.getAll().filter(isKeptKind)) {
    void showKept(queryClient, query);
    keepIfAnswered(query); // The server may have answered the first page before this code was there.
  }
  void prune();
  const stop = cache.subscribe(({ type, query, ...event }) => {
    if (!isKeptKind(query)) return;
    if (type === "added") void showKept(queryClient, query);
    if (type === "updated" && "action" in event && event.action.type === "success") keepIfAnswered(query);
  });
  const forget = onSessionChange(() => {
    if (storedToken() !== null) return;
    forget();
    stop();
    void forgetAnswers();
  });
}

/** Deletes all answers that this device keeps. */
export async function forgetAnswers(): Promise<void> {
  if (canKeepAnswers()) await attempt(onDevice((database) => database.clear("answers")));
}

function isKeptKind({ queryKey: [path] }: Query): boolean {
  return Array.isArray(path) && KEPT_FEATURES.has(String(path[0]));
}

async function showKept(queryClient: QueryClient, query: Query): Promise<void> {
  if (query.state.data !== undefined) return;
  const kept = await attempt(onDevice((database) => database.get("answers", query.queryHash)));
  // The server may have been quicker, and somebody may have signed out.
  if (!kept || query.state.data !== undefined || storedToken() === null) return;
  queryClient.setQueryData(query.queryKey, kept.data, { updatedAt: kept.updatedAt });
}

async function keep({ queryKey, state: { data, dataUpdatedAt } }: Query, versionOf: VersionOf): Promise<void> {
  await attempt(keepAnswer(queryKey, data, versionOf(data), dataUpdatedAt));
}

/**
 * Keeps an answer that no page has asked for. `updatedAt`: when the server gave it, in milliseconds since 1970.
 * @throws where this device keeps nothing more
 */
export async function keepAnswer(
  queryKey: QueryKey,
  data: unknown,
  version: string | undefined,
  updatedAt: number,
): Promise<void> {
  if (storedToken() === null) return;
  const answer = { key: hashKey(queryKey), data, updatedAt, ...(version === undefined ? {} : { version }) };
  await onDevice((database) => database.put("answers", answer));
}

/**
 * Which of these versions this device keeps.
 * @throws where the browser withholds its storage
 */
export function keptVersions(versions: readonly string[]): Promise<ReadonlySet<string>> {
  return onDevice(async (database) => {
    const reading = database.transaction("answers");
    const index = reading.store.index("by-version");
    const [keys] = await Promise.all([Promise.all(versions.map((version) => index.getKey(version))), reading.done]);
    return new Set(versions.filter((_version, at) => keys[at] !== undefined));
  });
}

/** Whether this device keeps an answer to this question; false where the browser withholds its storage. */
export async function isKept(queryKey: QueryKey): Promise<boolean> {
  if (!canKeepAnswers()) return false;
  return (await attempt(onDevice((database) => database.getKey("answers", hashKey(queryKey))))) !== undefined;
}

async function prune(): Promise<void> {
  await attempt(
    onDevice(async (database) => {
      const work = database.transaction("answers", "readwrite");
      const keys = await work.store.index("by-age").getAllKeys();
      const old = keys.slice(0, Math.max(0, keys.length - MOST_ANSWERS));
      await Promise.all([...old.map((key) => work.store.delete(key)), work.done]);
    }),
  );
}

/** A device that keeps nothing more still shows what the server says. */
async function attempt<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch {
    return undefined;
  }
}
