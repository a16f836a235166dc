import { fromBuffer, open, type Entry, type Options, type ZipFile } from "yauzl";
import { leadsOut } from "./file-names";

/** Why a file was not read. */
export type UnreadReason =
  | "no-recipe"
  | "damaged"
  | "too-large"
  | "packed-too-tightly"
  | "leads-out"
  | "locked"
  | "too-deep"
  | "no-title"
  | "no-lines"
  | "too-many"
  | "no-place"
  | "picture"
  | "several"
  | "columns"
  | "pdf";

/** A column of a table. */
export interface TableColumn {
  readonly name: string;
  readonly example: string;
}

/** A file of which nothing can be read, and why. */
export class Unreadable extends Error {
  constructor(
    readonly reason: UnreadReason,
    /** Of a table whose columns name no recipe: them, each with its first cell. */
    readonly columns: readonly TableColumn[] = [],
  ) {
    super(reason);
  }
}

/** A file within a zip. Nothing is ever written to its path. */
export interface ArchiveFile {
  readonly path: string;
  readonly bytes: number;
  /** @throws Unreadable */
  read(maxBytes: number): Promise<Buffer>;
  /** Its first bytes, to see what it is. @throws Unreadable */
  start(bytes: number): Promise<Buffer>;
}

export interface Archive {
  readonly files: readonly ArchiveFile[];
  /** Paths that lead out of the archive: made to harm, and not read. */
  readonly leadingOut: readonly string[];
  close(): void;
}

/** What all archives of one export may take together. */
export interface Allowance {
  files: number;
  bytes: number;
  readonly maxRatio: number;
}

// Names are decoded here: yauzl gives up a whole archive for one path that leads out.
const OPTIONS: Options = { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: true };

/** Opens a zip on the disk or in memory and lists it; its files are read one by one. @throws Unreadable */
export async function openArchive(source: string | Buffer, allowance: Allowance): Promise<Archive> {
  const zip = await openZip(source);
  try {
    const entries = await listEntries(zip, allowance);
    const files = entries.filter(({ path }) => !path.endsWith("/") && !leadsOut(path));
    return {
      files: files.map(({ path, entry }) => archiveFile(zip, path, entry, allowance)),
      leadingOut: entries.map(({ path }) => path).filter(leadsOut),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function openZip(source: string | Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    const opened = (error: Error | null, zip: ZipFile): void =>
      error ? reject(new Unreadable("damaged")) : resolve(zip);
    if (typeof source === "string") open(source, OPTIONS, opened);
    else fromBuffer(source, OPTIONS, opened);
  });
}

interface NamedEntry {
  readonly path: string;
  readonly entry: Entry;
}

function listEntries(zip: ZipFile, allowance: Allowance): Promise<NamedEntry[]> {
  return new Promise((resolve, reject) => {
    const entries: NamedEntry[] = [];
    zip.on("entry", (entry: Entry) => {
      allowance.files -= 1;
      if (allowance.files < 0) {
        reject(new Unreadable("too-many"));
        return;
      }
      entries.push({ path: pathOf(entry), entry });
      zip.readEntry();
    });
    zip.on("end", () => resolve(entries));
    zip.on("error", () => reject(new Unreadable("damaged")));
    zip.readEntry();
  });
}

/** Names are UTF-8 where the entry says so or they can be; else the code page of old. */
function pathOf(entry: Entry): string {
  const bytes = entry.fileName as unknown as Buffer; // what decodeStrings: false gives
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes).replaceAll("\\", "/");
  } catch {
    return new TextDecoder("windows-1252").decode(bytes).replaceAll("\\", "/");
  }
}

function archiveFile(zip: ZipFile, path: string, entry: Entry, allowance: Allowance): ArchiveFile {
  const bytes = entry.uncompressedSize;
  return {
    path,
    bytes,
    read: (maxBytes) => {
      refuse(entry, maxBytes, allowance);
      return collect(zip, entry, { maxBytes, allowance });
    },
    start: (wanted) => {
      if (entry.isEncrypted()) throw new Unreadable("locked");
      return collect(zip, entry, { maxBytes: wanted, allowance, isStart: true });
    },
  };
}

/** Looked at before a byte is unpacked; what an entry says of its size is held to while it is read. */
function refuse(entry: Entry, maxBytes: number, { bytes, maxRatio }: Allowance): void {
  if (entry.isEncrypted()) throw new Unreadable("locked");
  if (entry.uncompressedSize > 1024 * 1024 && entry.uncompressedSize > entry.compressedSize * maxRatio)
    throw new Unreadable("packed-too-tightly");
  if (entry.uncompressedSize > maxBytes || entry.uncompressedSize > bytes) throw new Unreadable("too-large");
}

interface Collecting {
  readonly maxBytes: number;
  readonly allowance: Allowance;
  /** Whether only the beginning is wanted; else a longer one is refused. */
  readonly isStart?: boolean;
}

function collect(zip: ZipFile, entry: Entry, { maxBytes, allowance, isStart = false }: Collecting): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) {
        reject(new Unreadable("damaged"));
        return;
      }
      const chunks: Buffer[] = [];
      let bytes = 0;
      stream.on("data", (chunk: Buffer) => {
        chunks.push(chunk);
        bytes += chunk.length;
        allowance.bytes -= isStart ? 0 : chunk.length;
        if (isStart && bytes >= maxBytes) {
          resolve(Buffer.concat(chunks).subarray(0, maxBytes));
          stream.destroy();
        } else if (bytes > maxBytes || allowance.bytes < 0) {
          reject(new Unreadable("too-large"));
          stream.destroy();
        }
      });
      stream.on("end", () => resolve(Buffer.concat(chunks)));
      stream.on("error", () => reject(new Unreadable("damaged")));
    });
  });
}
