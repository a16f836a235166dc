import { text } from "@tureen/messages/text";
import { AppError } from "#core/app-error";

const MAX_AT_ONCE = 2;
const MAX_WAITING = 64;

interface Waiting {
  readonly rank: number;
  readonly begin: () => void;
  readonly refuse: (error: AppError) => void;
}

let running = 0;
let waiting: Waiting[] = [];

/**
 * Runs one hash: two at once, or twenty sign-ins at a time would take the memory of a small box. The lowest rank goes
 * first. Where too many wait, one of the highest rank is sent away by lot: guesses from a hundred addresses cannot keep the
 * right password out, which gets its turn with one of its next tries.
 * @throws AppError too-many
 */
export async function hashInTurn<T>(rank: number, hash: () => Promise<T>): Promise<T> {
  await takeTurn(rank);
  try {
    return await hash();
  } finally {
    const next = waiting.shift();
    // The turn is handed on and not given back, or somebody who comes just now would run beside it.
    if (next) next.begin();
    else running -= 1;
  }
}

async function takeTurn(rank: number): Promise<void> {
  if (running < MAX_AT_ONCE) {
    running += 1;
    return;
  }
  await new Promise<void>((begin, refuse) => {
    waiting = [...waiting, { rank, begin, refuse }].toSorted((left, right) => left.rank - right.rank);
    if (waiting.length <= MAX_WAITING) return;
    const last = waiting.at(-1)?.rank;
    const unlucky = waiting.filter((candidate) => candidate.rank === last);
    const chosen = unlucky[Math.floor(Math.random() * unlucky.length)];
    waiting = waiting.filter((candidate) => candidate !== chosen);
    chosen?.refuse(
      new AppError("too-many", text("Many people are signing in at this moment. Please try again in a few seconds."), {
        retryAfterSeconds: 3,
      }),
    );
  });
}
