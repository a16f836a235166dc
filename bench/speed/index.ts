import { fork } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { actionsFor, type Action } from "./actions";
import { dataOf, HttpClient, trpcMutation, trpcQuery } from "./http-client";
import { measureAction, measureThroughput, percentile, plainRow, type Row } from "./measure";
import { plotOf, tableOf } from "./report";
import { startServer, type RunningServer } from "./running-server";
import { BENCH_PASSWORD } from "./bench-password";
import { seedHousehold, weekStart } from "./seed-household";

/**
 * `pnpm bench speed [--quick] [--only=WORDS] [--sizes=1000,10000] [--seeded=FOLDER] [--json=FILE]`: what the built product takes
 * beside the bare machine, in small and large households. `--quick` repeats less; `--only` measures the actions with one of
 * these words in their titles and nothing else; `--seeded` starts from a copy of a folder that seed.ts has filled.
 */
const option = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const isQuick = process.argv.includes("--quick");
const only = option("only")?.split(",");
const SIZES = option("sizes")?.split(",").map(Number) ?? [1_000, 10_000];
const seeded = option("seeded");
const REQUESTS_OF_A_LONG_DAY = isQuick ? 5_000 : 100_000;
const ASLEEP_SECONDS = isQuick ? 5 : 30;
const PLOT = fileURLToPath(new URL("../../docs/product/speed.svg", import.meta.url));
const FLOOR = fileURLToPath(new URL("./floor-child.ts", import.meta.url));
const WEB = fileURLToPath(new URL("../../apps/web/dist", import.meta.url));

