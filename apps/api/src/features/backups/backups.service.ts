import { isText, text } from "@tureen/messages/text";
import type { BackupEntry, BackupsOverview } from "@tureen/contracts/backups";
import type { StoredFile } from "@tureen/contracts/pdf-import";
import { isDiskLow } from "@tureen/domain/backups/retention";
import { rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { AppContext, RequestContext } from "#core/app-context";
import { notFound } from "#core/app-error";
import { readServerSecret } from "#core/server-secrets.repo";
import { storageProblem } from "#core/storage-problem";
import type { StoredBackup } from "./backup-folder";
import { readOutcome } from "./restore/restore-journal";
import { replaceDatabase } from "./restore/replace-database";

/** What there is, how fresh it is, and what stands in the way of the next one. */
export async function listBackups({ app, t }: RequestContext): Promise<BackupsOverview> {
  const backups = (await app.backups.list()).map(toWire);
  const outcome = readOutcome(app.dataFolder);
  const failure = app.backups.lastFailure();
  return {
    backups,
    index_rebuilt_at: readServerSecret(app.db, "index-rebuilt-at"),
    problem: (await storageProblem(app))?.in(t) ?? null,
    last_good: backups.find(({ kind }) => kind !== "uploaded") ?? null,
    last_failure: failure && {
      ...failure,
      reason: isText(failure.reason) ? t(failure.reason) : t.kept(failure.reason),
    },
    last_restore: outcome && {
      at: outcome.at,
      succeeded: outcome.succeeded,
      from: outcome.from,
      created_at: outcome.createdAt,
      reason: t.kept(outcome.reason),
    },
    disk: await readDisk(app),
  };
}

/** Makes one now. @throws AppError unreadable where the database is damaged */
export async function makeBackup(app: AppContext): Promise<{ backup: BackupEntry }> {
  return { backup: toWire(await app.backups.make("by-hand")) };
}

/** @throws AppError not-found */
export function findBackup(app: AppContext, input: { name: string }): { backup: BackupEntry } {
  return { backup: toWire(existing(app, input.name)) };
}

/** Takes a file from outside into the list, where it can be restored from. @throws AppError unreadable */
export async function adoptUpload(app: AppContext, input: { backup: StoredFile }): Promise<{ backup: BackupEntry }> {
  const path = join(app.uploadsFolder, input.backup.storedName);
  try {
    return { backup: toWire(await app.backups.adopt(path, input.backup.fileName || "backup")) };
  } finally {
    await rm(path, { force: true });
  }
}

/** @throws AppError not-found, unreadable where the backup is not whole, conflict where everything is as it was */
export async function restoreBackup(context: RequestContext, input: { name: string }) {
  const { t } = context;
  const { name } = existing(context.app, input.name);
  const outcome = await replaceDatabase(context, name);
  return {
    success: true as const,
    message: t("The backup is restored. Every device is signed out: sign in with today's password."),
    safety_copy: outcome.safetyCopy,
  };
}

/** The backup of this name. @throws AppError not-found */
export function existing(app: AppContext, name: string): StoredBackup {
  const backup = app.backups.find(name);
  if (!backup) throw notFound(text("backup"));
  return backup;
}

function toWire({ name, manifest }: StoredBackup): BackupEntry {
  return {
    name,
    kind: manifest.kind,
    occasion: manifest.occasion,
    created_at: manifest.createdAt,
    bytes: manifest.bytes + manifest.files.reduce((sum, file) => sum + file.bytes, 0),
    recipes: manifest.rows["recipes"] ?? 0,
    meals: manifest.rows["meal_plans"] ?? 0,
    lists: manifest.rows["shopping_lists"] ?? 0,
    files: manifest.files.length,
  };
}

async function readDisk(app: AppContext): Promise<BackupsOverview["disk"]> {
  const { bavail, bsize } = await statfs(app.dataFolder);
  const database = app.db.$client.memory ? null : await stat(app.db.$client.name);
  const freeBytes = bavail * bsize;
  return { free_bytes: freeBytes, is_low: isDiskLow(freeBytes, database?.size ?? 0) };
}
