import { addDays } from "@tureen/domain/dates/local-date";
import { generateBook } from "@tureen/book-generator/generate-book";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { FamilyClient } from "../import/family-client";
import { actionsFor, type Action } from "./actions";
import { BENCH_PASSWORD } from "./bench-password";
import { dataOf, HttpClient, trpcMutation, trpcQuery } from "./http-client";
import {
  atLeast,
  atMost,
  measureAction,
  measureThroughput,
  median,
  plainRow,
  type Measured,
  type Row,
} from "./measure";
import { startFloor, type RunningFloor } from "./running-floor";
import { startServer, type RunningServer } from "./running-server";
import { weekStart } from "./seed-household";

export interface Extent {
  /** Measures the actions with one of these words in their titles, and nothing else. */
  readonly only: readonly string[] | undefined;
  readonly isQuick: boolean;
}

/** A household that is being served, by the product and by the floor. */
export interface Household {
  readonly recipes: number;
  readonly server: RunningServer;
  readonly product: Measured;
  readonly floor: RunningFloor;
  readonly isQuick: boolean;
}

/** Serves a folder that seed-household.ts has filled for as long as it is used: product and floor, each with a database of its own. */
export async function* withHousehold(
  folder: string,
  recipes: number,
  isQuick: boolean,
  use: (household: Household) => AsyncIterable<Row>,
): AsyncGenerator<Row> {
  const copy = join(folder, "floor.sqlite");
  cpSync(join(folder, "tureen.sqlite"), copy);
  const server = await startServer(folder);
  const floor = await startFloor(copy);
  const client = new HttpClient(server.port);
  try {
    await client.signIn(BENCH_PASSWORD);
    yield* use({ recipes, server, product: { client, rest: () => server.rest() }, floor, isQuick });
  } finally {
    await client.close();
    await floor.stop();
    await server.stop();
  }
}

/** Every row of one household, as it is measured; the folder is one that seed-household.ts has filled. */
export async function* measureHousehold(
  folder: string,
  recipes: number,
  { only, isQuick }: Extent,
): AsyncGenerator<Row> {
  if (only) return yield* withHousehold(folder, recipes, isQuick, (household) => actionRows(household, only));
  yield await startOfServer(folder, recipes);
  yield* withHousehold(folder, recipes, isQuick, async function* (household) {
    yield* await atRest(household);
    yield* actionRows(household, only);
    yield* await wholeList(household);
    yield* await twelveWeeks(household);
    yield await picker(household);
    yield await longDay(household);
  });
  yield* await holds(folder, recipes);
}

/** Median of several starts after a clean stop, from the start of the process to the first answer. */
async function startOfServer(folder: string, recipes: number): Promise<Row> {
  const starts: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const server = await startServer(folder);
    starts.push(server.bootMs);
    await server.stop();
  }
  return plainRow("start of the server", recipes, median(starts), "ms", atMost(600));
}

const WINDOW_SECONDS = 5;

/**
 * The median of so many windows that V8 may tidy up in two of them and the index of searches be merged in one, as they are in the
 * first minute after a start: what wakes the server wakes it in each.
 */
async function atRest({ server, recipes, isQuick }: Household): Promise<Row[]> {
  await pause(2000);
  const windows: number[] = [];
  let before = await server.rest();
  for (let window = 0; window < (isQuick ? 7 : 9); window += 1) {
    await pause(WINDOW_SECONDS * 1000);
    const after = await server.rest();
    windows.push((after.cpuMs - before.cpuMs) / WINDOW_SECONDS);
    before = after;
  }
  return [
    plainRow("memory while idle", recipes, before.residentMb, "MiB", atMost(110)),
    plainRow("processor while nobody asks", recipes, median(windows), "ms/s", atMost(1)),
  ];
}

async function* actionRows(household: Household, only: readonly string[] | undefined): AsyncGenerator<Row> {
  const { recipes, product, floor } = household;
  const rounds = roundsOf(household);
  const all = await actionsOf(household);
  const actions = only ? all.filter(({ title }) => only.some((word) => title.includes(word))) : all;
  for (const action of actions) yield await measureAction(action, recipes, product, floor, rounds);
  for (const action of actions.filter(hasThroughputGoal))
    yield await measureThroughput(action, recipes, product, floor, rounds);
}

/** What is done in a household, its own recipes and lists. */
export async function actionsOf({ recipes, product }: Household): Promise<Action[]> {
  return actionsFor(recipes, await newestList(product.client));
}

export const roundsOf = ({ isQuick }: Household): number => (isQuick ? 1 : 3);

async function newestList(client: HttpClient): Promise<number> {
  const answer = await client.send(trpcQuery("shoppingLists.summaries", undefined));
  const { shoppingLists } = dataOf(answer) as { shoppingLists: { id: number }[] }; // the procedure's output
  return Math.max(...shoppingLists.map((list) => list.id));
}

function hasThroughputGoal(action: Action): action is Action & { throughputGoal: number } {
  return action.throughputGoal !== undefined;
}

