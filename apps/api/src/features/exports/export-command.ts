import type { ExportRecipesInput } from "@tureen/contracts/exports";
import { openVerified } from "@tureen/db/client";
import { Problem } from "@tureen/messages/problem";
import type { Speaker } from "@tureen/messages/speakers";
import { text, type Text } from "@tureen/messages/text";
import { createWriteStream, existsSync, rmSync, type WriteStream } from "node:fs";
import { extname, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import type { AppContext } from "#core/app-context";
import { instantOf, systemClock } from "#core/clock";
import type { Config } from "#core/config";
import { noDatabaseIn, prepareDataFolder } from "#core/data-folder/data-folder";
import { translatorOf } from "#core/language";
import { createSettingsStore } from "../settings/settings-store";
import { writeCookbook } from "./cookbook/write-cookbook";
import { exportArchive } from "./export-archive";
import { describeCookbook, describeRecipes, writeRecipes } from "./exports.service";

/** What the ending of a file asks for. */
const WAYS: Readonly<Record<string, (household: AppContext, path: string, t: Speaker) => Promise<void>>> = {
  ".zip": (household, path, t) => pipeline(exportArchive(household, t), intoNew(path)),
  ".json": (household, path, t) => recipesInto(household, path, { format: "json", t }),
  ".md": (household, path, t) => recipesInto(household, path, { format: "markdown", t }),
  ".pdf": async (household, path) => {
    await describeCookbook(household, { ids: undefined, title: "" });
    const language = household.settings.choice("language");
    return writeCookbook(household, { ids: null, isOrdered: false, title: "", language }, path);
  },
};

/** Writes everything of the household into a ZIP, or its recipes into a PDF, JSON or Markdown file, whether a server runs or not. */
export async function exportCommand(
  config: Config,
  {
    from,
    target,
    say,
  }: { readonly from: string; readonly target: string | undefined; readonly say: (words: Text) => void },
): Promise<void> {
  const folder = prepareDataFolder(config.DATA_DIR);
  if (!existsSync(folder.database)) throw noDatabaseIn(folder);
  const path = resolve(from, target ?? `tureen-${instantOf(systemClock).slice(0, 10)}.zip`);
  const write = WAYS[extname(path).toLowerCase()];
  if (!write)
    throw new Problem(
      text("Name a .zip for everything, a .pdf for a cookbook to print, a .json or a .md for the recipes."),
    );
  if (existsSync(path)) throw new Problem(text("There is a file {path} already. Name another one.", { path }));
  const db = openVerified(folder.database);
  try {
    const settings = createSettingsStore(db);
    // All that the services of an export read.
    const household = { db, reader: db, settings, dataFolder: folder.root, clock: systemClock } as AppContext;
    await write(household, path, await translatorOf(settings.choice("language")));
  } catch (error) {
    rmSync(path, { force: true }); // the half of a file is none
    if (!(error instanceof Error) || !("syscall" in error)) throw error;
    throw new Problem(text("The file {path} could not be written: {reason}", { path, reason: error.message }));
  } finally {
    db.$client.close();
  }
  const isArchive = extname(path).toLowerCase() === ".zip";
  say(isArchive ? text("Everything is in {path}", { path }) : text("The recipes are in {path}", { path }));
}

const intoNew = (path: string): WriteStream => createWriteStream(path, { flags: "wx", mode: 0o600 });

async function recipesInto(
  household: AppContext,
  path: string,
  { format, t }: { readonly format: ExportRecipesInput["format"]; readonly t: Speaker },
): Promise<void> {
  const input = { ids: undefined, format };
  await describeRecipes(household, input);
  await pipeline(writeRecipes(household, input, t), intoNew(path));
}
