import { closeSync, existsSync, openSync, readSync } from "node:fs";

/** What every SQLite file begins with, and how long its header is (sqlite.org/fileformat.html, 1.3). */
const MAGIC = "SQLite format 3\0";
const HEADER_BYTES = 100;

/** The first 100 bytes of a file, with zeros for those that it does not have. @throws where it cannot be read */
export function readFileHeader(path: string): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  const file = openSync(path, "r");
  try {
    readSync(file, header, 0, HEADER_BYTES, 0);
    return header;
  } finally {
    closeSync(file);
  }
}

/** False where there is no such file, or another kind of file. */
export function hasDatabaseHeader(path: string): boolean {
  return existsSync(path) && readFileHeader(path).toString("latin1", 0, MAGIC.length) === MAGIC;
}
