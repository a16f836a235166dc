import { english } from "@tureen/messages/speakers";
import type { Text } from "@tureen/messages/text";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "#core/config";
import { realServer, temporaryFolder } from "#testing/real-server";
import { backupCommand, resetPasswordCommand, restoreCommand } from "./backup-commands";

const configFor = (dataFolder: string) => readConfig({ DATA_DIR: dataFolder });

/** Answers what was said. */
async function said(command: (say: (words: Text) => void) => Promise<void>): Promise<string[]> {
  const lines: string[] = [];
  await command((words) => lines.push(english(words)));
  return lines;
}

// Ten files of databases, each synced to the disk: as much as ten other tests.
test(
  "from the box: a backup beside a running server, a restore that waits until it is stopped, a new password",
  { timeout: 180_000 },
  async () => {
    const server = await realServer();
    const { dataFolder } = server;
    await server.ask("POST", "/recipes", {
      json: { title: "Leek soup", instructions: "Cook.", ingredients: "2 leeks" },
    });
    const from = temporaryFolder();
    const target = "all.zip";
    const made = await said((say) => backupCommand(configFor(dataFolder), { from, target, say }));
    expect(made[1]).toBe(`All of it in one file: ${join(from, target)}`);

    const restore = (source: string, folder = dataFolder) =>
      said((say) => restoreCommand(configFor(folder), { from, source, say }));
    await expect(restore(target)).rejects.toThrow(/^Another Tureen works with the data folder/);
    const [line = ""] = await said((say) => resetPasswordCommand(configFor(dataFolder), say));
    const password = line.replace("The family password is now: ", "");
    expect((await server.ask("POST", "/auth/login", { json: { password } })).status).toBe(200);
    await server.close();

    // Half the database is gone, as after a bad disk: no copy of it can be made, so its file is kept as it is.
    const database = join(dataFolder, "tureen.sqlite");
    const damaged = readFileSync(database).fill(0, 0, 8192);
    writeFileSync(database, damaged);
    expect(await restore(target)).toEqual([expect.stringMatching(/^Restored: tureen-.*-uploaded\. Every device/)]);
    const kept = readdirSync(join(dataFolder, "backups")).find((file) => file.startsWith("damaged-")) ?? "";
    expect(readFileSync(join(dataFolder, "backups", kept)).equals(damaged)).toBe(true);

    // The database is gone altogether: a name from the list will do.
    rmSync(database);
    const name = readdirSync(join(dataFolder, "backups")).find((file) => file.endsWith("by-hand.json")) ?? "";
    await restore(name.replace(".json", ""));
    expect(existsSync(database)).toBe(true);
    const again = await realServer(dataFolder);
    expect(await (await again.ask("GET", "/recipes")).json()).toMatchObject({ recipes: [{ title: "Leek soup" }] });
  },
);

test("what is no backup is refused in a sentence, and no household is made of it", async () => {
  const dataFolder = temporaryFolder();
  const from = temporaryFolder();
  writeFileSync(join(from, "list.txt"), "2 leeks");
  const restore = (source: string) => restoreCommand(configFor(dataFolder), { from, source, say: () => undefined });
  await expect(restore("list.txt")).rejects.toThrow(/^This file is not a backup of Tureen/);
  await expect(restore("nothing.zip")).rejects.toThrow(/^There is neither a file/);
  expect(existsSync(join(dataFolder, "tureen.sqlite"))).toBe(false);
});
