import { askChild } from "#processes/ask-child";
import { startChild } from "#processes/start-child";
import type { Log } from "#core/logger";
import type { BackupTaskAnswer, RunBackupTask } from "./backup-tasks";
import { BackupProblem } from "./database-file";

const MAX_HEAP_MB = 256;
/** A database of many gigabytes on a slow disk; only what hangs for good is ended. */
const TIMEOUT_MS = 60 * 60_000;

/** Copies and checks in a process of its own. */
export function inChild(log: Log): RunBackupTask {
  return async (task) => {
    const child = startChild(import.meta.url, "backup-child", MAX_HEAP_MB, log);
    const answer = await askChild<BackupTaskAnswer>(child, task, TIMEOUT_MS);
    if (answer.ok) return answer.result;
    if (answer.problem) throw new BackupProblem(answer.message);
    throw Object.assign(new Error(answer.message), { code: answer.code, path: answer.path });
  };
}
