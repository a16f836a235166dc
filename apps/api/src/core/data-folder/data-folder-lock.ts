import { lockFile, type FileLock } from "@tureen/db/file/lock-file";
import { text, type Text } from "@tureen/messages/text";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { DataFolderProblem } from "./data-folder";

/** Who holds a data folder, as the other one reads it. */
const holderSchema = z.object({
  pid: z.number(),
  host: z.string(),
  port: z.number(),
  /** Instant, ISO 8601. */
  since: z.string(),
});
type Holder = z.output<typeof holderSchema>;

interface Claim extends Pick<Holder, "port" | "since"> {
  readonly waitMs?: number;
}

/** A server that is just stopping gets this long to give the folder free. */
const STOPPING_MS = 5000;

/**
 * Claims a data folder for this process: two servers on one folder would each keep caches of their own, and resume the
 * same import twice. Returns what gives the folder free again.
 *
 * The lock is the operating system's, on a file that stays open. It goes with the process, however that ends, so that
 * nothing has to be guessed from the id of a process: ids are reused, and in two containers both servers have id 1.
 * @throws DataFolderProblem naming the process that has it.
 */
export function lockDataFolder(root: string, { waitMs = STOPPING_MS, ...me }: Claim): () => void {
  const holderPath = join(root, "server.json");
  const lock = lockFile(join(root, "server.lock"), waitMs);
  if (!lock) throw new DataFolderProblem(refusal(root, readHolder(holderPath)));
  const holder: Holder = { ...me, pid: process.pid, host: hostname() };
  writeFileSync(holderPath, `${JSON.stringify(holder)}\n`);
  return () => release(lock, holderPath);
}

function release(lock: FileLock, holderPath: string): void {
  rmSync(holderPath, { force: true });
  lock.release();
}

/** Null in the moment between the lock and the note. */
function readHolder(path: string): Holder | null {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return null;
  }
}

function refusal(root: string, holder: Holder | null): Text {
  if (!holder)
    return text(
      "Another Tureen works with the data folder {root} already. Stop that one first, or give this one a folder of its own with DATA_DIR.",
      { root },
    );
  const { pid, host, port, since } = holder;
  const at = port > 0 ? text("{host}, on port {port}", { host, port: String(port) }) : host;
  return text(
    "Another Tureen works with the data folder {root} already (process {pid} on {at}, since {since}). Stop that one first, or give this one a folder of its own with DATA_DIR.",
    { root, pid: String(pid), at, since },
  );
}
