import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { startServer } from "../../../speed/running-server";
import { BENCH_PASSWORD } from "../../../speed/bench-password";
import { Family } from "../../family";
import { inFolder, progress, type Outcome, type Proof } from "../../proof";

const KILLS = 50;
const COMMANDS = fileURLToPath(new URL("../../../../apps/api/dist/commands.js", import.meta.url));

/** A restore is killed at a random moment; the server that starts next must find the old database or the new one. */
export const proof: Proof = {
  title: "restore killed",
  goal: "the old or the new database, never between (50 points)",
  isInShortForm: false,
  limitMinutes: 15,
  run: () => inFolder((folder) => killRestores(folder)),
};

async function killRestores(folder: string): Promise<Outcome> {
  const backups = await twoServers(folder);
  const wholeMs = await restore(folder, backups[0], null);
  const found = { old: 0, new: 0, between: 0 };
  let current = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const wanted = 1 - current;
    // Spread over the whole of it, the start of the process included.
    await restore(folder, backups[wanted] ?? "", ((kill + Math.random()) / KILLS) * wholeMs);
    const server = await startServer(folder);
    const state = await stateOf(await Family.signIn(server.port));
    await server.stop();
    if (state === current) found.old += 1;
    else if (state === wanted) found.new += 1;
    else found.between += 1;
    if (state !== null) current = state;
    progress(kill, KILLS, "restores");
  }
  return {
    result: `${found.old} old, ${found.new} new, ${found.between} between (a restore takes ${Math.round(wholeMs)} ms)`,
    holds: found.between === 0,
  };
}

/** Two backups of one database: of 0 it has one recipe and one meal, of 1 two and two. */
async function twoServers(folder: string): Promise<[string, string]> {
  const server = await startServer(folder);
  const family = await Family.signIn(server.port);
  const names: string[] = [];
  for (const date of ["2026-11-23", "2026-11-24"]) {
    const { recipe } = JSON.parse((await family.addRecipe("Soup")).text) as { recipe: { id: number } }; // specification, section 7
    await family.call("POST", "/meal-planning", { recipe_id: recipe.id, date, meal_type: "dinner" });
    const { text } = await family.call("POST", "/admin/backups");
    names.push((JSON.parse(text) as { backup: { name: string } }).backup.name); // what it answers
  }
  await server.stop();
  return [names[0] ?? "", names[1] ?? ""];
}

/** Answers how long it ran. Retention keeps the newest of a day: the names are protected by being of the last three. */
async function restore(folder: string, name: string, killAfterMs: number | null): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, [COMMANDS, "restore", name], {
    env: { ...process.env, DATA_DIR: folder, FAMILY_PASSWORD: BENCH_PASSWORD },
    stdio: "ignore",
  });
  const ended = once(child, "exit");
  const timer = killAfterMs === null ? undefined : setTimeout(() => child.kill("SIGKILL"), killAfterMs);
  await ended;
  clearTimeout(timer);
  return performance.now() - began;
}

/** 0 or 1; null for anything between. */
async function stateOf(family: Family): Promise<number | null> {
  const recipes = await family.recipes();
  const { text } = await family.call("GET", "/meal-planning");
  const { mealPlans } = JSON.parse(text) as { mealPlans: unknown[] }; // specification, section 7
  if (recipes.length !== mealPlans.length || recipes.length < 1 || recipes.length > 2) return null;
  return recipes.length - 1;
}
