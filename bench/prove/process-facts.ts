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

const LOOK_EVERY_MS = 50;
const PAGE_BYTES = 4096;

/** Looks at the memory of a server and of all that it starts, until it is stopped; tells the most at one moment (Linux). */
export function watchFamilyTree(pid: number): { stop(): { serverGrownMb: number; childrenMb: number } } {
  const beginMb = residentMb(pid);
  let serverMb = beginMb;
  let childrenMb = 0;
  const look = (): void => {
    serverMb = Math.max(serverMb, residentMb(pid));
    childrenMb = Math.max(
      childrenMb,
      descendantsOf(pid).reduce((sum, child) => sum + residentMb(child), 0),
    );
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return {
    stop: () => {
      look();
      clearInterval(timer);
      return { serverGrownMb: serverMb - beginMb, childrenMb };
    },
  };
}

function descendantsOf(pid: number): number[] {
  const children = readOrNothing(`/proc/${pid}/task/${pid}/children`).split(" ").filter(Boolean).map(Number);
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}

function residentMb(pid: number): number {
  const pages = Number(readOrNothing(`/proc/${pid}/statm`).split(" ")[1] ?? 0);
  return (pages * PAGE_BYTES) / 2 ** 20;
}

/**
 * What a process has taken for itself (Linux), in MB: without the pages of its program and libraries, which the system reads in
 * as they are used and lets go of when it needs the room. Null where the system tells nothing.
 */
export function ownMb(pid: number): number | null {
  const kilobytes = /^RssAnon:\s+(\d+)/m.exec(readOrNothing(`/proc/${pid}/status`))?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) / 1024;
}

/** A process may end between two looks. */
function readOrNothing(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
