import { text } from "@tureen/messages/text";
import type { BroughtBack } from "@tureen/contracts/backups";
import { closeDatabase, openVerified, type Db } from "@tureen/db/client";
import { relinkLines } from "@tureen/db/catalogue/relink-lines";
import { inTransaction } from "@tureen/db/in-transaction";
import { migrateDatabase } from "@tureen/db/migrate";
import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { AppContext } from "#core/app-context";
import { conflict } from "#core/app-error";
import { instantOf } from "#core/clock";
import { bundledMigrations } from "#core/data-folder/migrations-folder";
import { runInSteps } from "#core/run-in-steps";
import { selectDeletedIds } from "#undo/trash.repo";
import { oldestKept } from "#undo/undo";
import { bringIndexUpToDate } from "#features/recipes/search/search-index";
import { sharedFile, type Backup } from "../backup-folder";
import { existing } from "../backups.service";
import { shareFile } from "../durable-files";
import { asAppProblem } from "#features/backups/restore/replace-database";
import { CANDIDATE, readOutcome, restorePlaces } from "#features/backups/restore/restore-journal";
import { bringFoods } from "./bring-foods";
import {
  bringImports,
  bringLarder,
  bringLists,
  bringMeals,
  bringOtherMeals,
  bringRecipes,
  bringRest,
  recipesOfLostImports,
} from "./bring-household";
import type { KeptAndNow } from "./bring-lost";
import { partsOf, type Part } from "./parts";

/**
 * Undoes a deletion at one stroke, with the copy that was made before it: what it took comes back under its ids, and all that
 * has been added or changed since stays as it is. What was deleted one by one since stays deleted, for it can be brought back one
 * by one. Again, it brings back what is still missing.
 * @throws AppError not-found, unreadable where the copy is not whole, conflict where it is of nothing that can be undone so
 */
export async function bringBack(app: AppContext, input: { name: string }): Promise<BroughtBack> {
  const backup = existing(app, input.name);
  const parts = partsOf(backup.manifest);
  if (!parts) throw conflict(text("Nothing was deleted in bulk after this backup. It can be restored as a whole."));
  refuseEarlierHistory(app, backup);
  const place = join(restorePlaces(app.dataFolder).copies, randomUUID());
  try {
    await asAppProblem(() => app.backups.prepare(backup.name, place));
    for (const file of backup.manifest.files)
      shareFile(sharedFile(app.backups.folder, file.sha256), join(app.dataFolder, file.path));
    const broughtBack = await withCopy(join(place, CANDIDATE), (copy) => runInSteps(merge(app, copy, parts)));
    await bringIndexUpToDate(app);
    app.log.warn({ backup: backup.name, ...broughtBack }, "what was deleted at one stroke was brought back");
    return broughtBack;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** After a restore a row may have the id of another row of before it: only the whole of such a copy fits together. */
function refuseEarlierHistory({ dataFolder }: AppContext, { manifest }: Backup): void {
  const restored = readOutcome(dataFolder);
  if (restored?.succeeded && manifest.createdAt < restored.at)
    throw conflict(
      text("A backup has been restored since then. This copy can only be restored as a whole, in Admin under Backups."),
    );
}

async function withCopy<T>(path: string, work: (copy: Db) => Promise<T>): Promise<T> {
  const copy = openVerified(path);
  try {
    migrateDatabase(copy, bundledMigrations());
    return await work(copy);
  } finally {
    closeDatabase(copy);
  }
}

/**
 * In the order of the references: foods before lines, recipes before meals, meals before the lists that hold them. Each step
 * leaves a whole household, and what a stop cuts off is still missing when somebody asks again.
 */
function* merge(app: AppContext, kept: Db, parts: ReadonlySet<Part>): Generator<void, BroughtBack, void> {
  const deleted = selectDeletedIds(app.db, oldestKept(app));
  const both: KeptAndNow = { kept, now: app.db, deleted, foods: new Map() };
  const ingredients = yield* bringFoods(both, parts);
  let recipes = 0;
  if (parts.has("recipes")) recipes = yield* bringRecipes(both, null);
  else if (parts.has("imports")) recipes = yield* bringRecipes(both, recipesOfLostImports(both));
  inTransaction(app.db, (tx) => relinkLines(tx));
  yield;
  if (parts.has("imports")) yield* bringImports(both, instantOf(app.clock));
  const meals =
    (parts.has("meals") ? yield* bringMeals(both) : 0) + (parts.has("other meals") ? yield* bringOtherMeals(both) : 0);
  const lists = parts.has("lists") ? yield* bringLists(both) : 0;
  const larderItems = parts.has("larder") ? yield* bringLarder(both) : 0;
  if (parts.has("rest")) bringRest(both);
  return { success: true, recipes, meals, lists, ingredients, larder_items: larderItems };
}
