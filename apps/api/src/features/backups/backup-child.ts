// A process of its own for copying and checking databases: the server's event loop never waits for a disk.
import { errorMessage } from "#core/error-message";
import { setPriority } from "node:os";
import { runBackupTask, type BackupTask, type BackupTaskAnswer } from "./backup-tasks";
import { BackupProblem } from "./database-file";

/** After the family's own requests, where the system knows such an order. */
const LOW_PRIORITY = 10;
try {
  setPriority(LOW_PRIORITY);
} catch {
  // Then it waits in the queue like everybody else.
}

process.once("disconnect", () => process.exit(0));

process.once("message", (task: BackupTask) => {
  void runBackupTask(task)
    .then(
      (result): BackupTaskAnswer => ({ ok: true, result }),
      (error: unknown): BackupTaskAnswer => ({
        ok: false,
        problem: error instanceof BackupProblem,
        message: errorMessage(error),
        code: error instanceof Error && "code" in error ? String(error.code) : undefined,
        path: error instanceof Error && "path" in error ? String(error.path) : undefined,
      }),
    )
    .then((answer) => process.send?.(answer, () => process.exit(0)));
});
