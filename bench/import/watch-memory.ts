import { existsSync, readFileSync } from "node:fs";

const LOOK_EVERY_MS = 100;

export interface MemoryWatch {
  /** Largest resident memory so far, in megabytes; null where the system does not tell. */
  readonly serverMb: () => number | null;
  /** The same of the largest of its readers' processes; null where there was none. */
  readonly readerMb: () => number | null;
  stop(): void;
}

/** Watches a server and the processes that it starts, by what Linux says of them. */
export function watchMemory(pid: number): MemoryWatch {
  let server: number | null = null;
  let reader: number | null = null;
  const look = (): void => {
    server = largest(server, peakMb(pid));
    for (const child of childrenOf(pid)) reader = largest(reader, peakMb(child));
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return { serverMb: () => (look(), server), readerMb: () => reader, stop: () => clearInterval(timer) };
}

function largest(left: number | null, right: number | null): number | null {
  return left === null || right === null ? (left ?? right) : Math.max(left, right);
}

function peakMb(pid: number): number | null {
  const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readOrNothing(`/proc/${pid}/status`))?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) / 1024;
}

function childrenOf(pid: number): number[] {
  return readOrNothing(`/proc/${pid}/task/${pid}/children`).split(" ").filter(Boolean).map(Number);
}

/** A process may end between two looks. */
function readOrNothing(path: string): string {
  try {
    return existsSync(path) ? readFileSync(path, "utf8") : "";
  } catch {
    return "";
  }
}
