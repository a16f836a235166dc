import { keptBackups, type BackupKind } from "@tureen/domain/backups/retention";
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { readManifest, type Manifest } from "./manifest";

/** One backup is `<name>.sqlite`, `<name>.json` and the files that it names, which several backups share. */
export interface StoredBackup {
  readonly name: string;
  readonly manifest: Manifest;
}

/** Path of a backup's copy of the database; the copy alone, without its manifest, is no backup. */
export const databaseOf = (folder: string, name: string): string => join(folder, `${name}.sqlite`);
/** Path of a backup's manifest, which is written after the copy and removed before it. */
export const manifestOf = (folder: string, name: string): string => join(folder, `${name}.json`);
/** Where an immutable file is kept once for all backups that name it. */
export const sharedFile = (folder: string, sha256: string): string => join(folder, "files", sha256);

const NAME = /^tureen-\d{8}-\d{6}-[a-z-]+(?:-\d+)?$/;

/** False for whatever is no name of ours: no path is ever made of it. */
export const isBackupName = (name: string): boolean => NAME.test(name);

/** "tureen-20261122-030000-nightly"; with a number behind it where that is taken. */
export function freeBackupName(folder: string, kind: BackupKind, createdAt: string): string {
  const [date = "", time = ""] = createdAt.split("T");
  const name = `tureen-${date.replaceAll("-", "")}-${time.slice(0, 8).replaceAll(":", "")}-${kind}`;
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? name : `${name}-${number}`;
    if (!existsSync(databaseOf(folder, candidate)) && !existsSync(manifestOf(folder, candidate))) return candidate;
  }
}

/** Every verified backup, the newest first. Each manifest is read in a turn of its own: it may name thousands of pictures. */
export async function listBackups(folder: string): Promise<StoredBackup[]> {
  const backups: StoredBackup[] = [];
  for (const name of backupNames(folder)) {
    const backup = findBackup(folder, name);
    if (backup) backups.push(backup);
    await nextTurn();
  }
  return backups.toSorted((a, b) => (a.manifest.createdAt < b.manifest.createdAt ? 1 : -1));
}

/** The newest of them, whose name says when it was made: no other manifest is read. */
export function newestBackup(folder: string): StoredBackup | undefined {
  for (const name of backupNames(folder).toSorted().toReversed()) {
    const backup = findBackup(folder, name);
    if (backup) return backup;
  }
  return undefined;
}

function backupNames(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.slice(0, -".json".length))
    .filter(isBackupName);
}

/** Undefined where there is no such backup. */
export function findBackup(folder: string, name: string): StoredBackup | undefined {
  const manifest = isBackupName(name) ? readManifest(manifestOf(folder, name)) : null;
  return manifest && existsSync(databaseOf(folder, name)) ? { name, manifest } : undefined;
}

/** What is younger may belong to a backup that another process is making just now. */
const LEFT_BEHIND_MS = 60 * 60_000;

/** Makes the folder, and clears away what an interrupted backup left behind. */
export async function tidyBackupFolder(folder: string): Promise<void> {
  mkdirSync(join(folder, "files"), { recursive: true });
  const backups = await listBackups(folder);
  const known = new Set(backups.map(({ name }) => name));
  for (const file of readdirSync(folder)) {
    const name = file.replace(/\.(?:sqlite|json)(?:\.partial)?(?:-journal|-wal|-shm)?$/, "");
    const isLeftover = file.includes(".partial") || (file.endsWith(".sqlite") && !known.has(name));
    if (isBackupName(name) && isLeftover) removeLeftover(join(folder, file));
  }
  dropUnnamedFiles(folder, backups);
}

/**
 * Removes the backups that are not kept any longer, then the files that none of the others names; answers their names.
 * Freeing a large file takes as long as the disk takes: call it where no event loop waits.
 */
export async function pruneBackups(folder: string): Promise<string[]> {
  const backups = await listBackups(folder);
  const dated = backups.map(({ name, manifest }) => ({
    name,
    kind: manifest.kind,
    createdAtMs: Date.parse(manifest.createdAt),
  }));
  const kept = keptBackups(dated);
  const gone = dated.map(({ name }) => name).filter((name) => !kept.has(name));
  for (const name of gone) await removeBackup(folder, name);
  const others = backups.filter(({ name }) => kept.has(name));
  dropUnnamedFiles(folder, others);
  return gone;
}

/** Takes one backup away. The files that it alone names go with the next that is made. */
export async function removeBackup(folder: string, name: string): Promise<void> {
  // The manifest first: a copy without one is no backup, a manifest without its copy would be a broken promise.
  await rm(manifestOf(folder, name), { force: true });
  await rm(databaseOf(folder, name), { force: true });
}

function dropUnnamedFiles(folder: string, backups: readonly StoredBackup[]): void {
  const named = new Set(backups.flatMap(({ manifest }) => manifest.files.map((file) => file.sha256)));
  for (const file of readdirSync(join(folder, "files")))
    if (!named.has(file)) removeLeftover(join(folder, "files", file));
}

/** By the time of its last change of name: a shared file has the age of the picture that it is. */
function removeLeftover(path: string): void {
  const changedMs = statSync(path, { throwIfNoEntry: false })?.ctimeMs;
  if (changedMs !== undefined && Date.now() - changedMs > LEFT_BEHIND_MS) rmSync(path, { force: true });
}