/** GET /api/recipes: sent, and "not modified". */
async function wholeList({ recipes, product: { client } }: Household): Promise<Row[]> {
  const list = { method: "GET", path: "/api/recipes" } as const;
  const sent: number[] = [];
  const unchanged: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const answer = await client.send(list);
    sent.push(answer.milliseconds);
    const same = await client.send({ ...list, headers: { "if-none-match": answer.etag ?? "" } });
    if (same.status !== 304) throw new Error("An unchanged list was sent again.");
    unchanged.push(same.milliseconds);
  }
  return [
    plainRow("GET /api/recipes, unchanged (304)", recipes, median(unchanged), "ms", null),
    plainRow("GET /api/recipes", recipes, median(sent), "ms", null),
  ];
}

/** Beside it stands what the floor takes for reading, adding up and inserting the same. */
async function twelveWeeks({ recipes, product, floor }: Household): Promise<Row[]> {
  const times = { product: [] as number[], floor: [] as number[] };
  for (let run = 0; run < 7; run += 1) {
    const startDate = weekStart(2 * run);
    const days = { startDate, endDate: addDays(startDate, 12 * 7 - 1) };
    const answer = await product.client.send(trpcMutation("shoppingLists.generate", days));
    times.product.push(answer.milliseconds);
    const bare = await floor.client.send({ method: "POST", path: "/write/list", body: days });
    times.floor.push(bare.milliseconds);
  }
  return [
    plainRow("generate the list of 12 weeks", recipes, median(times.product), "ms", null),
    plainRow("  the floor", recipes, median(times.floor), "ms", null),
  ];
}

/** What the meal picker asks for when it opens and with each letter; none may grow with the collection. */
async function picker({ recipes, product: { client } }: Household): Promise<Row> {
  const sizes: number[] = [];
  for (const q of ["", "s", "so", "soup"])
    sizes.push((await client.send(trpcQuery("recipes.search", { q, limit: 20 }))).bytes / 1000);
  return plainRow("meal picker, largest answer", recipes, Math.max(...sizes), "kB", atMost(32));
}

/** Memory after many requests over ten connections, one of fifty a write. */
async function longDay({ recipes, server, product: { client }, isQuick }: Household): Promise<Row> {
  const requests = isQuick ? 10_000 : 100_000;
  const actions = actionsFor(recipes, await newestList(client));
  const writes = actions.filter(({ title }) => /^(?:change|plan|move)/.test(title));
  const reads = actions.filter(({ title }) => /^(?:open|first|search, 8|the week)/.test(title));
  const of = (kinds: readonly Action[], run: number) => kinds[run % kinds.length]?.product(run);
  await client.load(
    (run) => (run % 50 === 49 ? of(writes, Math.floor(run / 50)) : of(reads, run)) ?? unreachable(),
    10,
    (begun) => begun < requests,
  );
  const { residentMb } = await server.rest();
  return plainRow(`memory after ${requests} requests`, recipes, residentMb, "MiB", atMost(190));
}

const OTHERS = 20;
const BOOK = { layout: "two-columns", recipes: 120, hasContents: true } as const;

/** How long the event loop is held by what takes long, in a server of its own: watching it costs processor time. */
async function holds(folder: string, recipes: number): Promise<Row[]> {
  const server = await startServer(folder);
  const [client, other] = [new HttpClient(server.port), new HttpClient(server.port)];
  try {
    await client.signIn(BENCH_PASSWORD);
    await other.signIn(BENCH_PASSWORD);
    const held = await holdWatch(server);
    const rows: Row[] = [];

    let served = 0;
    const list = held(() => client.send({ method: "GET", path: "/api/recipes" }));
    let isSent = false;
    void list.finally(() => (isSent = true));
    for (let request = 0; request < OTHERS; request += 1) {
      await other.send({ method: "GET", path: `/api/recipes/${request + 1}` });
      if (!isSent) served += 1;
    }
    rows.push(
      plainRow("event loop held, whole list", recipes, await list, "ms", atMost(50)),
      plainRow("  others answered before it", recipes, served, "requests", recipes < 10_000 ? null : atLeast(OTHERS)),
    );

    const backup = await held(() => client.send({ method: "POST", path: "/api/admin/backups" }));
    rows.push(plainRow("event loop held, backup", recipes, backup, "ms", atMost(50)));

    const family = await FamilyClient.signIn(server.port);
    await family.removeLimits();
    const { pdf } = await generateBook(BOOK);
    const book = await held(() => family.importBook({ pdf, title: "Bench" }, true));
    rows.push(plainRow(`event loop held, import of ${BOOK.recipes} recipes`, recipes, book, "ms", atMost(50)));
    return rows;
  } finally {
    await Promise.all([client.close(), other.close()]);
    await server.stop();
  }
}

const WATCH_MS = 1000;

/**
 * Tells how long the event loop was held while something was done. On a busy machine a server that waits for its turn looks as if
 * it were held: it cannot have been held for longer than it has worked, beyond what it works when nothing is asked of it.
 */
async function holdWatch(server: RunningServer): Promise<(work: () => Promise<unknown>) => Promise<number>> {
  await server.state();
  await pause(WATCH_MS);
  const idleShare = (await server.state()).workedMs / WATCH_MS;
  return async (work) => {
    await server.state(); // what was before does not count
    const startedAtMs = performance.now();
    await work();
    const { longestMs, workedMs } = await server.state();
    return Math.min(longestMs, Math.max(0, workedMs - idleShare * (performance.now() - startedAtMs)));
  };
}

function unreachable(): never {
  throw new Error("There is nothing to ask.");
}