const rows: Row[] = [];
for (const recipes of SIZES) {
  const folder = mkdtempSync(join(tmpdir(), "tureen-speed-"));
  try {
    if (seeded) cpSync(seeded, folder, { recursive: true });
    else await seedHousehold(folder, recipes);
    rows.push(...(await measureHousehold(folder, recipes)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
if (!only) rows.push(...growth(rows), ...firstPages());
process.stdout.write(`${tableOf(rows)}\n`);
const json = option("json");
if (json) writeFileSync(json, `${JSON.stringify(rows, null, 2)}\n`);
if (SIZES.length > 1 && !only) writeFileSync(PLOT, plotOf(rows));

async function measureHousehold(folder: string, recipes: number): Promise<Row[]> {
  const copy = join(folder, "floor.sqlite");
  cpSync(join(folder, "tureen.sqlite"), copy);
  const starts: number[] = [];
  for (let run = 0; run < (only ? 0 : 3); run += 1) {
    const server = await startServer(folder);
    starts.push(server.bootMs);
    await server.stop();
  }
  const server = await startServer(folder);
  const floorProcess = fork(FLOOR, [copy], { execArgv: ["--import", "tsx"] });
  const [{ port }] = (await once(floorProcess, "message")) as [{ port: number }]; // floor-child's only message
  const [product, floor] = [new HttpClient(server.port), new HttpClient(port)];
  try {
    await product.signIn(BENCH_PASSWORD);
    await pause(only ? 0 : 2000);
    const idle = await server.rest();
    const list = await newestList(product);
    if (only) return await measureOnly(recipes, list, product, floor, only);
    const measured: Row[] = [
      plainRow("start of the server", recipes, percentile(starts, 0.5), "ms", 350),
      plainRow("memory while idle", recipes, idle.residentMb, "MiB", 90),
      plainRow("processor of an idle house", recipes, await sleeping(server), "ms/s", 1),
    ];
    const actions = actionsFor(recipes, list);
    for (const action of actions) measured.push(await measureAction(action, recipes, product, floor, isQuick ? 1 : 3));
    for (const action of actions.filter(hasThroughputGoal))
      measured.push(await measureThroughput(action, recipes, product, floor, isQuick ? 1 : 3));
    measured.push(...(await measureWholeList(recipes, server, product, floor)));
    const weeks = await product.send(
      trpcMutation("shoppingLists.generate", { startDate: weekStart(20), endDate: weekStart(32) }),
    );
    measured.push(plainRow("generate the list of 12 weeks", recipes, weeks.milliseconds, "ms", 50));
    for (let run = 0; run < REQUESTS_OF_A_LONG_DAY; run += 1)
      await product.send((actions[run % 6] ?? actionAt(actions)).product(run));
    measured.push(
      plainRow(
        `memory after ${REQUESTS_OF_A_LONG_DAY} requests`,
        recipes,
        (await server.rest()).residentMb,
        "MiB",
        150,
      ),
    );
    return measured;
  } finally {
    await Promise.all([product.close(), floor.close()]);
    floorProcess.kill();
    await server.stop();
  }
}

/** Milliseconds of processor time a second while nobody asks for anything. */
async function sleeping(server: RunningServer): Promise<number> {
  const before = await server.rest();
  await pause(ASLEEP_SECONDS * 1000);
  return ((await server.rest()).cpuMs - before.cpuMs) / ASLEEP_SECONDS;
}

async function measureOnly(
  recipes: number,
  list: number,
  product: HttpClient,
  floor: HttpClient,
  words: readonly string[],
): Promise<Row[]> {
  const actions = actionsFor(recipes, list).filter(({ title }) => words.some((word) => title.includes(word)));
  const measured: Row[] = [];
  for (const action of actions) measured.push(await measureAction(action, recipes, product, floor, isQuick ? 1 : 3));
  for (const action of actions.filter(hasThroughputGoal))
    measured.push(await measureThroughput(action, recipes, product, floor, isQuick ? 1 : 3));
  return measured;
}

/** GET /api/recipes: unchanged, and after one change beside a bare server that sends a ready buffer. */
async function measureWholeList(
  recipes: number,
  server: RunningServer,
  product: HttpClient,
  floor: HttpClient,
): Promise<Row[]> {
  const first = await product.send({ method: "GET", path: "/api/recipes" });
  const ready = gzipSync(JSON.stringify(first.json()));
  await fetch(`${floor.origin}/write/buffer`, {
    method: "POST",
    headers: { "content-type": "application/octet-stream" },
    body: new Uint8Array(ready),
  });
  const times = { unchanged: [] as number[], changed: [] as number[], floor: [] as number[], held: [] as number[] };
  let { etag } = first;
  for (let run = 0; run < 10; run += 1) {
    times.unchanged.push(
      (await product.send({ method: "GET", path: "/api/recipes", headers: { "if-none-match": etag ?? "" } }))
        .milliseconds,
    );
    await product.send(trpcMutation("recipes.update", { id: 1, description: `Changed for the ${run}th time` }));
    await server.state();
    const changed = await product.send({ method: "GET", path: "/api/recipes" });
    ({ etag } = changed);
    times.changed.push(changed.milliseconds);
    times.held.push((await server.state()).longestMs);
    times.floor.push((await floor.send({ method: "GET", path: "/buffer" })).milliseconds);
  }
  const median = (values: readonly number[]): number => percentile(values, 0.5);
  return [
    plainRow("GET /api/recipes, unchanged", recipes, median(times.unchanged), "ms", null),
    {
      title: "GET /api/recipes, after one change",
      recipes,
      unit: "ms",
      product: median(times.changed),
      floor: median(times.floor),
      goal: 1.5,
      isMissed: median(times.changed) / median(times.floor) > 1.5,
    },
    plainRow("  event loop held meanwhile", recipes, Math.max(...times.held), "ms", 50),
  ];
}

async function newestList(product: HttpClient): Promise<number> {
  const answer = await product.send(trpcQuery("shoppingLists.summaries", undefined));
  const { shoppingLists } = dataOf(answer) as { shoppingLists: { id: number }[] }; // the procedure's output
  return Math.max(...shoppingLists.map((list) => list.id));
}

/** How much more an action costs in the largest household than in the smallest. */
function growth(measured: readonly Row[]): Row[] {
  const [small, large] = [SIZES[0], SIZES.at(-1)];
  if (small === large) return [];
  return actionsFor(1, 1).flatMap(({ title, mayGrow }) => {
    const of = (recipes: number | undefined) =>
      measured.find((row) => row.title === title && row.recipes === recipes)?.product ?? Number.NaN;
    if (mayGrow) return [];
    return [plainRow(`growth: ${title}`, large ?? 0, of(large) / of(small), "×", 1.3)];
  });
}

/** Script and style that the sign-in loads, gzipped, in kB. */
function firstPages(): Row[] {
  const html = readFileSync(join(WEB, "index.html"), "utf8");
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path ?? "");
  const sum = (names: readonly string[]): number =>
    names.reduce((bytes, name) => bytes + gzipSync(readFileSync(join(WEB, name))).length, 0) / 1000;
  const all = readdirSync(join(WEB, "assets")).filter((name) => /\.(?:js|css)$/.test(name));
  return [
    plainRow("script and style of the first page, gzip", 0, sum(files), "kB", 100),
    plainRow("script and style of all screens, gzip", 0, sum(all.map((name) => `assets/${name}`)), "kB", null),
  ];
}

function hasThroughputGoal(action: Action): action is Action & { throughputGoal: number } {
  return action.throughputGoal !== undefined;
}

function actionAt(actions: readonly Action[]): Action {
  const [first] = actions;
  if (!first) throw new Error("There is nothing to measure.");
  return first;
}
