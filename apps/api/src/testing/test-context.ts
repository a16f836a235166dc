import { english } from "@tureen/messages/speakers";
import type { Db } from "@tureen/db/client";
import { testDatabase } from "@tureen/db/testing/test-database";
import { newestMigration } from "@tureen/db/migrate";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { createAiClient } from "../ai/ai-client";
import { aiConfig } from "../ai/ai-config";
import type { Ocr } from "../ai/ocr/ocr";
import { cookbookMakerHere, decodePhotoHere, openPdfHere, readSourceHere, stageExportHere } from "./open-here";
import type { App, RequestContext } from "#core/app-context";
import type { Clock } from "#core/clock";
import { readConfig } from "#core/config";
import { speedsInDatabase } from "../features/ai/model-speeds.repo";
import { createBackups } from "../features/backups/backups";
import { runBackupTask, type RunBackupTask } from "../features/backups/backup-tasks";
import { makeLargeChange, type MakeLargeChange } from "../features/backups/large-change/large-changes";
import { cannotReopen } from "#features/backups/restore/reopen";
import { settleFamilyPassword } from "../features/auth/family-password";
import { createSignInGuard } from "../features/auth/sign-in-guard";
import { createImportRunner } from "#features/pdf-import/job/import-runner";
import { aiSettings } from "../features/settings/ai-settings";
import { createSettingsStore } from "../features/settings/settings-store";
import { createCallLimiter } from "../http/guards/call-limiter";

/** A clock that stands still until a test moves it; it starts on Friday, 20 November 2026, noon UTC. */
export interface TestClock extends Clock {
  advance(ms: number): void;
  /** Sets the date back, as somebody may do who looks after the box; no time passes. */
  setBack(ms: number): void;
  /** The same clock as limits and pauses see it. */
  readonly monotonic: Clock;
}

export function testClock(): TestClock {
  let nowMs = Date.UTC(2026, 10, 20, 12);
  let passedMs = nowMs;
  return {
    now: () => nowMs,
    monotonic: { now: () => passedMs },
    advance: (ms) => {
      nowMs += ms;
      passedMs += ms;
    },
    setBack: (ms) => void (nowMs -= ms),
  };
}

/** The discard port: no test reaches an Ollama by accident. */
const NOBODY_LISTENS_HERE = "http://127.0.0.1:9";

/** Makes nothing out, so that pictures are shown to the double's model; reading them for real takes seconds. */
const BLIND: Ocr = { read: () => Promise.resolve(null), close: () => undefined };

/** No test reaches the internet by accident. */
const STAYS_AT_HOME = (): Promise<never> => Promise.reject(new Error("no test fetches a page"));

/** Holds the folders of all contexts of a worker; it goes with its process. */
let folders: string | undefined;

function temporaryDataFolder(): string {
  if (!folders) {
    const folder = mkdtempSync(join(tmpdir(), "tureen-test-"));
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
    folders = folder;
  }
  const own = mkdtempSync(join(folders, "context-"));
  mkdirSync(join(own, "uploads"));
  return own;
}

/** A database in memory has no file to copy: it is written to one first. */
function copyingFromMemory(db: Db): RunBackupTask {
  return async (task) => {
    if (task.work !== "make") return runBackupTask(task);
    const database = join(task.order.dataFolder, "of-memory.sqlite");
    writeFileSync(database, db.$client.serialize());
    return runBackupTask({ ...task, order: { ...task.order, database } });
  };
}

export interface TestContext extends App {
  readonly clock: TestClock;
}

/** A hash of microseconds: what a hash costs for real is tested where it is made. */
export const CHEAP_HASH = { N: 2, r: 1, p: 1 } as const;

/** Starts the server once more with this password in its environment; answers the generated one where there is none. */
export function settlePassword(app: TestContext, password?: string): Promise<string | null> {
  return settleFamilyPassword(app.db, password, app.log, CHEAP_HASH);
}

/** The product's own context on an in-memory database with the real migrations, silent and with a clock to move. */
export function testContext(overrides: Partial<App> & { db?: Db } = {}): TestContext {
  const db = overrides.db ?? testDatabase();
  const clock = testClock();
  const settings = createSettingsStore(db);
  const folder = temporaryDataFolder();
  const uploadsFolder = join(folder, "uploads");
  const config = readConfig({ OLLAMA_HOST: NOBODY_LISTENS_HERE });
  const log = pino({ level: "silent" });
  const context = {
    db,
    ai: createAiClient({
      config: aiConfig(config.OLLAMA_HOST, undefined),
      settings: aiSettings(settings, config),
      log,
      clock: clock.monotonic,
      speedStore: speedsInDatabase(db),
    }),
    ocr: BLIND,
    openPdf: openPdfHere,
    decodePhoto: decodePhotoHere,
    fetchPage: STAYS_AT_HOME,
    sendWebhook: () => Promise.resolve("unreachable" as const),
    fetchPicture: STAYS_AT_HOME,
    readSource: readSourceHere,
    stageExport: stageExportHere,
    makeCookbook: cookbookMakerHere({ db, dataFolder: folder, clock }),
    reader: db,
    config,
    log,
    settings,
    signInGuard: createSignInGuard(clock.monotonic),
    passwordSettled: Promise.resolve(),
    passwordCost: CHEAP_HASH,
    callLimiter: createCallLimiter(settings, clock.monotonic),
    uploadsFolder,
    dataFolder: folder,
    backups: createBackups({
      dataFolder: folder,
      database: "",
      folder: join(folder, "backups"),
      newestSchema: newestMigration(),
      clock,
      log,
      run: copyingFromMemory(db),
    }),
    changeLargely: ((name, order) => makeLargeChange({ db, clock }, name, order)) satisfies MakeLargeChange,
    reopen: cannotReopen,
    ...overrides,
    clock,
  };
  return { imports: createImportRunner(context), ...context };
}

/** A request as the router sees it. */
export function testRequest(app: App, token: string | null, address = "192.168.1.20"): RequestContext {
  return { app, token, address, port: 3000, signal: new AbortController().signal, log: app.log, t: english };
}
