import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fillAndFree, type Disk } from "../../fill-and-free";
import { inFolder, type Outcome, type Proof } from "../../proof";

const ON_SMALL_DISK = fileURLToPath(new URL("../../full-disk-child.ts", import.meta.url));
const DISK_MB = 24;

/** The disk takes no more under a running server, and is freed again. */
export const proof: Proof = {
  title: "disk full under a running server",
  goal: "reading and signing in go on, writes answer 507, nothing is lost; heals without a restart (50 points)",
  // Filling a disk takes minutes beside the tests; the tests of a full disk hold the answers.
  isInShortForm: false,
  limitMinutes: 10,
  run: (extent) =>
    inFolder(async (folder) => {
      const points = extent === "whole" ? 50 : 2;
      const onDisk = extent === "whole" ? await onSmallDisk(join(folder, "disk"), points) : null;
      if (onDisk) return { ...onDisk, result: `a disk of ${DISK_MB} MB filled to the last byte: ${onDisk.result}` };
      if (!canBoundFiles()) return { result: "neither unshare nor prlimit is here", holds: null };
      const bounded = await fillAndFree(folder, boundedFiles, points);
      return { ...bounded, result: `imitated, no file may grow (RLIMIT_FSIZE): ${bounded.result}` };
    }),
};

/**
 * A disk of its own in memory, in a name space of its own: that takes no rights, and it goes with the last process that
 * sees it. Null where the system allows none.
 */
async function onSmallDisk(disk: string, points: number): Promise<Outcome | null> {
  mkdirSync(disk);
  const mount = `mount -t tmpfs -o size=${DISK_MB}m none "$0" && exec "$@"`;
  const work = [process.execPath, ...process.execArgv, ON_SMALL_DISK, disk, String(points)];
  const child = spawn("unshare", ["--map-root-user", "--mount", "sh", "-c", mount, disk, ...work], {
    stdio: ["ignore", 2, 2, "ipc"],
  });
  const [outcome] = (await Promise.race([
    once(child, "message"),
    once(child, "disconnect").then(() => [null]),
    once(child, "error").then(() => [null]),
  ])) as [Outcome | null]; // the child sends nothing else
  child.kill();
  return outcome;
}

/** Writing beyond this place of a file fails; what was written before stays writable. */
const MOST_BYTES = 4096;

function canBoundFiles(): boolean {
  return spawnSync("prlimit", ["--version"]).status === 0;
}

const boundedFiles: Disk = {
  fill: (pid) => void execFileSync("prlimit", ["--pid", String(pid), `--fsize=${MOST_BYTES}:unlimited`]),
  free: (pid) => void execFileSync("prlimit", ["--pid", String(pid), "--fsize=unlimited:unlimited"]),
};
