import { closeDatabase, openDatabase, openReadOnly } from "@tureen/db/client";
import { migrateDatabase } from "@tureen/db/migrate";
import { seedCatalogue } from "@tureen/db/seed/seed-catalogue";
import { randomBytes, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createAiClient } from "./ai/ai-client";
import { aiConfig } from "./ai/ai-config";
import type { AppContext } from "./app-context";
import { instantOf, systemClock } from "./clock";
import type { Config } from "./config";
import { openDataFolder } from "./data-folder";
import { lockDataFolder } from "./data-folder-lock";
import { speedsInDatabase } from "./features/ai/model-speeds.repo";
import { readHouseSecret, writeHouseSecret } from "./features/auth/auth.repo";
import { settleFamilyPassword } from "./features/auth/family-password";
import { createSignInGuard } from "./features/auth/sign-in-guard";
import { createImportRunner } from "./features/pdf-import/job/import-runner";
import { aiSettings } from "./features/settings/ai-settings";
import { createSettingsStore } from "./features/settings/settings-store";
import { createCallLimiter } from "./http/call-limiter";
import { setLogLevel, type Log } from "./logger";

export interface Started {
  readonly app: AppContext;
  /** To be printed this once; null where one was given or is in force. */
  readonly generatedPassword: string | null;
  /** Closes the database and gives the data folder free. */
  readonly close: () => void;
}

/**
 * Everything that must be true before anyone is let in: the data folder is there and nobody else's, the database is
 * checked and migrated, the catalogue seeded, the password settled.
 * @throws DataFolderProblem, DatabaseProblem
 */
export async function bootstrap(config: Config, log: Log): Promise<Started> {
  const folder = openDataFolder(config.DATA_DIR);
  const unlock = lockDataFolder(folder.root, { port: config.PORT, since: instantOf(systemClock) });
  const db = openDatabase(folder.database);
  migrateDatabase(db, bundledMigrations());
  seedCatalogue(db, instantOf(systemClock));
  if (readHouseSecret(db, "epoch") === null) writeHouseSecret(db, "epoch", randomUUID());
  if (readHouseSecret(db, "media-secret") === null)
    writeHouseSecret(db, "media-secret", randomBytes(32).toString("base64url"));
  const generatedPassword = await settleFamilyPassword(db, config.FAMILY_PASSWORD, log);

  const settings = createSettingsStore(db);
  setLogLevel(log, settings.choice("log_level"));
  settings.onChange((key, value) => {
    if (key === "log_level") setLogLevel(log, String(value));
  });
  const ai = createAiClient({
    config: aiConfig(config.OLLAMA_HOST, config.OLLAMA_NUM_CTX),
    settings: aiSettings(settings, config),
    log,
    clock: systemClock,
    speedStore: speedsInDatabase(db),
  });
  const imports = createImportRunner(() => app, folder.uploads);
  const app: AppContext = {
    db,
    ai,
    reader: openReadOnly(folder.database),
    clock: systemClock,
    config,
    log,
    settings,
    signInGuard: createSignInGuard(systemClock),
    callLimiter: createCallLimiter(settings, systemClock),
    imports,
    uploadsFolder: folder.uploads,
  };
  const close = (): void => {
    closeDatabase(app.reader);
    closeDatabase(db);
    unlock();
  };
  return { app, generatedPassword, close };
}

/** The bundle carries a copy of the migrations beside it; the source uses the package's own. */
function bundledMigrations(): string | undefined {
  const beside = join(dirname(fileURLToPath(import.meta.url)), "migrations");
  return existsSync(beside) ? beside : undefined;
}
