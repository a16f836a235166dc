import { createHash } from "node:crypto";
import {
  closeSync,
  copyFileSync,
  createReadStream,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";

/** Makes sure that what was written to a file survives a power cut. */
export function syncFile(path: string): void {
  const file = openSync(path, "r+");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Makes sure that names which were made, changed or removed in a folder survive a power cut. Windows has no such thing. */
export function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Writes a small file whole or not at all. */
export function writeDurably(path: string, text: string): void {
  const draft = `${path}.partial`;
  writeFileSync(draft, text, { mode: 0o600 });
  syncFile(draft);
  renameDurably(draft, path);
}

/** The new name is on the disk when this returns. */
export function renameDurably(from: string, to: string): void {
  renameSync(from, to);
  syncFolder(dirname(to));
}

/** The same immutable file under a second name: without a second copy where the disk can do that. */
export function shareFile(from: string, to: string): void {
  if (existsSync(to)) return;
  const made = mkdirSync(dirname(to), { recursive: true });
  if (made !== undefined) syncFolder(dirname(made));
  const draft = `${to}.partial`;
  rmSync(draft, { force: true });
  try {
    linkSync(from, draft);
  } catch {
    copyFileSync(from, draft);
    syncFile(draft);
  }
  renameDurably(draft, to);
}

/** SHA-256 of a file, in hexadecimal. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}
