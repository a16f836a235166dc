import { startChild } from "#processes/start-child";
import type { Log } from "#logger";
import type { BackupTaskAnswer, RunBackupTask } from "./backup-tasks";
import { BackupProblem } from "./database-file";

const MAX_HEAP_MB = 256;
/** A database of many gigabytes on a slow disk; only what hangs for good is ended. */
const TIMEOUT_MS = 60 * 60_000;

/** Copies and checks in a process of its own. */
export function inChild(log: Log): RunBackupTask {
  return (task) =>
    new Promise((resolve, reject) => {
      const child = startChild(import.meta.url, "backup-child", MAX_HEAP_MB, log);
      const fail = (message: string, code?: string): void => {
        clearTimeout(timer);
        child.kill("SIGKILL");
        reject(Object.assign(new Error(message), { code }));
      };
      const timer = setTimeout(() => fail("the backup process does not come to an end"), TIMEOUT_MS);
      timer.unref();
      child.once("message", (answer: BackupTaskAnswer) => {
        clearTimeout(timer);
        if (answer.ok) resolve(answer.backup);
        else if (answer.problem) reject(new BackupProblem(answer.message));
        else fail(answer.message, answer.code);
      });
      // What it has said arrives before its channel closes; its exit may be told earlier.
      child.once("disconnect", () => fail("the backup process ended without an answer"));
      child.once("error", (error) => fail(error.message));
      child.send(task, (error) => error && fail(error.message));
    });
}
