import { openBesideServer } from "@tureen/db/client";
import { createWriteStream, existsSync } from "node:fs";
import { resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import type { AppContext } from "#app-context";
import { instantOf, systemClock } from "#clock";
import type { Config } from "#config";
import { DataFolderProblem, prepareDataFolder } from "#data-folder";
import { createSettingsStore } from "../settings/settings-store";
import { exportArchive } from "./export-archive";

/** Writes everything of the household into a ZIP, whether a server runs or not. */
export async function exportCommand(
  config: Config,
  {
    from,
    target,
    say,
  }: { readonly from: string; readonly target: string | undefined; readonly say: (text: string) => void },
): Promise<void> {
  const folder = prepareDataFolder(config.DATA_DIR);
  if (!existsSync(folder.database))
    throw new DataFolderProblem(`There is no database in ${folder.root}. Say where it is with DATA_DIR.`);
  const path = resolve(from, target ?? `tureen-${instantOf(systemClock).slice(0, 10)}.zip`);
  if (existsSync(path)) throw new DataFolderProblem(`There is a file ${path} already. Name another one.`);
  const db = openBesideServer(folder.database);
  try {
    // All that the services of an export read.
    const context = {
      db,
      reader: db,
      settings: createSettingsStore(db),
      dataFolder: folder.root,
      clock: systemClock,
    } as AppContext;
    await pipeline(exportArchive(context), createWriteStream(path, { flags: "wx", mode: 0o600 }));
  } finally {
    db.$client.close();
  }
  say(`Everything is in ${path}`);
}
