import { existsSync, readdirSync, readlinkSync } from "node:fs";

/** What the system tells of a process (Linux); null where it tells nothing. */
export function openHandles(pid: number): number | null {
  const folder = `/proc/${pid}/fd`;
  return existsSync(folder) ? readdirSync(folder).length : null;
}

/** Files that a process holds open below a folder. */
export function openFilesBelow(pid: number, folder: string): number {
  const handles = `/proc/${pid}/fd`;
  if (!existsSync(handles)) return 0;
  return readdirSync(handles).filter((handle) => {
    try {
      return readlinkSync(`${handles}/${handle}`).startsWith(folder);
    } catch {
      return false; // closed since
    }
  }).length;
}
