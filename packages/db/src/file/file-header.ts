import { closeSync, existsSync, openSync, readSync, statSync } from "node:fs";

/** What every SQLite file begins with, and how long its header is (sqlite.org/fileformat.html, 1.3). */
const MAGIC = "SQLite format 3\0";
const HEADER_BYTES = 100;
/** Where it says whether a log belongs to it, and `user_version`. */
const WRITE_VERSION_OFFSET = 18;
const USER_VERSION_OFFSET = 60;
const WAL_VERSION = 2;

/** By the file's identity: a descriptor of each database that this process has open, and for how many connections. */
const kept = new Map<string, { readonly descriptor: number; connections: number }>();

/**
 * Keeps a descriptor of a database for as long as this process has a connection to it; call what it returns after the connection
 * is closed. Closing *any* descriptor of a file drops every lock that the process has on it (sqlite.org/howtocorrupt.html,
 * 2.2): whoever closed the database next from outside would think itself the last, and take the log away that we write to.
 */
export function keepOpen(path: string): () => void {
  const identity = identityOf(path);
  const file = kept.get(identity) ?? { descriptor: openSync(path, "r"), connections: 0 };
  kept.set(identity, file);
  file.connections += 1;
  return () => {
    file.connections -= 1;
    if (file.connections > 0) return;
    kept.delete(identity);
    closeSync(file.descriptor);
  };
}

/** By what a file is known again under whatever name. */
export function identityOf(path: string): string {
  const state = statSync(path, { bigint: true, throwIfNoEntry: false });
  return state ? `${state.dev}:${state.ino}` : "";
}

/** The first 100 bytes of a file, with zeros for those that it does not have. @throws where it cannot be read */
export function readFileHeader(path: string): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  const open = kept.get(identityOf(path));
  const descriptor = open?.descriptor ?? openSync(path, "r");
  try {
    readSync(descriptor, header, 0, HEADER_BYTES, 0);
    return header;
  } finally {
    if (!open) closeSync(descriptor);
  }
}

/** False where there is no such file, or another kind of file. */
export function hasDatabaseHeader(path: string): boolean {
  return existsSync(path) && readFileHeader(path).toString("latin1", 0, MAGIC.length) === MAGIC;
}

/** Whether a write-ahead log may continue the file: a backup of ours, and what VACUUM INTO makes, has none. */
export const isLogged = (header: Buffer): boolean => header[WRITE_VERSION_OFFSET] === WAL_VERSION;

/** SQLite's `user_version`, of a header or of a first page. */
export const userVersionOf = (page: Buffer): number => page.readInt32BE(USER_VERSION_OFFSET);
