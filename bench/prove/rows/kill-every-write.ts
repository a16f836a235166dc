import { closeDatabase, openReadOnly } from "@tureen/db/client";
import { integerBetween, seededRandom } from "@tureen/fake-ollama/seeded-random";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startServer } from "../../speed/running-server";
import { Family } from "../family";
import { inFolder, listed, lookUntil, progress, type Proof } from "../proof";
import { writeKinds, type Promised } from "../write-kinds";

/** An import that a kill has interrupted goes on by itself; that long it may take. */
const GOES_ON_MS = 60_000;

/** kill -9 while meals, ticks, list changes, photos, undos, merges and imports are written side by side. */
export const proof: Proof = {
  title: "kill -9 during every kind of write",
  goal: "0 acknowledged lost or doubled (70 points)",
  isInShortForm: false,
  limitMinutes: 60,
  run: (extent) =>
    inFolder(async (folder) => {
      const points = extent === "whole" ? 70 : 2;
      const random = seededRandom(20_261_127);
      const problems: string[] = [];
      const counts = new Map<string, number>();
      let household = await startServer(folder);
      let family = await Family.signIn(household.port);
      const kinds = Object.entries(await writeKinds(await begin(family)));
      for (let point = 0; point < points; point += 1) {
        const promised: Promised[] = [];
        const server = { isAlive: true };
        const now = family;
        const writers = kinds.map(async ([kind, write]) => {
          for (let number = 0; server.isAlive; number += 1) {
            const done = await write(now, point * 1000 + number).catch(() => null);
            if (!done) continue;
            promised.push(done);
            counts.set(kind, (counts.get(kind) ?? 0) + 1);
            // Each import is forty recipes more to look through.
            if (kind === "imports") break;
          }
        });
        await pause(integerBetween(random, 500, 5000));
        await household.kill();
        server.isAlive = false;
        await Promise.all(writers);
        household = await startServer(folder);
        family = await Family.signIn(household.port);
        for (const each of promised)
          if (!(await lookUntil(() => each.isKept(family), Boolean, each.what.startsWith("import") ? GOES_ON_MS : 0)))
            problems.push(`lost: ${each.what}`);
        progress(point, points, "kills");
      }
      await household.stop();
      const db = openReadOnly(join(folder, "tureen.sqlite"));
      const integrity = String(db.$client.pragma("integrity_check", { simple: true }));
      const broken = (db.$client.pragma("foreign_key_check") as unknown[]).length; // one row a broken reference
      closeDatabase(db);
      if (integrity !== "ok" || broken > 0) problems.push(`integrity ${integrity}, ${broken} broken references`);
      for (const [kind] of kinds) if (!counts.has(kind)) problems.push(`nothing was acknowledged of: ${kind}`);
      return {
        result: `${points} kills; acknowledged: ${[...counts].map(([kind, count]) => `${count} ${kind}`).join(", ")}; problems: ${listed(problems)}`,
        holds: problems.length === 0,
      };
    }),
};

async function begin(family: Family): Promise<{ recipeId: number; listId: number }> {
  const recipe = await family.addRecipe("Soup");
  const list = await family.call("POST", "/shopping-list", { name: "Saturday", date: "2026-11-28" });
  return {
    recipeId: (JSON.parse(recipe.text) as { recipe: { id: number } }).recipe.id, // specification, section 7
    listId: (JSON.parse(list.text) as { shoppingList: { id: number } }).shoppingList.id,
  };
}
