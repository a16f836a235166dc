import { text } from "@tureen/messages/text";
import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { DatabaseProblem } from "./database-problem";
import { isLogged, readFileHeader, userVersionOf } from "./file-header";

/** Sizes of the log's own header and of a frame's (sqlite.org/fileformat.html, 4.1). */
const LOG_HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
const BIG_ENDIAN_MAGIC = 0x377f_0683;

/** The log beside a database. */
export const logOf = (path: string): string => `${path}-wal`;

/** False where there is no log, or an empty one. */
export const hasLog = (path: string): boolean => (statSync(logOf(path), { throwIfNoEntry: false })?.size ?? 0) > 0;

/** What the first transaction of a log leaves in `user_version`, so that the log names the file that it continues. */
export function markOf(header: Buffer): number {
  return createHash("sha256").update(header).digest().readUInt32BE() >>> 1;
}

/**
 * Refuses a write-ahead log that continues another file than the one beside it. SQLite would take the log for the newest
 * state all the same: a restored file would show the database of before, or be destroyed.
 * @throws DatabaseProblem with a sentence; nothing is written
 */
export function refuseForeignLog(path: string): void {
  if (!hasLog(path)) return;
  const versions = versionsInLog(readFileSync(logOf(path)));
  const header = readFileHeader(path);
  const isOurs = versions.length === 0 || versions.includes(markOf(header)) || versions.includes(userVersionOf(header));
  // The second way: a checkpoint has brought what the log says into the file already.
  if (isLogged(header) && isOurs) return;
  throw new DatabaseProblem(
    text(
      "The file {path}-wal beside the database does not belong to it: the database was replaced after Tureen had ended without closing it. Nothing was written. If you have put a backup in its place, move {path}-wal and {path}-shm to another folder and start again; else put the database back that was there before.",
      { path },
    ),
  );
}

/** The `user_version` of each first page in the frames that SQLite would take: up to the first that a crash has cut or scrambled. */
function versionsInLog(log: Buffer): number[] {
  if (log.length < LOG_HEADER_BYTES) return [];
  const pageBytes = log.readUInt32BE(8);
  const isBigEndian = log.readUInt32BE(0) === BIG_ENDIAN_MAGIC;
  const frameBytes = FRAME_HEADER_BYTES + pageBytes;
  const sum = new LogChecksum(isBigEndian);
  sum.add(log, 0, 24);
  if (!sum.isAt(log, 24)) return [];
  const versions: number[] = [];
  for (let at = LOG_HEADER_BYTES; at + frameBytes <= log.length; at += frameBytes) {
    const isOfThisRound = log.compare(log, 16, 24, at + 8, at + 16) === 0;
    sum.add(log, at, at + 8);
    sum.add(log, at + FRAME_HEADER_BYTES, at + frameBytes);
    if (!isOfThisRound || !sum.isAt(log, at + 16)) break;
    if (log.readUInt32BE(at) === 1)
      versions.push(userVersionOf(log.subarray(at + FRAME_HEADER_BYTES, at + frameBytes)));
  }
  return versions;
}

/** The running checksum of a log (sqlite.org/fileformat.html, 4.2). */
class LogChecksum {
  #first = 0;
  #second = 0;

  constructor(private readonly isBigEndian: boolean) {}

  add(log: Buffer, from: number, to: number): void {
    for (let at = from; at < to; at += 8) {
      this.#first = (this.#first + this.#word(log, at) + this.#second) >>> 0;
      this.#second = (this.#second + this.#word(log, at + 4) + this.#first) >>> 0;
    }
  }

  isAt(log: Buffer, at: number): boolean {
    return log.readUInt32BE(at) === this.#first && log.readUInt32BE(at + 4) === this.#second;
  }

  #word(log: Buffer, at: number): number {
    return this.isBigEndian ? log.readUInt32BE(at) : log.readUInt32LE(at);
  }
}
