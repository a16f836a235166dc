import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { houseCommand, startHouse, type BuiltHouse } from "../built-house";
import type { ProveRow } from "../prove-row";

const KILLS = 50;

/** A restore is killed at a random moment; the server that starts next must find the old house or the new one. */
export const restoreKilled: ProveRow = {
  what: `restore killed at ${KILLS} points`,
  goal: "the old or the new house, never between",
  async run(share) {
    const folder = mkdtempSync(join(tmpdir(), "tureen-prove-"));
    try {
      return await killRestores(folder, Math.max(3, Math.round(KILLS * share)));
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

async function killRestores(folder: string, kills: number) {
  const backups = await twoHouses(folder);
  const wholeMs = await restore(folder, backups[0], null);
  const found = { old: 0, new: 0, between: 0 };
  let current = 0;
  for (let kill = 0; kill < kills; kill++) {
    const wanted = 1 - current;
    // Spread over the whole of it, the start of the process included.
    await restore(folder, backups[wanted] ?? "", ((kill + Math.random()) / kills) * wholeMs);
    const house = await startHouse(folder);
    const state = await stateOf(house);
    await house.stop();
    if (state === current) found.old++;
    else if (state === wanted) found.new++;
    else found.between++;
    if (state !== null) current = state;
  }
  return {
    result: `${found.old} old, ${found.new} new, ${found.between} between (a restore takes ${Math.round(wholeMs)} ms)`,
    isMet: found.between === 0,
  };
}

/** Two backups of one house: of 0 it has one recipe and one meal, of 1 two and two. */
async function twoHouses(folder: string): Promise<[string, string]> {
  const house = await startHouse(folder);
  const names: string[] = [];
  for (const date of ["2026-11-23", "2026-11-24"]) {
    const { recipe } = (await house.ask("POST", "/recipes", {
      title: "Soup",
      instructions: "Cook.",
      ingredients: "2 leeks",
    })) as { recipe: { id: number } }; // what it answers
    await house.ask("POST", "/meal-planning", { recipe_id: recipe.id, date, meal_type: "dinner" });
    const { backup } = (await house.ask("POST", "/admin/backups")) as { backup: { name: string } };
    names.push(backup.name);
  }
  await house.stop();
  return [names[0] ?? "", names[1] ?? ""];
}

/** Answers how long it ran. Retention keeps the newest of a day: the names are protected by being of the last three. */
async function restore(folder: string, name: string, killAfterMs: number | null): Promise<number> {
  const began = performance.now();
  const child = houseCommand(folder, "restore", name);
  const ended = once(child, "exit");
  const timer = killAfterMs === null ? undefined : setTimeout(() => child.kill("SIGKILL"), killAfterMs);
  await ended;
  clearTimeout(timer);
  return performance.now() - began;
}

/** 0 or 1; null for anything between. */
async function stateOf(house: BuiltHouse): Promise<number | null> {
  const { recipes } = (await house.ask("GET", "/recipes")) as { recipes: unknown[] };
  const { mealPlans } = (await house.ask("GET", "/meal-planning")) as { mealPlans: unknown[] };
  if (recipes.length !== mealPlans.length || recipes.length < 1 || recipes.length > 2) return null;
  return recipes.length - 1;
}
