import { closeDatabase, DatabaseProblem, openDatabase } from "@tureen/db/client";
import { integerBetween, seededRandom } from "@tureen/fake-ollama/seeded-random";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startServer } from "../../../speed/running-server";
import { Family } from "../../family";
import { inFolder, listed, progress, type Proof } from "../../proof";

const RECIPES = 60;
const POINTS = 1000;

/** Cuts or scrambles the write-ahead log of a server that was killed, and opens what is left of it. */
export const proof: Proof = {
  title: "write-ahead log cut or scrambled",
  goal: "always opens, always a prefix, none half (1,000 points)",
  isInShortForm: false,
  limitMinutes: 10,
  run: () =>
    inFolder(async (folder) => {
      const server = await startServer(folder);
      const family = await Family.signIn(server.port);
      for (let number = 1; number <= RECIPES; number += 1) await family.addRecipe(`Soup ${number}`);
      await server.kill();
      const path = join(folder, "tureen.sqlite");
      const log = readFileSync(`${path}-wal`);
      const random = seededRandom(20_261_122);
      const problems: string[] = [];
      for (let point = 0; point < POINTS; point += 1) {
        const copy = join(folder, "copy.sqlite");
        for (const ending of ["", "-wal", "-shm"]) rmSync(copy + ending, { force: true });
        cpSync(path, copy);
        writeFileSync(`${copy}-wal`, damaged(log, integerBetween(random, 0, log.length), point % 2 === 0, random));
        problems.push(...problemsOf(copy));
        progress(point, POINTS, "logs");
      }
      return {
        result: `${POINTS} logs, problems: ${listed(problems)}`,
        holds: problems.length === 0,
      };
    }),
};

function damaged(log: Buffer, at: number, isCut: boolean, random: () => number): Buffer {
  if (isCut) return log.subarray(0, at);
  const scrambled = Buffer.from(log);
  for (let byte = at; byte < scrambled.length; byte += 1) scrambled[byte] = Math.floor(random() * 256);
  return scrambled;
}

function problemsOf(path: string): string[] {
  try {
    const db = openDatabase(path);
    const integrity = db.$client.pragma("integrity_check", { simple: true });
    const hasRecipes = db.$client.prepare("select 1 from sqlite_master where name = 'recipes'").get() !== undefined;
    const titles = hasRecipes
      ? (db.$client.prepare("select title from recipes order by id").pluck().all() as string[]) // a column of text
      : [];
    const half = hasRecipes
      ? db.$client
          .prepare(
            "select count(*) from recipes where 3 <> (select count(*) from recipe_lines where recipe_lines.recipe_id = recipes.id)",
          )
          .pluck()
          .get()
      : 0;
    closeDatabase(db);
    const isPrefix = titles.every((title, index) => title === `Soup ${index + 1}`);
    return [
      ...(integrity === "ok" ? [] : [`integrity ${String(integrity)}`]),
      ...(isPrefix ? [] : [`no prefix: ${titles.slice(0, 3).join(", ")}`]),
      ...(half === 0 ? [] : [`${String(half)} half recipes`]),
    ];
  } catch (error) {
    return [error instanceof DatabaseProblem ? `refused: ${error.message}` : String(error)];
  }
}
