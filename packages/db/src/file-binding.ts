import { text } from "@tureen/messages/text";
import { createHash, randomInt } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeSync,
  type BigIntStats,
} from "node:fs";
import type Database from "better-sqlite3";
import { afterNextRequests } from "./after-next-requests";
import { DatabaseProblem } from "./database-problem";
import { readFileHeader } from "./file-header";

/** After so many pages SQLite checkpoints its log by default: 4 MB. */
const CHECKPOINT_PAGES = 1000;
/** What the log shrinks to after something that took more: it is written over, and stays as large as an ordinary one grows. */
const LOG_BYTES = 8 * 1024 * 1024;
const USER_VERSION_OFFSET = 60;

/** What stands beside the database: which state of the file its write-ahead log continues. */
interface Binding {
  /** Hash of the header of the file. */
  readonly header: string;
  /** The mark that the header gets from a checkpoint that has begun; null where none has. */
  readonly next: number | null;
}

/** By what a file is known again. */
type FileState = Pick<BigIntStats, "dev" | "ino" | "size" | "mtimeNs">;

/** What the file looked like when we last touched it. Nobody but us writes to it while it is open. */
interface Look {
  readonly path: string;
  /** Undefined where there is none any more. */
  state: FileState | undefined;
  /** Pages in the log that are not in the file, from which on a checkpoint is tried next. */
  checkpointPages: number;
  /** True between a commit and the look whether the log has grown. */
  looksSoon: boolean;
}

const looks = new WeakMap<Database.Database, Look>();

const logOf = (path: string): string => `${path}-wal`;
const bindingOf = (path: string): string => `${path}-base`;

/**
 * Refuses a write-ahead log that continues another file than the one beside it. SQLite would take the log for the newest
 * state all the same: a restored file would show the database of before, or be destroyed.
 * @throws DatabaseProblem with a sentence; nothing is written
 */
export function refuseForeignLog(path: string): void {
  if (sizeOf(logOf(path)) === 0) return;
  const binding = readBinding(path);
  if (binding === null) return;
  const header = readFileHeader(path);
  if (hashOf(header) === binding.header) return;
  if (binding.next !== null && header.readInt32BE(USER_VERSION_OFFSET) === binding.next) return;
  throw new DatabaseProblem(
    text(
      "The file {path}-wal beside the database does not belong to it: the database was replaced after Tureen had ended without closing it. Nothing was written. If you have put a backup in its place, delete {path}-wal and {path}-shm and start again; else put the database back that was there before.",
      { path },
    ),
  );
}

/** From now on the log belongs to this file, and a change of the file by anyone else is noticed. */
export function bindLog(client: Database.Database, path: string): void {
  client.pragma("wal_autocheckpoint = 0");
  client.pragma(`journal_size_limit = ${LOG_BYTES}`);
  // A log with something in it has been checked before and stays bound as it is.
  if (sizeOf(logOf(path)) === 0) tryToWriteBinding(path, null);
  looks.set(client, { path, state: stateOf(path), checkpointPages: CHECKPOINT_PAGES, looksSoon: false });
}

/** Whether the file was replaced or written to by another program while it is open. */
export function isSwapped(client: Database.Database): boolean {
  const look = looks.get(client);
  return look !== undefined && !isSameState(stateOf(look.path), look.state);
}

/** The sentence for a file that {@link isSwapped}; null for one that is still ours. */
export function swapProblem(client: Database.Database): DatabaseProblem | null {
  if (!isSwapped(client)) return null;
  return new DatabaseProblem(
    text(
      "The database file {path} was replaced while Tureen was running. Nothing is written any more. Stop Tureen, and restore a backup with Tureen's own restore instead.",
      { path: client.name },
    ),
  );
}

/**
 * After a commit: checkpoints a log that has grown, a turn of the event loop later. What was committed is synced in the log
 * already, so whoever has asked for it need not wait. The log is written over from its beginning then: a file that grows has
 * its new length synced with each commit, which made one of 25 pages take 0.9 ms for 0.5.
 */
export function checkpointSoon(client: Database.Database): void {
  const look = looks.get(client);
  if (!look || look.looksSoon) return;
  look.looksSoon = true;
  afterNextRequests(() => {
    look.looksSoon = false;
    try {
      if (client.open && pagesToCheckpoint(client) >= look.checkpointPages && !isSwapped(client))
        checkpoint(client, "RESTART");
    } catch {
      // A disk that does not even answer: nobody waits here, and the next commit meets it.
    }
  });
}

/**
 * A checkpoint: writes what the log holds into the file. The header gets a new mark with each, so that the log that follows cannot be
 * taken for the continuation of an earlier copy of the file; the mark is announced before, for a crash in between.
 * @param mode SQLite's: TRUNCATE leaves an empty log, RESTART one that the next commit writes over
 */
export function checkpoint(client: Database.Database, mode: "TRUNCATE" | "RESTART" = "TRUNCATE"): void {
  const look = looks.get(client);
  if (!look || sizeOf(logOf(look.path)) === 0) return;
  const mark = randomInt(1, 2 ** 31 - 1);
  // On a disk that takes nothing the log stays as it is; it holds all that was acknowledged.
  if (!tryToWriteBinding(look.path, mark)) return;
  try {
    client.pragma(`user_version = ${mark}`);
    client.pragma("busy_timeout = 0");
    client.pragma(`wal_checkpoint(${mode})`);
  } catch {
    // The same: nothing of it is lost.
  } finally {
    client.pragma("busy_timeout = 5000");
    look.state = stateOf(look.path);
    tryToWriteBinding(look.path, null);
    // While somebody reads, a part of the log stays: it is tried again when as much has come in.
    look.checkpointPages = pagesToCheckpoint(client) + CHECKPOINT_PAGES;
  }
}

function pagesToCheckpoint(client: Database.Database): number {
  const [state] = client.pragma("wal_checkpoint(NOOP)") as [{ readonly log: number; readonly checkpointed: number }]; // SQLite's own columns
  return state.log - state.checkpointed;
}

const stateOf = (path: string): FileState | undefined => statSync(path, { bigint: true, throwIfNoEntry: false });

function isSameState(left: FileState | undefined, right: FileState | undefined): boolean {
  return (
    left?.mtimeNs === right?.mtimeNs &&
    left?.size === right?.size &&
    left?.ino === right?.ino &&
    left?.dev === right?.dev
  );
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

const hashOf = (header: Buffer): string => createHash("sha256").update(header).digest("hex");

function readBinding(path: string): Binding | null {
  try {
    const { header, next } = JSON.parse(readFileSync(bindingOf(path), "utf8")) as Partial<Binding>; // checked below
    return typeof header === "string" ? { header, next: typeof next === "number" ? next : null } : null;
  } catch {
    // None was ever written, or by an earlier version.
    return null;
  }
}

/** False where the disk takes nothing. */
function tryToWriteBinding(path: string, next: number | null): boolean {
  const draft = `${bindingOf(path)}.new`;
  try {
    const binding: Binding = { header: hashOf(readFileHeader(path)), next };
    const file = openSync(draft, "w", 0o600);
    writeSync(file, JSON.stringify(binding));
    fsyncSync(file);
    closeSync(file);
    renameSync(draft, bindingOf(path));
    return true;
  } catch {
    return false;
  }
}
