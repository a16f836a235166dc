import type { Action } from "./actions";
import type { HttpClient } from "./http-client";

/** One row of the table. */
export interface Row {
  readonly title: string;
  /** Recipes in the household. */
  readonly recipes: number;
  readonly unit: string;
  readonly product: number;
  /** What the bare machine needs for the same; null where there is none. */
  readonly floor: number | null;
  /** What must not be exceeded (or, for throughput, undercut), in the unit or as a ratio where there is a floor. */
  readonly goal: number | null;
  readonly isMissed: boolean;
}

const WARM_UP = 30;

/** Medians of several rounds, product and floor in turn, so that a slow moment of the machine meets both. */
export async function measureAction(
  action: Action,
  recipes: number,
  product: HttpClient,
  floor: HttpClient,
  rounds: number,
): Promise<Row> {
  const warmUp = Math.min(WARM_UP, action.runs);
  for (let run = 0; run < warmUp; run += 1) {
    await product.send(action.product(run));
    await floor.send(action.floor(run));
  }
  const medians: { product: number; floor: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const times = { product: [] as number[], floor: [] as number[] };
    for (let run = 0; run < action.runs; run += 1) {
      const number = round * action.runs + run;
      times.product.push((await product.send(action.product(number))).milliseconds);
      times.floor.push((await floor.send(action.floor(number))).milliseconds);
    }
    medians.push({ product: percentile(times.product, 0.5), floor: percentile(times.floor, 0.5) });
  }
  const productMs = percentile(
    medians.map((median) => median.product),
    0.5,
  );
  const floorMs = percentile(
    medians.map((median) => median.floor),
    0.5,
  );
  return {
    title: action.title,
    recipes,
    unit: "ms",
    product: productMs,
    floor: floorMs,
    goal: action.goal,
    isMissed: productMs / floorMs > action.goal,
  };
}

/** Requests a second over 10 connections, product and floor in turn. */
export async function measureThroughput(
  action: Action & { readonly throughputGoal: number },
  recipes: number,
  product: HttpClient,
  floor: HttpClient,
  rounds: number,
): Promise<Row> {
  const rates = { product: [] as number[], floor: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    rates.product.push(await product.throughput(action.product, 10, 2));
    rates.floor.push(await floor.throughput(action.floor, 10, 2));
  }
  const [productRate, floorRate] = [percentile(rates.product, 0.5), percentile(rates.floor, 0.5)];
  return {
    title: `${action.title}, 10 connections`,
    recipes,
    unit: "requests/s",
    product: productRate,
    floor: floorRate,
    goal: action.throughputGoal,
    isMissed: productRate / floorRate < action.throughputGoal,
  };
}

/** A figure without a floor. */
export function plainRow(title: string, recipes: number, value: number, unit: string, goal: number | null): Row {
  return { title, recipes, unit, product: value, floor: null, goal, isMissed: goal !== null && value > goal };
}

/** The value below which this share of the values lie, 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
