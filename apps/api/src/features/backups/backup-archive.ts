import { text } from "@tureen/messages/text";
import { createHash } from "node:crypto";
import { createWriteStream, rmSync } from "node:fs";
import type { Readable } from "node:stream";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { open, type Entry, type ZipFile } from "yauzl";
import { ZipFile as ZipWriter } from "yazl";
import { databaseOf, manifestOf, sharedFile, type StoredBackup } from "./backup-folder";
import { BackupProblem } from "./database-file";
import { parseManifest, type Manifest, type NamedFile } from "./manifest";

const MANIFEST = "manifest.json";
const DATABASE = "tureen.sqlite";
const MAX_MANIFEST_BYTES = 64 * 1024 ** 2;

/** All of a backup as one ZIP: its manifest, the database, and the files that it names under their paths. */
export function packArchive(folder: string, { name, manifest }: StoredBackup): Readable {
  const zip = new ZipWriter();
  zip.addFile(manifestOf(folder, name), MANIFEST);
  zip.addFile(databaseOf(folder, name), DATABASE);
  // Pictures and PDFs are compressed already.
  for (const file of manifest.files) zip.addFile(sharedFile(folder, file.sha256), file.path, { compress: false });
  zip.end();
  // yazl types its stream by the older interface; it is a PassThrough.
  return zip.outputStream as unknown as Readable;
}

interface Unpacked {
  /** Where the database goes. */
  readonly database: string;
  /** Is given each of the other files once it is whole; the file goes afterwards. */
  readonly keepFile: (path: string, file: NamedFile) => void;
}

/**
 * Unpacks what the manifest names and nothing else, each entry held against its size and hash. No path of the archive
 * is ever written to.
 * @throws BackupProblem where the archive is not one of ours, or not whole
 */
export async function unpackArchive(path: string, { database, keepFile }: Unpacked): Promise<NamedFile[]> {
  const zip = await openZip(path);
  try {
    const entries = await readEntries(zip);
    const manifest = await readArchiveManifest(zip, entries);
    await extract(zip, entries.get(DATABASE), manifest, database);
    for (const file of manifest.files) {
      const draft = `${database}.file`;
      await extract(zip, entries.get(file.path), file, draft);
      keepFile(draft, file);
      rmSync(draft, { force: true });
    }
    return manifest.files;
  } finally {
    zip.close();
  }
}

const notWhole = (): BackupProblem =>
  new BackupProblem(text("This archive is damaged or not whole. Download the backup again, or choose another one."));

function openZip(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    open(path, { lazyEntries: true, autoClose: false }, (error, zip) => (error ? reject(notWhole()) : resolve(zip)));
  });
}

function readEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    zip.on("entry", (entry: Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.on("end", () => resolve(entries));
    zip.on("error", () => reject(notWhole()));
    zip.readEntry();
  });
}

async function readArchiveManifest(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<Manifest> {
  const entry = entries.get(MANIFEST);
  if (!entry || !entries.has(DATABASE))
    throw new BackupProblem(text("This archive is not a backup of Tureen: choose a .zip that was downloaded here."));
  if (entry.uncompressedSize > MAX_MANIFEST_BYTES) throw notWhole();
  const chunks: Buffer[] = [];
  for await (const chunk of await openEntry(zip, entry)) chunks.push(chunk as Buffer); // a byte stream
  const manifest = parseManifest(Buffer.concat(chunks).toString("utf8"));
  if (!manifest) throw new BackupProblem(text("This archive was made by a newer version of Tureen, or it is damaged."));
  return manifest;
}

/** Streams an entry to the disk, no further than the size that it should have. */
async function extract(
  zip: ZipFile,
  entry: Entry | undefined,
  { bytes, sha256 }: { readonly bytes: number; readonly sha256: string },
  target: string,
): Promise<void> {
  if (!entry) throw notWhole();
  const hash = createHash("sha256");
  let seen = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      seen += chunk.length;
      hash.update(chunk);
      next(seen > bytes ? notWhole() : null, chunk);
    },
  });
  try {
    await pipeline(await openEntry(zip, entry), measure, createWriteStream(target, { mode: 0o600 }));
  } catch (error) {
    // What the disk says is not the archive's fault.
    if (error instanceof Error && "code" in error && String(error.code).startsWith("E")) throw error;
    throw notWhole();
  }
  if (seen !== bytes || hash.digest("hex") !== sha256) throw notWhole();
}

function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(notWhole()) : resolve(stream)));
  });
}
