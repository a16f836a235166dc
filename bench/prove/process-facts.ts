import { existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";

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

/** Resident memory of the children of a process together, in megabytes. */
export function childrenMb(pid: number): number {
  if (!existsSync("/proc")) return 0;
  let pages = 0;
  for (const entry of readdirSync("/proc")) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, "utf8");
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      if (Number(fields[1]) === pid) pages += Number(fields[21]);
    } catch {
      // ended since
    }
  }
  return (pages * 4096) / 2 ** 20;
}
