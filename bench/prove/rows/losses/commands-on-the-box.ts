import { closeDatabase, openReadOnly } from "@tureen/db/client";
import { spawnSync } from "node:child_process";
import { rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startServer } from "../../../speed/running-server";
import { Family } from "../../family";
import { inFolder, listed, type Proof } from "../../proof";

const COMMANDS = fileURLToPath(new URL("../../../../scripts/commands.mjs", import.meta.url));

/** As npm begins them: the script finds what is built, and that does what it says. */
export const proof: Proof = {
  title: "`npm run backup`, `export` and `restore` on the box",
  goal: "each says what it did; a database that was lost is back",
  isInShortForm: true,
  limitMinutes: 5,
  run: () =>
    inFolder(async (folder) => {
      const [data, backup, archive] = [join(folder, "data"), join(folder, "backup.zip"), join(folder, "export.zip")];
      const problems: string[] = [];
      const expectToSay = (expected: string, ...words: string[]): void => {
        const { status, stdout, stderr } = spawnSync(process.execPath, [COMMANDS, ...words], {
          env: { PATH: process.env["PATH"], HOME: process.env["HOME"], DATA_DIR: data },
          encoding: "utf8",
        });
        if (status !== 0 || !stdout.includes(expected))
          problems.push(`${words.join(" ")}: ${status} ${stdout}${stderr}`);
      };
      const server = await startServer(data);
      await (await Family.signIn(server.port)).addRecipe("Soup");
      expectToSay("All of it in one file", "backup", backup);
      expectToSay(archive, "export", archive);
      await server.stop();
      const database = join(data, "tureen.sqlite");
      rmSync(database);
      expectToSay("Restored", "restore", backup);
      const db = openReadOnly(database);
      const titles = db.$client.prepare("select title from recipes").pluck().all();
      closeDatabase(db);
      if (titles.join() !== "Soup") problems.push(`restored were: ${titles.join() || "no recipes"}`);
      if (statSync(archive, { throwIfNoEntry: false })?.size === 0) problems.push("the export is empty");
      return { result: `3 commands, problems: ${listed(problems)}`, holds: problems.length === 0 };
    }),
};
