import { closeDatabase, openReadOnly } from "@tureen/db/client";
import { integerBetween, seededRandom, type Random } from "@tureen/fake-ollama/seeded-random";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startServer } from "../../../speed/running-server";
import { Family } from "../../family";
import { inFolder, listed, lookUntil, progress, type Proof } from "../../proof";
import { LINES, writeKinds, type Promised, type Write } from "../../write-kinds";

/** An import that a kill has interrupted goes on by itself; that long it may take. */
const GOES_ON_MS = 60_000;
/** Each second server lives long enough for what takes seconds, an import or a photo, to be acknowledged. */
const LONG_LIFE_EACH = 2;

/** kill -9 at random moments while every kind of write goes on side by side, as a power cut does; then a look at what was promised. */
export const proof: Proof = {
  title: "kill -9 during every kind of write",
  goal: "0 acknowledged lost, 0 half, 0 double (140 points, 70 of them after seconds)",
  isInShortForm: true,
  limitMinutes: 120,
  run: (extent) =>
    inFolder(async (folder) => {
      const points = extent === "whole" ? 140 : 2;
      const random = seededRandom(20_261_127);
      const problems: string[] = [];
      const counts = new Map<string, number>();
      let household = await startServer(folder);
      let family = await Family.signIn(household.port);
      const kinds = Object.entries(await writeKinds(await begin(family)));
      for (let point = 0; point < points; point += 1) {
        const promises = await writeUntilKilled(kinds, {
          family,
          point,
          kill: async () => {
            await pause(lifetime(random, point));
            await household.kill();
          },
        });
        for (const { kind } of promises) counts.set(kind, (counts.get(kind) ?? 0) + 1);
        household = await startServer(folder);
        family = await Family.signIn(household.port);
        problems.push(...(await lostOf(promises, family)));
        progress(point, points, "kills");
      }
      problems.push(...(await halvesAndDoubles(family)));
      await household.stop();
      problems.push(...damageOf(join(folder, "tureen.sqlite")));
      const unseen = extent === "whole" ? kinds.filter(([kind]) => !counts.has(kind)) : [];
      problems.push(...unseen.map(([kind]) => `nothing was acknowledged of: ${kind}`));
      return {
        result: `${points} kills; acknowledged: ${[...counts].map(([kind, count]) => `${count} ${kind}`).join(", ")}; problems: ${listed(problems)}`,
        holds: problems.length === 0,
      };
    }),
};

type Kept = Promised & { readonly kind: string };

const lifetime = (random: Random, point: number): number =>
  point % LONG_LIFE_EACH === 0 ? integerBetween(random, 500, 5000) : integerBetween(random, 1, 400);

async function writeUntilKilled(
  kinds: readonly (readonly [kind: string, write: Write])[],
  { family, point, kill }: { readonly family: Family; readonly point: number; readonly kill: () => Promise<void> },
): Promise<Kept[]> {
  const promises: Kept[] = [];
  const server = { isAlive: true };
  const writers = kinds.map(async ([kind, write]) => {
    for (let number = 0; server.isAlive; number += 1) {
      const done = await write(family, point * 1000 + number).catch(() => null);
      if (done) promises.push({ ...done, kind });
      // Each import is forty recipes more to look through.
      if (done && kind === "imports") break;
    }
  });
  await kill();
  server.isAlive = false;
  await Promise.all(writers);
  return promises;
}

async function lostOf(promises: readonly Kept[], family: Family): Promise<string[]> {
  const lost: string[] = [];
  const glance = family.glance();
  for (const { kind, what, isKept } of promises) {
    const isThere =
      (await isKept(glance)) ||
      (kind === "imports" && (await lookUntil(() => isKept(family.glance()), Boolean, GOES_ON_MS)));
    if (!isThere) lost.push(`lost: ${what}`);
  }
  return lost;
}

/** All that the writers write has a title of its own and so many lines, whether it was acknowledged or not. */
async function halvesAndDoubles(family: Family): Promise<string[]> {
  const times = new Map<string, number>();
  const half: string[] = [];
  for (const { title, ingredients } of await family.recipes()) {
    times.set(title, (times.get(title) ?? 0) + 1);
    if (ingredients.length !== (title.startsWith("Imported") ? LINES.imported : LINES.added))
      half.push(`half: ${title}`);
  }
  return [...half, ...[...times].filter(([, count]) => count > 1).map(([title]) => `twice: ${title}`)];
}

function damageOf(path: string): string[] {
  const db = openReadOnly(path);
  const integrity = String(db.$client.pragma("integrity_check", { simple: true }));
  const broken = (db.$client.pragma("foreign_key_check") as unknown[]).length; // one row a broken reference
  closeDatabase(db);
  return integrity === "ok" && broken === 0 ? [] : [`integrity ${integrity}, ${broken} broken references`];
}

async function begin(family: Family): Promise<{ recipeId: number; listId: number }> {
  const recipe = await family.addRecipe("Soup");
  const list = await family.call("POST", "/shopping-list", { name: "Saturday", date: "2026-11-28" });
  return {
    recipeId: (JSON.parse(recipe.text) as { recipe: { id: number } }).recipe.id, // specification, section 7
    listId: (JSON.parse(list.text) as { shoppingList: { id: number } }).shoppingList.id,
  };
}
