import type { Action } from "./actions";
import type { HttpClient } from "./http-client";
import type { AtRest } from "./running-server";

/** One row of the table. */
export interface Row {
  readonly title: string;
  /** Recipes in the household; null where it does not matter. */
  readonly recipes: number | null;
  readonly unit: string;
  readonly product: number;
  /** What the floor needs for the same; null where there is none. */
  readonly floor: number | null;
  /** Processor time of the product beside the floor's, which other work on the machine changes least; null where there is none. */
  readonly cpuRatio: number | null;
  /** In the unit, or as a ratio where there is a floor; null where nothing was asked. */
  readonly goal: Goal | null;
  readonly isMissed: boolean;
}

export interface Goal {
  readonly kind: "at most" | "at least";
  readonly value: number;
}

export const atMost = (value: number): Goal => ({ kind: "at most", value });
export const atLeast = (value: number): Goal => ({ kind: "at least", value });

/** Who is asked, and how to learn what its process has worked. */
export interface Measured {
  readonly client: HttpClient;
  rest(): Promise<AtRest>;
}

const WARM_UP = 30;

/** Medians of several rounds, product and floor in turn, so that a slow moment of the machine meets both. */
export async function measureAction(
  action: Action,
  recipes: number,
  product: Measured,
  floor: Measured,
  rounds: number,
): Promise<Row> {
  const warmUp = Math.min(WARM_UP, action.runs);
  for (let run = 0; run < warmUp; run += 1) {
    await product.client.send(action.product(run));
    await floor.client.send(action.floor(run));
  }
  const before = { product: await product.rest(), floor: await floor.rest() };
  const medians: { product: number; floor: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const times = { product: [] as number[], floor: [] as number[] };
    for (let run = 0; run < action.runs; run += 1) {
      const number = round * action.runs + run;
      times.product.push((await product.client.send(action.product(number))).milliseconds);
      times.floor.push((await floor.client.send(action.floor(number))).milliseconds);
    }
    medians.push({ product: median(times.product), floor: median(times.floor) });
  }
  const after = { product: await product.rest(), floor: await floor.rest() };
  return ratioRow({
    title: action.title,
    recipes,
    unit: "ms",
    product: median(medians.map((each) => each.product)),
    floor: median(medians.map((each) => each.floor)),
    cpuRatio: (after.product.cpuMs - before.product.cpuMs) / (after.floor.cpuMs - before.floor.cpuMs),
    goal: atMost(action.goal),
  });
}

const CONNECTIONS = 10;
const SECONDS = 2;

/** Requests a second over 10 connections, product and floor in turn. */
export async function measureThroughput(
  action: Action & { readonly throughputGoal: number },
  recipes: number,
  product: Measured,
  floor: Measured,
  rounds: number,
): Promise<Row> {
  const rates = { product: [] as number[], floor: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    rates.product.push(await product.client.throughput(action.product, CONNECTIONS, SECONDS));
    rates.floor.push(await floor.client.throughput(action.floor, CONNECTIONS, SECONDS));
  }
  return ratioRow({
    title: `${action.title}, ${CONNECTIONS} connections`,
    recipes,
    unit: "requests/s",
    product: median(rates.product),
    floor: median(rates.floor),
    cpuRatio: null,
    goal: atLeast(action.throughputGoal),
  });
}

/** A figure beside the floor's; its goal is one of their ratio. */
export function ratioRow(row: Omit<Row, "isMissed"> & { readonly floor: number }): Row {
  return { ...row, isMissed: misses(row.product / row.floor, row.goal) };
}

/** A figure without a floor. */
export function plainRow(title: string, recipes: number | null, value: number, unit: string, goal: Goal | null): Row {
  return { title, recipes, unit, product: value, floor: null, cpuRatio: null, goal, isMissed: misses(value, goal) };
}

function misses(value: number, goal: Goal | null): boolean {
  if (goal === null) return false;
  // What could not be measured is not reached.
  return !(goal.kind === "at most" ? value <= goal.value : value >= goal.value);
}

/** The value below which this share of the values lie, 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);
