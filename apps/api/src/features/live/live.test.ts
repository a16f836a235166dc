import type { LiveState } from "@tureen/contracts/live";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { createSignIn } from "#features/auth/access-token.service";
import { familyCaller } from "#testing/test-caller";
import { testContext, testRequest } from "#testing/test-context";
import { createCaller } from "#start/app-router";
import { endFollowing } from "./follow-changes";

async function nextOf(states: AsyncIterator<LiveState>): Promise<LiveState> {
  const { value, done } = await states.next();
  if (done) throw new Error("the stream has ended");
  return value;
}

test("whoever follows is told at once how far all has moved, then of each change, whoever makes it", async () => {
  const app = testContext();
  const [mother, father] = [familyCaller(app), familyCaller(app)];
  const states = await mother.live.follow();
  const first = await nextOf(states);
  const { shoppingList } = await father.shoppingLists.create({ name: "Saturday", date: "2026-11-21" });
  const second = await nextOf(states);
  expect(second.revisions["shopping-lists"]).toBeGreaterThan(first.revisions["shopping-lists"] ?? 0);
  expect({ ...second.revisions, "shopping-lists": 0 }).toEqual({ ...first.revisions, "shopping-lists": 0 });
  await father.shoppingLists.change({
    operations: [
      {
        id: "3b1f8f0e-6f3f-4c53-9a5e-0d7a7c2c1e11",
        list_id: shoppingList.id,
        change: { kind: "add", item_id: "7f6f0d3c-1c1a-4b0e-8f5d-2f2f0c9a4b22", line: "batteries" },
      },
    ],
  });
  expect((await nextOf(states)).revisions).not.toEqual(second.revisions);
  await states.return(undefined);
});

test("whoever comes is told for how long nothing has moved, so that what was asked for since need not be asked for anew", async () => {
  const app = testContext();
  const [mother, father] = [familyCaller(app), familyCaller(app)];
  const mothers = await mother.live.follow();
  await nextOf(mothers);
  await pause(5);
  const fathers = await father.live.follow();
  expect((await nextOf(fathers)).unchanged_ms).toBeGreaterThanOrEqual(4);
  const changedMs = performance.now();
  await father.shoppingLists.create({ name: "Saturday", date: "2026-11-21" });
  expect((await nextOf(fathers)).unchanged_ms).toBeLessThanOrEqual(performance.now() - changedMs);
  await Promise.all([mothers, fathers].map((states) => states.return(undefined)));
});

test("what was missed while away stands in the first state after coming back", async () => {
  const app = testContext();
  const family = familyCaller(app);
  const before = await family.live.follow();
  const { revisions } = await nextOf(before);
  await before.return(undefined);
  await family.ingredients.create({ name: "leek" });
  const after = await family.live.follow();
  expect((await nextOf(after)).revisions["ingredients"]).toBeGreaterThan(revisions["ingredients"] ?? 0);
  await after.return(undefined);
});

test("streams end with the server, and the oldest of a device that has too many", async () => {
  const app = testContext();
  const token = createSignIn(app);
  const tabs = Array.from({ length: 13 }, () => createCaller(testRequest(app, token)));
  const streams = await Promise.all(tabs.map((tab) => tab.live.follow()));
  await Promise.all(streams.map(nextOf));
  expect(await streams[0]?.next()).toMatchObject({ done: true });
  const waiting = streams.slice(1).map((stream) => stream.next());
  endFollowing(app.db);
  expect((await Promise.all(waiting)).every(({ done }) => done)).toBe(true);
});

test("of one device that follows over and over the newest twelve streams stay, however quickly they came", async () => {
  const app = testContext();
  const device = createCaller(testRequest(app, createSignIn(app)));
  const streams = await Promise.all(Array.from({ length: 60 }, () => device.live.follow()));
  for (const states of streams) await nextOf(states);
  const isOver = await Promise.all(
    streams.map((states) =>
      Promise.race([states.next().then(({ done }) => done === true), pause(300).then(() => false)]),
    ),
  );
  expect(isOver.filter((over) => !over).length).toBe(12);
  endFollowing(app.db);
});
