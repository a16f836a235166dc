import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Extent, Outcome, Proof } from "./proof";

const ROWS = fileURLToPath(new URL("./rows-child.ts", import.meta.url));
const SHORT_LIMIT_MINUTES = 5;

/**
 * Runs rows one after the other in a process group and a temporary folder of their own: whatever they start and leave
 * behind ends with them, also where one does not come to an end, and where this process is told to stop.
 */
export async function* runRows(proofs: readonly Proof[], extent: Extent): AsyncGenerator<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "tureen-prove-"));
  const child = fork(ROWS, [extent, folder, ...proofs.map(({ title }) => title)], {
    detached: true,
    // The table is all that goes to standard output.
    stdio: ["ignore", 2, 2, "ipc"],
  });
  const clean = (): void => {
    endGroup(child);
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  const stop = (signal: NodeJS.Signals): void => {
    clean();
    process.exit(signal === "SIGINT" ? 130 : 143);
  };
  process.on("SIGINT", stop).on("SIGTERM", stop);
  try {
    for (const proof of proofs) {
      const minutes = extent === "whole" ? proof.limitMinutes : SHORT_LIMIT_MINUTES;
      yield await nextOutcome(child, minutes);
    }
  } finally {
    clean();
    process.off("SIGINT", stop).off("SIGTERM", stop);
  }
}

async function nextOutcome(child: ChildProcess, limitMinutes: number): Promise<Outcome> {
  if (!child.connected) return { result: "not reached", holds: false };
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), limitMinutes * 60_000);
  try {
    child.send("next");
    const [outcome] = await Promise.race([
      once(child, "message", { signal: over.signal }),
      // What it has said arrives before its channel closes.
      once(child, "disconnect", { signal: over.signal }).then(() => [
        { result: "it broke off; see above", holds: false },
      ]),
    ]);
    return outcome as Outcome; // the child sends nothing else
  } catch (error) {
    if (!over.signal.aborted) throw error;
    endGroup(child);
    return { result: `no end within ${limitMinutes} minutes`, holds: false };
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}

/** The rows' process, the servers that it has started, and theirs. */
function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // All of them have ended.
  }
}
