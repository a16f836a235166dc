import { adoptBackup, type AdoptOrder } from "./adopt-backup";
import type { Backup } from "./backup-folder";
import { makeBackup, type BackupOrder } from "./make-backup";
import { prepareCandidate, type CandidateOrder } from "./prepare-candidate";

/** Work on whole databases, which takes as long as the disk takes. */
export type BackupTask =
  | { readonly work: "make"; readonly order: BackupOrder }
  | { readonly work: "adopt"; readonly order: AdoptOrder }
  | { readonly work: "prepare"; readonly order: CandidateOrder };

/** How such work is done: in a process of its own in the product. @throws BackupProblem, or what the disk said */
export type RunBackupTask = (task: BackupTask) => Promise<Backup>;

/** In this very process: on the command line and in the child, where nobody waits for an event loop. */
export const runBackupTask: RunBackupTask = (task) => {
  if (task.work === "make") return makeBackup(task.order);
  if (task.work === "adopt") return adoptBackup(task.order);
  return prepareCandidate(task.order);
};

export type BackupTaskAnswer =
  | { readonly ok: true; readonly backup: Backup }
  | { readonly ok: false; readonly problem: boolean; readonly message: string; readonly code: string | undefined };
