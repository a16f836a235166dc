import { describe, expect, it } from "vitest";
import { createCallQueue, type CallQueue, type QueueSlot, type Priority } from "./call-queue";

interface Job {
  readonly finish: () => void;
  /** Says that the answer has begun. */
  readonly begin: () => void;
  readonly done: Promise<void>;
}

/** A queue whose jobs end when the test says so, with the order in which they were started. */
function kitchen(
  settings: { concurrency: number; delayMs: number },
  maxWaiting = 8,
): { started: string[]; queue: CallQueue; add: (name: string, priority: Priority, signal?: AbortSignal) => Job } {
  const queue = createCallQueue({
    atOnce: () => settings.concurrency,
    pauseMs: () => settings.delayMs,
    maxWaitingInteractive: maxWaiting,
  });
  const started: string[] = [];
  const add = (name: string, priority: Priority, signal?: AbortSignal): Job => {
    const { promise, finish } = gate();
    const state: { place?: QueueSlot } = {};
    const done = queue.run({ priority, signal }, async (place) => {
      started.push(name);
      state.place = place;
      const stopped = new Promise<never>((_, reject) => {
        place.signal.addEventListener("abort", () => reject(new Error("stopped")), { once: true });
      });
      await Promise.race([promise, stopped]);
    });
    return { finish, done, begin: () => state.place?.hasBegun() };
  };
  return { started, queue, add };
}

function gate(): { promise: Promise<void>; finish: () => void } {
  const state: { finish: () => void } = { finish: () => undefined };
  const promise = new Promise<void>((resolve) => {
    state.finish = resolve;
  });
  return { promise, finish: () => state.finish() };
}

describe("the queue in front of the model", () => {
  it("lets as many through as the setting says, and the next when one is done", async () => {
    const { started, add } = kitchen({ concurrency: 2, delayMs: 0 });
    const [first] = ["a", "b", "c"].map((name) => add(name, "batch"));
    await expect.poll(() => started).toEqual(["a", "b"]);
    first?.finish();
    await expect.poll(() => started).toEqual(["a", "b", "c"]);
  });

  it("serves people before imports that came earlier", async () => {
    const { started, add } = kitchen({ concurrency: 1, delayMs: 0 });
    const first = add("import 1", "batch");
    await expect.poll(() => started).toEqual(["import 1"]);
    first.begin();
    add("import 2", "batch");
    add("a photo", "interactive");
    first.finish();
    await expect.poll(() => started).toEqual(["import 1", "a photo"]);
  });

  it("lets a part that has not begun to answer make way for a person, and asks it again before the next part", async () => {
    const { started, add, queue } = kitchen({ concurrency: 1, delayMs: 0 });
    const first = add("part 1", "batch");
    const second = add("part 2", "batch");
    await expect.poll(() => started).toEqual(["part 1"]);
    const photo = add("a photo", "interactive");
    await expect.poll(() => started).toEqual(["part 1", "a photo"]);
    expect(queue.load()).toEqual({ active: 1, waiting: 2 });
    photo.finish();
    await expect.poll(() => started).toEqual(["part 1", "a photo", "part 1"]);
    first.finish();
    await expect(first.done).resolves.toBeUndefined();
    await expect.poll(() => started).toEqual(["part 1", "a photo", "part 1", "part 2"]);
    second.finish();
    await second.done;
  });

  it("interrupts nothing while a place is free, nor more than one part for one person", async () => {
    const settings = { concurrency: 3, delayMs: 0 };
    const { started, add, queue } = kitchen(settings);
    for (const name of ["part 1", "part 2"]) add(name, "batch");
    add("a wish", "interactive");
    await expect.poll(() => started.toSorted()).toEqual(["a wish", "part 1", "part 2"]);
    add("a photo", "interactive");
    await expect.poll(() => started.at(-1)).toBe("a photo");
    expect(queue.load()).toEqual({ active: 3, waiting: 1 });
  });

  it("notices a raised setting while calls wait, without a new call", async () => {
    const settings = { concurrency: 1, delayMs: 0 };
    const { started, add, queue } = kitchen(settings);
    for (const name of ["a", "b", "c"]) add(name, "batch");
    await expect.poll(() => started).toEqual(["a"]);
    settings.concurrency = 3;
    queue.refresh();
    await expect.poll(() => started).toEqual(["a", "b", "c"]);
  });

  it("keeps the pause between two starts", async () => {
    const settings = { concurrency: 3, delayMs: 60_000 };
    const { started, queue, add } = kitchen(settings);
    const gone = new AbortController();
    add("a", "batch");
    const waiting = add("b", "batch", gone.signal);
    await expect.poll(() => started).toEqual(["a"]);
    expect(queue.load().active).toBe(2);
    gone.abort();
    await expect(waiting.done).rejects.toMatchObject({ code: "cancelled" });
  });

  it("lets go of a call that is cancelled while it waits", async () => {
    const { started, queue, add } = kitchen({ concurrency: 1, delayMs: 0 });
    const gone = new AbortController();
    const first = add("a", "interactive");
    const second = add("b", "interactive", gone.signal);
    gone.abort();
    await expect(second.done).rejects.toMatchObject({ code: "cancelled" });
    first.finish();
    await first.done;
    expect([started, queue.load()]).toEqual([["a"], { active: 0, waiting: 0 }]);
  });

  it("gives its turn back when the work fails", async () => {
    const { queue, add, started } = kitchen({ concurrency: 1, delayMs: 0 });
    await expect(queue.run({ priority: "batch" }, () => Promise.reject(new Error("burnt")))).rejects.toThrow("burnt");
    add("next", "batch");
    await expect.poll(() => started).toEqual(["next"]);
  });

  it("refuses people when too many wait already; an import may always queue", async () => {
    const { add, queue } = kitchen({ concurrency: 1, delayMs: 0 }, 1);
    add("a", "interactive");
    add("b", "interactive");
    await expect(add("c", "interactive").done).rejects.toThrow(
      "Several requests are waiting for the model already. Wait a minute and try again.",
    );
    add("d", "batch");
    expect(queue.load()).toEqual({ active: 1, waiting: 2 });
  });
});
