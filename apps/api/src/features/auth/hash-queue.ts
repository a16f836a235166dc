import PQueue from "p-queue";
import { text } from "@tureen/messages/text";
import { AppError } from "#core/app-error";

/** Two at once: twenty sign-ins at a time would take the memory of a small box. */
const queue = new PQueue({ concurrency: 2 });
const MAX_WAITING = 64;

interface Waiting {
  readonly rank: number;
  readonly leave: AbortController;
}

const waiting = new Set<Waiting>();

/**
 * Runs one hash when it is its turn, the lowest rank first. Where too many wait, one of the highest rank is sent away by lot:
 * guesses from a hundred addresses cannot keep the right password out, which gets its turn with one of its next tries.
 * @throws AppError too-many
 */
export function hashInTurn<T>(rank: number, hash: () => Promise<T>): Promise<T> {
  const own: Waiting = { rank, leave: new AbortController() };
  waiting.add(own);
  const begin = (): Promise<T> => {
    waiting.delete(own);
    return hash();
  };
  const hashed = queue.add(begin, { priority: -rank, signal: own.leave.signal });
  if (queue.size > MAX_WAITING) sendOneAway();
  return hashed;
}

function sendOneAway(): void {
  const last = Math.max(...Array.from(waiting, ({ rank }) => rank));
  const candidates = [...waiting].filter(({ rank }) => rank === last);
  const unlucky = candidates[Math.floor(Math.random() * candidates.length)];
  if (!unlucky) return;
  waiting.delete(unlucky);
  unlucky.leave.abort(
    new AppError("too-many", text("Many people are signing in at this moment. Please try again in a few seconds."), {
      retryAfterSeconds: 3,
    }),
  );
}
