import { askNewChild } from "#processes/ask-child";
import type { Log } from "#core/logger";
import type { RunBackupTask } from "./backup-tasks";

/** A database of many gigabytes on a slow disk; only what hangs for good is ended. */
const LIMITS = { maxHeapMb: 256, timeoutMs: 60 * 60_000 };

/** Copies and checks in a process of its own. */
export const inChild =
  (log: Log): RunBackupTask =>
  (task) =>
    askNewChild(import.meta.url, "backup-child", { ...LIMITS, log }, task);
