// A process of its own for copying and checking databases: the server's event loop never waits for a disk.
import { setPriority } from "node:os";
import { answerParent } from "#processes/answer-parent";
import { runBackupTask } from "./backup-tasks";

/** After the family's own requests, where the system knows such an order. */
const LOW_PRIORITY = 10;

try {
  setPriority(LOW_PRIORITY);
} catch {
  // Then it waits in the queue like everybody else.
}

answerParent(runBackupTask);
