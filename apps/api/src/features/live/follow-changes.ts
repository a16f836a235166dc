import type { LiveState } from "@tureen/contracts/live";
import type { Db } from "@tureen/db/client";
import { onCommit } from "@tureen/db/in-transaction";
import { text } from "@tureen/messages/text";
import { isDeepStrictEqual } from "node:util";
import type { RequestContext } from "#core/app-context";
import { AppError } from "#core/app-error";
import { readServerSecret } from "#core/server-secrets.repo";
import { onNews } from "#http/answers/heartbeat";
import { selectRevisions } from "./live.repo";

/** A burst of writes, an import for one, is told a few times a second. */
const MIN_INTERVAL_MS = 100;
/** A family has some ten devices; a browser holds six connections to a server at the most. */
const MOST_STREAMS = 200;
const MOST_STREAMS_OF_ONE = 12;

/** Somebody who follows; `end` makes the stream come to its end. */
interface Follower {
  readonly token: string | null;
  wake: () => void;
  end: () => void;
}

/** Who follows a database, and what they are told: read once after a commit, however many they are. */
interface Following {
  readonly followers: Set<Follower>;
  /** What was read last, and when it was first read so: another process may write, too. */
  state: { readonly told: Omit<LiveState, "unchanged_ms">; readonly sinceMs: number } | undefined;
  isOutdated: boolean;
}

const byDatabase = new WeakMap<Db, Following>();

/**
 * How far each part of the family's data has moved: at once, whenever something has changed, and every 15 seconds as a
 * heartbeat. Each state is whole, so that whoever comes back after a broken connection compares it with the last one it
 * saw and needs no cursor. Ends when the caller leaves or is signed out, and when the server stops.
 * @throws AppError too-many
 */
export function followChanges(context: RequestContext): AsyncGenerator<LiveState> {
  if (followingOf(context.app.db).followers.size >= MOST_STREAMS)
    throw new AppError("too-many", text("Too many devices are connected at once. Close Tureen on some of them."));
  return statesOf(context);
}

/** Ends every stream: a server that stops or restores a copy does not wait for them. */
export function endFollowing(db: Db): void {
  for (const follower of followingOf(db).followers) follower.end();
}

async function* statesOf({ app, token, signal }: RequestContext): AsyncGenerator<LiveState> {
  const over = new AbortController();
  const following = followingOf(app.db);
  const listen = (wake: () => void) => join(following, { token, wake, end: () => over.abort() });
  for await (const { isHeartbeat } of onNews(AbortSignal.any([signal, over.signal]), MIN_INTERVAL_MS, listen)) {
    // Another process may have written.
    if (isHeartbeat) following.isOutdated = true;
    yield stateOf(app.db, following);
  }
}

function stateOf(db: Db, following: Following): LiveState {
  let { state } = following;
  if (!state || following.isOutdated) {
    const told = { epoch: readServerSecret(db, "epoch") ?? "", revisions: selectRevisions(db) };
    if (!state || !isDeepStrictEqual(told, state.told)) state = { told, sinceMs: performance.now() };
    following.state = state;
    following.isOutdated = false;
  }
  return { ...state.told, unchanged_ms: Math.floor(performance.now() - state.sinceMs) };
}

function join(following: Following, follower: Follower): () => void {
  const { followers } = following;
  // Whoever comes is told how it is now, however it came about.
  following.isOutdated = true;
  const own = [...followers].filter(({ token }) => token === follower.token);
  for (const oldest of own.slice(0, Math.max(0, own.length - MOST_STREAMS_OF_ONE + 1))) {
    oldest.end();
    // It may take a moment to end: who comes meanwhile ends the next one.
    followers.delete(oldest);
  }
  followers.add(follower);
  return () => void followers.delete(follower);
}

const followingOf = (db: Db): Following => byDatabase.get(db) ?? beginFollowing(db);

/** While nobody follows, a commit costs a look at an empty set. */
function beginFollowing(db: Db): Following {
  const followers = new Set<Follower>();
  const following: Following = { followers, state: undefined, isOutdated: false };
  byDatabase.set(db, following);
  onCommit(db, () => {
    following.isOutdated = true;
    // Not inside the write: its answer goes first.
    if (followers.size > 0) setImmediate(() => followers.forEach(({ wake }) => wake()));
  });
  return following;
}
