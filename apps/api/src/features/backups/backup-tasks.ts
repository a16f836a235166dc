import { adoptBackup, type AdoptOrder } from "./restore/adopt-backup";
import { pruneBackups, type StoredBackup } from "./backup-folder";
import { makeBackup, type BackupOrder } from "./make-backup";
import { prepareCandidate, type CandidateOrder } from "./restore/prepare-candidate";

/** Work on whole databases, which takes as long as the disk takes. */
export type BackupTask =
  | { readonly work: "make"; readonly order: BackupOrder }
  | { readonly work: "adopt"; readonly order: AdoptOrder }
  | { readonly work: "prepare"; readonly order: CandidateOrder };

export interface BackupTaskResult {
  readonly backup: StoredBackup;
  /** Names of those that are not kept any longer now that there is this one. */
  readonly removed: readonly string[];
}

/** How such work is done: in a process of its own in the product. @throws AppError unreadable, or what the disk said */
export type RunBackupTask = (task: BackupTask) => Promise<BackupTaskResult>;

/** In this very process: on the command line and in the child, where nobody waits for an event loop. */
export const runBackupTask: RunBackupTask = async (task) => {
  if (task.work === "adopt") return { backup: await adoptBackup(task.order), removed: [] };
  if (task.work === "prepare") return { backup: await prepareCandidate(task.order), removed: [] };
  const backup = await makeBackup(task.order);
  return { backup, removed: await pruneBackups(task.order.folder) };
};
