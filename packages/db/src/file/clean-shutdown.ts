import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";

/**
 * A start after a clean stop need not go through the whole file again: 0.2 s for 10,000 recipes. The stop leaves a note of
 * the file's identity, size and time of change; the next start believes it once and only for exactly that file. After a
 * crash, a power cut or any change from outside there is none that fits, and the file is checked. What a disk forgets
 * by itself is found by the nightly backup, which checks everything.
 */
export function noteCleanShutdown(path: string): void {
  try {
    writeFileSync(notePath(path), identity(path), { mode: 0o600 });
  } catch {
    // On a full or read-only disk the next start checks, as after a crash.
  }
}

/** Whether the file is the one that the last clean shutdown left; the note is used up. */
export function wasShutDownCleanly(path: string): boolean {
  try {
    const fits = readFileSync(notePath(path), "utf8") === identity(path);
    rmSync(notePath(path));
    return fits && (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) === 0;
  } catch {
    // No note, or one that cannot be used up: checked.
    return false;
  }
}

const notePath = (path: string): string => `${path}.closed`;

function identity(path: string): string {
  const { ino, size, mtimeNs } = statSync(path, { bigint: true });
  return [ino, size, mtimeNs].join();
}
