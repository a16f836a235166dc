import type { ChangeListsOutput, ListOperationSent } from "@tureen/contracts/list-changes";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createChangeLog, DONE_KEPT, type ChangeLog } from "./change-log";
import { createChangeSender } from "./change-sender";
import { storeInMemory } from "./store-in-memory";

class Refusal extends Error {
  constructor(
    readonly status: number | null,
    message: string,
  ) {
    super(message);
  }
}

const store = storeInMemory;
const newLog = (kept = store()): ChangeLog => createChangeLog({ store: kept, newId: randomUUID });

const allDone = (operations: readonly ListOperationSent[]): ChangeListsOutput => ({
  epoch: "first",
  results: operations.map(({ id }) => ({ id, outcome: "applied", reason: null })),
  shoppingLists: [],
});

/** Sends what waits in a log to this server, and answers when the sender has nothing more to do. */
async function send(log: ChangeLog, server: (operations: ListOperationSent[]) => ChangeListsOutput) {
  const pauses: number[] = [];
  const sent: string[][] = [];
  let signedOut = 0;
  await new Promise<void>((resolve) => {
    createChangeSender({
      log,
      send: async (operations) => {
        sent.push(operations.map(({ change }) => (change.kind === "note" ? change.note : change.kind)));
        return server(operations);
      },
      faultOf: (error) => ({ status: error instanceof Refusal ? error.status : null, reason: String(error) }),
      alone: async (work) => {
        await work();
        resolve();
      },
      pause: async (ms) => void pauses.push(ms),
      onAnswer: () => undefined,
      onReached: () => undefined,
      onSignedOut: () => (signedOut += 1),
    }).wake();
  });
  return { pauses, sent, signedOut };
}

const note = (log: ChangeLog, ...notes: string[]): void => {
  for (const each of notes) log.append(1, { kind: "note", item_id: "flour", note: each }, "flour");
};
const states = (log: ChangeLog) =>
  log.entries().map(({ change, state }) => `${change.kind === "note" && change.note} ${state}`);

test("a server that is away is asked again after pauses that grow to half a minute, and then gets all in order", async () => {
  const log = newLog();
  note(log, "one", "two");
  let tries = 0;
  const { pauses, sent } = await send(log, (operations) => {
    if ((tries += 1) < 9) throw new Refusal(null, "Failed to fetch");
    return allDone(operations);
  });
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  expect(sent.at(-1)).toEqual(["one", "two"]);
  expect(states(log)).toEqual(["one done", "two done"]);
});

test("an ended sign-in keeps the log, which the next one sends", async () => {
  const kept = store();
  const log = newLog(kept);
  note(log, "one");
  const { signedOut } = await send(log, () => {
    throw new Refusal(401, "Please sign in");
  });
  expect(signedOut).toBe(1);
  expect(states(log)).toEqual(["one waiting"]);

  const next = newLog(kept);
  await next.reload();
  await send(next, allDone);
  expect(states(next)).toEqual(["one done"]);
});

test.each([400, 500])(
  "a change that the server cannot take (%s) is shown as refused and holds up no other",
  async (status) => {
    const log = newLog();
    note(log, "good", "bad", "fine");
    await send(log, (operations) => {
      if (operations.some(({ change }) => change.kind === "note" && change.note === "bad"))
        throw new Refusal(status, "This cannot be done.");
      return allDone(operations);
    });
    expect(states(log)).toEqual(["good done", "bad refused", "fine done"]);
    expect(log.entries()[1]?.sentence).toContain("This cannot be done.");
  },
);

test("after one fault of the server changes are soon sent together again", async () => {
  const log = newLog();
  note(log, ...Array.from({ length: 40 }, (_, index) => String(index)));
  let tries = 0;
  const { sent } = await send(log, (operations) => {
    if ((tries += 1) === 1) throw new Refusal(500, "Something went wrong.");
    return allDone(operations);
  });
  expect(sent.map((batch) => batch.length)).toEqual([40, 1, 2, 4, 8, 16, 9]);
});

test.each([429, 503, 507])(
  "a server that is busy or full (%s) is asked again, and nothing is refused",
  async (status) => {
    const log = newLog();
    note(log, "one");
    let tries = 0;
    await send(log, (operations) => {
      if ((tries += 1) < 12) throw new Refusal(status, "Later.");
      return allDone(operations);
    });
    expect(states(log)).toEqual(["one done"]);
  },
);

test("a refused change is made once more as a new one, or forgotten, by whoever has read about it", async () => {
  const log = newLog();
  note(log, "one", "two");
  const refuse = (operations: ListOperationSent[]): ChangeListsOutput => ({
    ...allDone(operations),
    results: operations.map(({ id }) => ({ id, outcome: "refused", reason: { code: "item-gone", sentence: "Gone." } })),
  });
  await send(log, refuse);
  const [one, two] = log.entries();
  log.retry(one?.id ?? "");
  log.dismiss(two?.id ?? "");
  expect(states(log)).toEqual(["one dismissed", "two dismissed", "one waiting"]);
});

test("so many done changes are kept for a restored server, and only what it may lack is sent again", async () => {
  const log = newLog();
  note(log, ...Array.from({ length: DONE_KEPT + 20 }, (_, index) => String(index)));
  await send(log, allDone);
  expect(log.entries()).toHaveLength(DONE_KEPT);
  log.distrust("first");
  expect(log.waiting()).toEqual([]);
  log.distrust("second");
  expect(log.waiting()).toHaveLength(DONE_KEPT);
});

test("what is made after old changes were let go of is sent after what waits already", async () => {
  const log = newLog();
  note(log, ...Array.from({ length: DONE_KEPT + 20 }, (_, index) => String(index)));
  await send(log, allDone);
  note(log, "one", "two");
  expect(log.waiting().map(({ change }) => change)).toMatchObject([{ note: "one" }, { note: "two" }]);
  const positions = log.entries().map(({ position }) => position);
  expect(new Set(positions).size).toBe(positions.length);
  expect(log.entries().at(-1)?.position).toBe(DONE_KEPT + 22);
});

test("what somebody has read of and dismissed is never sent again, a restored server included", async () => {
  const log = newLog();
  note(log, "one");
  log.refuse(log.entries()[0]?.id ?? "", "Gone.");
  log.dismiss(log.entries()[0]?.id ?? "");
  log.distrust("second");
  expect(log.waiting()).toEqual([]);
  expect(states(log)).toEqual(["one dismissed"]);
});

test("a device that was cleared is told again what waits, also beside many changes that are over", async () => {
  const kept = store();
  const other = newLog(kept);
  note(other, ...Array.from({ length: DONE_KEPT }, (_, index) => String(index)));
  await send(other, allDone);
  const log = newLog(kept);
  await log.reload();
  note(log, "mine");
  await log.reload();
  await kept.remove(log.waiting().map(({ id }) => id));
  await log.reload();
  const next = newLog(kept);
  await next.reload();
  expect(next.waiting().map(({ change }) => change)).toMatchObject([{ note: "mine" }]);
});
