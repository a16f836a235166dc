import { closeDatabase, openReadOnly } from "@tureen/db/client";
import { integerBetween, seededRandom } from "@tureen/fake-ollama/seeded-random";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startServer } from "../../speed/running-server";
import { Family } from "../family";
import { inFolder, listed, progress, type Proof } from "../proof";

const WRITERS = 4;

/** kill -9 at random moments of mixed writes, as a power cut does, then a look at what was promised. */
export const proof: Proof = {
  title: "kill -9 during mixed writes",
  goal: "0 acknowledged lost, 0 half, 0 double (500 points)",
  isInShortForm: true,
  limitMinutes: 120,
  run: (extent) =>
    inFolder(async (folder) => {
      const points = extent === "whole" ? 500 : 2;
      const random = seededRandom(20_261_122);
      const acknowledged = new Set<string>();
      const deleted = new Set<number>();
      const problems: string[] = [];
      for (let point = 0; point < points; point += 1) {
        const household = await startServer(folder);
        const family = await Family.signIn(household.port);
        problems.push(...(await problemsOf(family, acknowledged)));
        const server = { isAlive: true };
        const write = async (writer: number): Promise<void> => {
          for (let number = 0; server.isAlive; number += 1) {
            const title = `Soup ${point}-${writer}-${number}`;
            const { status, text } = await family.addRecipe(title);
            if (status === 201) acknowledged.add(title);
            if (number % 5 === 4 && status === 201) {
              const { id } = (JSON.parse(text) as { recipe: { id: number } }).recipe; // specification, section 7
              acknowledged.delete(title);
              if ((await family.call("DELETE", `/recipes/${id}`)).status === 200) deleted.add(id);
            }
          }
        };
        const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer));
        await pause(integerBetween(random, 1, 400));
        await household.kill();
        server.isAlive = false;
        await Promise.all(writers);
        progress(point, points, "kills");
      }
      const household = await startServer(folder);
      const family = await Family.signIn(household.port);
      problems.push(...(await problemsOf(family, acknowledged)));
      const ids = new Set((await family.recipes()).map(({ id }) => id));
      problems.push(...[...deleted].filter((id) => ids.has(id)).map((id) => `recipe ${id} came back`));
      await household.stop();
      const db = openReadOnly(join(folder, "tureen.sqlite"));
      const integrity = String(db.$client.pragma("integrity_check", { simple: true }));
      const broken = (db.$client.pragma("foreign_key_check") as unknown[]).length; // one row a broken reference
      closeDatabase(db);
      if (integrity !== "ok" || broken > 0) problems.push(`integrity ${integrity}, ${broken} broken references`);
      return {
        result: `${points} kills, ${acknowledged.size} recipes acknowledged, ${deleted.size} deleted; problems: ${listed(problems)}`,
        holds: problems.length === 0,
      };
    }),
};

async function problemsOf(family: Family, acknowledged: ReadonlySet<string>): Promise<string[]> {
  const times = new Map<string, number>();
  const half: string[] = [];
  for (const { title, ingredients } of await family.recipes()) {
    times.set(title, (times.get(title) ?? 0) + 1);
    if (ingredients.length !== 3) half.push(`half ${title}`);
  }
  const lost = [...acknowledged].filter((title) => !times.has(title)).map((title) => `lost ${title}`);
  const twice = [...times].filter(([, count]) => count > 1).map(([title]) => `twice ${title}`);
  return [...lost, ...half, ...twice];
}
