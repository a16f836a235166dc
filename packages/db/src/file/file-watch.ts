import { text } from "@tureen/messages/text";
import type Database from "better-sqlite3";
import { rmSync, statSync } from "node:fs";
import { DatabaseProblem } from "./database-problem";
import { identityOf, isLogged, keepOpen, readFileHeader, userVersionOf } from "./file-header";
import { hasLog, logOf, markOf } from "./log-continues";

/** What the log shrinks to after something that took more: it is written over, and stays as large as an ordinary one grows. */
const LOG_BYTES = 8 * 1024 * 1024;

interface Watch {
  readonly path: string;
  /** Of the file, its log and the log's index: which they are for as long as we have them open. */
  readonly identities: readonly string[];
  /** The header of the file, and when it was changed, as we saw it last. */
  header: Buffer;
  changedNs: bigint;
  /** `user_version` as the newest transaction of the log has it: what a checkpoint, by whomever, brings into the file. */
  version: number;
  /** Whether the log says which file it continues. */
  isMarked: boolean;
  readonly letGo: () => void;
}

const watches = new WeakMap<Database.Database, Watch>();

/** From now on it is noticed when somebody takes the file, or what SQLite keeps beside it, away from under us. */
export function watchFile(client: Database.Database, path: string): void {
  const letGo = keepOpen(path);
  client.pragma(`journal_size_limit = ${LOG_BYTES}`);
  // Also opens what stands beside the file.
  const version = Number(client.pragma("user_version", { simple: true }));
  // Of an earlier version, to which it would say something that is not true any more.
  rmSync(`${path}-base`, { force: true });
  watches.set(client, {
    path,
    identities: filesOf(path).map(identityOf),
    header: readFileHeader(path),
    changedNs: changedNs(path),
    version,
    isMarked: hasLog(path),
    letGo,
  });
}

/** False for files that somebody has put in the place of ours meanwhile. They are left alone: closing would write into them. */
export function closeWatched(client: Database.Database): boolean {
  if (fileProblem(client) !== null) return false;
  client.close();
  watches.get(client)?.letGo();
  return true;
}

/** The sentence for a database whose files are not those any more that we opened; null for one that is still ours. */
export function fileProblem(client: Database.Database): DatabaseProblem | null {
  const watch = watches.get(client);
  if (!watch) return null;
  const isSame = filesOf(watch.path).map((file, index) => identityOf(file) === watch.identities[index]);
  const changed = changedNs(watch.path);
  const isUntouched = changed === watch.changedNs;
  if (!isSame[0] || (!isUntouched && !isStillOurs(watch, changed))) return replaced();
  if (!isSame.includes(false)) return null;
  // Nobody else can have continued the file: what was answered goes into it, out of the log that only we still see.
  if (isUntouched) tryToCheckpoint(client);
  return new DatabaseProblem(
    text(
      "The files -wal and -shm beside the database were removed while Tureen was running. So that nothing is lost, nothing is read or written any more. Stop Tureen and start it again.",
    ),
  );
}

function tryToCheckpoint(client: Database.Database): void {
  try {
    client.pragma("wal_checkpoint");
  } catch {
    // On a disk that takes nothing it is tried again with the next call.
  }
}

const replaced = (): DatabaseProblem =>
  new DatabaseProblem(
    text(
      "The database file was replaced while Tureen was running. So that nothing is lost, nothing is read or written any more. Stop Tureen, put the file back that was there, and start it again; to go back to a backup, use Tureen's own restore.",
    ),
  );

/** A file that was touched, or that a checkpoint has written to, be it another program's: anything else is another file copied over ours. */
function isStillOurs(watch: Watch, changed: bigint): boolean {
  const header = readFileHeader(watch.path);
  if (!header.equals(watch.header)) {
    if (!isLogged(header) || userVersionOf(header) !== watch.version) return false;
    // The next transaction begins the log anew, on this file.
    watch.header = header;
    watch.isMarked = false;
  }
  watch.changedNs = changed;
  return true;
}

/** Inside a transaction: makes the log say which file it continues, where it does not yet; call what it returns after the commit. */
export function markLog(client: Database.Database): () => void {
  const watch = watches.get(client);
  if (!watch || watch.isMarked) return () => undefined;
  const mark = markOf(watch.header);
  client.pragma(`user_version = ${mark}`);
  return () => {
    watch.version = mark;
    watch.isMarked = true;
  };
}

/** The file, its log and the log's index. */
export const filesOf = (path: string): string[] => [path, logOf(path), `${path}-shm`];

const changedNs = (path: string): bigint => statSync(path, { bigint: true, throwIfNoEntry: false })?.mtimeNs ?? 0n;
