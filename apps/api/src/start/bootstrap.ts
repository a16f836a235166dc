import { text } from "@tureen/messages/text";
import { closeDatabase, DatabaseProblem, openDatabase, openReadOnly, type Db } from "@tureen/db/client";
import { inTransaction } from "@tureen/db/in-transaction";
import { hasPendingMigrations, migrateDatabase, newestMigration } from "@tureen/db/migrate";
import { seedCatalogue } from "@tureen/db/seed/seed-catalogue";
import { waitOutsideOfStatements } from "@tureen/db/file/until-writable";
import { sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { createAiClient } from "#ai/ai-client";
import { aiConfig } from "#ai/ai-config";
import { createOcr } from "#ai/ocr/ocr";
import type { App, AppContext } from "#core/app-context";
import { instantOf, monotonicClock, systemClock } from "#core/clock";
import type { Config } from "#core/config";
import { markDataFolder, openDataFolder } from "#core/data-folder/data-folder";
import { lockDataFolder } from "#core/data-folder/data-folder-lock";
import { decodeInChild } from "#features/ai/photo/prepare-photo";
import { speedsInDatabase } from "#features/ai/model-speeds.repo";
import { readServerSecret, writeServerSecret } from "#core/server-secrets.repo";
import { settleFamilyPassword } from "#features/auth/family-password";
import { createSignInGuard } from "#features/auth/sign-in-guard";
import { createBackups, type Backups } from "#features/backups/backups";
import { finishRestore } from "#features/backups/restore/finish-restore";
import { cannotReopen, type Reopen } from "#features/backups/restore/reopen";
import type { RestoreOutcome } from "#features/backups/restore/restore-journal";
import type { RunBackupTask } from "#features/backups/backup-tasks";
import { changeInChild } from "#features/backups/large-change/change-in-child";
import { inChild } from "#features/backups/run-in-child";
import { createImportRunner } from "#features/pdf-import/job/import-runner";
import { openPdf } from "#features/pdf-import/pdf/pdf-reader";
import { cookbookMaker } from "#features/exports/cookbook/make-cookbook";
import { readSourceInChild } from "#features/recipe-pages/read-source";
import { stageInChild } from "#features/recipe-imports/stage-in-child";
import { createPageFetcher, createPictureFetcher } from "#features/recipe-pages/fetch-page";
import { createWebhookSender } from "#features/webhooks/send-webhook";
import { aiSettings } from "#features/settings/ai-settings";
import { renewSearchTexts } from "#features/recipes/search/search-index";
import { createSettingsStore } from "#features/settings/settings-store";
import { createCallLimiter } from "#http/guards/call-limiter";
import { setLogLevel, type Log } from "#core/logger";
import { bundledMigrations } from "#core/data-folder/migrations-folder";

export interface Started {
  readonly app: App;
  /** To be printed this once; null where one was given or is in force. */
  readonly generatedPassword: string | null;
  /** How a restore ended that was under way; null where none was. */
  readonly restored: RestoreOutcome | null;
  /** Closes the database and gives the data folder free. */
  readonly close: () => void;
}

export interface StartOptions {
  /** How a restore closes the app and opens it again. */
  readonly reopen?: Reopen;
  /** Where databases are copied and checked; in a process of its own unless a test says otherwise. */
  readonly runBackupTask?: RunBackupTask;
}

/**
 * Everything that must be true before anyone is let in: the data folder is there and nobody else's, a restore that was
 * under way is carried out, the database is checked, backed up and migrated, the catalogue seeded, the password settled.
 * @throws DataFolderProblem, DatabaseProblem
 */
export async function bootstrap(
  config: Config,
  log: Log,
  { reopen = cannotReopen, runBackupTask = inChild(log) }: StartOptions = {},
): Promise<Started> {
  const migrationsFolder = bundledMigrations();
  const folder = openDataFolder(config.DATA_DIR);
  const unlock = lockDataFolder(folder.root, { port: config.PORT, since: instantOf(systemClock) });
  const restored = finishRestore({
    dataFolder: folder.root,
    database: folder.database,
    backups: folder.backups,
    migrationsFolder,
    now: instantOf(systemClock),
  });
  if (restored?.succeeded) log.warn(restored, "a backup has been restored");
  else if (restored) log.error(restored, "a backup could not be restored; the database is as it was");
  const db = openDatabase(folder.database);
  const backups = createBackups({
    dataFolder: folder.root,
    database: folder.database,
    folder: folder.backups,
    newestSchema: newestMigration(migrationsFolder),
    clock: systemClock,
    log,
    run: runBackupTask,
    rebuildIndexes: () => rebuildIndexes(db),
  });
  if (hasPendingMigrations(db, migrationsFolder)) await copyBeforeMigration(backups);
  migrateDatabase(db, migrationsFolder);
  markDataFolder(folder);
  seedCatalogue(db, instantOf(systemClock));
  renewSearchTexts(db);
  if (readServerSecret(db, "epoch") === null) writeServerSecret(db, "epoch", randomUUID());
  const isNew = readServerSecret(db, "password-hash") === null;
  const settling = settleFamilyPassword(db, config.FAMILY_PASSWORD, log);
  const generatedPassword = isNew ? await settling : null;

  const settings = createSettingsStore(db);
  setLogLevel(log, settings.choice("log_level"));
  settings.onChange((key, value) => {
    if (key === "log_level") setLogLevel(log, String(value));
  });
  const ai = createAiClient({
    config: aiConfig(config.OLLAMA_HOST, config.OLLAMA_NUM_CTX),
    settings: aiSettings(settings, config),
    log,
    clock: monotonicClock,
    speedStore: speedsInDatabase(db),
  });
  const context: AppContext = {
    db,
    ai,
    ocr: createOcr(log),
    openPdf,
    decodePhoto: decodeInChild,
    fetchPage: createPageFetcher(),
    sendWebhook: createWebhookSender(),
    fetchPicture: createPictureFetcher(),
    readSource: readSourceInChild,
    stageExport: stageInChild,
    makeCookbook: cookbookMaker({ database: folder.database, dataFolder: folder.root }),
    reader: openReadOnly(folder.database),
    clock: systemClock,
    config,
    log,
    settings,
    signInGuard: createSignInGuard(monotonicClock),
    passwordSettled: settling.then(
      () => undefined,
      (error: unknown) => log.error({ err: error }, "the password of the environment could not be settled"),
    ),
    callLimiter: createCallLimiter(settings, monotonicClock),
    uploadsFolder: folder.uploads,
    dataFolder: folder.root,
    backups,
    changeLargely: changeInChild(db, log),
    reopen,
  };
  waitOutsideOfStatements(db);
  const app: App = { ...context, imports: createImportRunner(context) };
  const close = (): void => {
    app.ocr.close();
    closeDatabase(app.reader);
    closeDatabase(db);
    unlock();
  };
  return { app, generatedPassword, restored, close };
}

/** A wrong index answers wrongly, and no copy verifies; what it is made of is in the tables. */
function rebuildIndexes(db: Db): void {
  inTransaction(db, (tx) => {
    tx.run(sql`reindex`);
    writeServerSecret(tx, "index-rebuilt-at", instantOf(systemClock));
  });
}

/** @throws DatabaseProblem where no copy can be made: a database is never changed without one */
async function copyBeforeMigration(backups: Backups): Promise<void> {
  try {
    await backups.make("before-migration");
  } catch (error) {
    const reason = backups.lastFailure()?.reason ?? String(error);
    throw new DatabaseProblem(
      text(
        "Tureen makes a backup before it brings the database to this version, and could not: {reason} Nothing was changed. Free some space or repair the disk, then start again.",
        { reason },
      ),
    );
  }
}
