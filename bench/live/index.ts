// `pnpm bench live`: the time from a tick on one phone to the other's having it, and what those who follow cost a tick.
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { BENCH_PASSWORD } from "../speed/bench-password";
import { startServer } from "../speed/running-server";

const TICKS = 100;
const GOAL_MS = 200;

interface Item {
  readonly id: string;
  readonly is_ticked: boolean;
}
interface List {
  readonly id: number;
  readonly items: { readonly shoppingItems: readonly Item[] };
}

const folder = mkdtempSync(join(tmpdir(), "tureen-live-"));
const server = await startServer(folder);
const origin = `http://127.0.0.1:${server.port}`;
let token = "";

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(origin + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T; // the caller names the documented answer
}

const mutate = (procedure: string, json: unknown): Promise<unknown> => call("POST", `/trpc/${procedure}`, { json });

/** A phone that is told of each change and reads the list then, as the web app does. */
async function follow(onNews: () => void, signal: AbortSignal): Promise<void> {
  const response = await fetch(`${origin}/api/changes`, { headers: { authorization: `Bearer ${token}` }, signal });
  const decoder = new TextDecoder();
  for await (const part of response.body ?? []) if (decoder.decode(part).includes("event: change")) onNews();
}

const median = (times: readonly number[]) =>
  times.toSorted((left, right) => left - right)[Math.floor(times.length / 2)] ?? 0;
const worst = (times: readonly number[]) => Math.max(...times);
const say = (line: string) => process.stdout.write(`${line}\n`);

function tick(listId: number, item: Item, isTicked: boolean): Promise<unknown> {
  const change = { kind: "tick", item_id: item.id, is_ticked: isTicked };
  return mutate("shoppingLists.change", { operations: [{ id: randomUUID(), list_id: listId, change }] });
}

/** The same by the call that remembers no id, to compare. */
const plainTick = (id: number, item: Item, isTicked: boolean): Promise<unknown> =>
  mutate("shoppingLists.tickItem", { id, itemId: item.id, isTicked });

/** Milliseconds of a tick's own call, and of the server's CPU for each tick and all that it sets in motion. */
async function costOfTicks(list: List, make = tick): Promise<{ times: readonly number[]; cpuMs: number }> {
  const times: number[] = [];
  const before = (await server.rest()).cpuMs;
  for (let run = 0; run < TICKS; run += 1) {
    const item = list.items.shoppingItems[run % list.items.shoppingItems.length];
    const begun = performance.now();
    if (item) await make(list.id, item, Math.floor(run / list.items.shoppingItems.length) % 2 === 0);
    times.push(performance.now() - begun);
  }
  await pause(300);
  return { times, cpuMs: ((await server.rest()).cpuMs - before) / TICKS };
}

/** Milliseconds from the thumb of one until the other has the list with the tick. */
async function ticksAcross(list: List): Promise<number[]> {
  let arrived = (): void => undefined;
  const leave = new AbortController();
  const following = follow(() => arrived(), leave.signal).catch(() => undefined);
  await pause(500);
  const times: number[] = [];
  for (let run = 0; run < TICKS; run += 1) {
    const item = list.items.shoppingItems[run % list.items.shoppingItems.length];
    if (!item) break;
    const isTicked = Math.floor(run / list.items.shoppingItems.length) % 2 === 1;
    const begun = performance.now();
    const seen = new Promise<void>((resolve) => {
      arrived = () =>
        void call<{ shoppingList: List }>("GET", `/api/shopping-list/${list.id}`).then(({ shoppingList }) => {
          if (shoppingList.items.shoppingItems.find(({ id }) => id === item.id)?.is_ticked === isTicked) resolve();
        });
    });
    await tick(list.id, item, isTicked);
    await seen;
    times.push(performance.now() - begun);
    // A person's next tap; a burst of them is told a few times a second.
    await pause(150);
  }
  leave.abort();
  await following;
  return times;
}

async function withFollowers<T>(count: number, work: () => Promise<T>): Promise<T> {
  const leave = new AbortController();
  const followers = Array.from({ length: count }, () => follow(() => undefined, leave.signal).catch(() => undefined));
  await pause(500);
  const result = await work();
  leave.abort();
  await Promise.all(followers);
  return result;
}

try {
  ({ token } = await call<{ token: string }>("POST", "/api/auth/login", { password: BENCH_PASSWORD }));
  await mutate("shoppingLists.create", { name: "Saturday", date: "2026-11-21" });
  const items = Array.from({ length: 50 }, (_, index) => ({ name: `food ${index}`, totalAmount: 1 }));
  await call("PUT", "/api/shopping-list/1", { items });
  const { shoppingList: list } = await call<{ shoppingList: List }>("GET", "/api/shopping-list/1");
  await costOfTicks(list);

  const plain = await costOfTicks(list, plainTick);
  const alone = await costOfTicks(list);
  const few = await withFollowers(2, () => costOfTicks(list));
  const many = await withFollowers(12, () => costOfTicks(list));
  const across = await ticksAcross(list);

  say("| what | median ms | worst ms | server CPU ms |");
  say("| --- | --- | --- | --- |");
  for (const [what, { times, cpuMs }] of [
    ["a tick without an id, nobody follows", plain],
    ["a tick, nobody follows", alone],
    ["a tick, 2 follow", few],
    ["a tick, 12 follow", many],
    ["from a tick on one phone to the list on the other", { times: across, cpuMs: null }],
  ] as const)
    say(`| ${what} | ${median(times).toFixed(1)} | ${worst(times).toFixed(1)} | ${cpuMs?.toFixed(1) ?? ""} |`);
  if (median(across) > GOAL_MS) process.exitCode = 1;
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
