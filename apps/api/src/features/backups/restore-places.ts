import { join } from "node:path";

/** What a restore works with, below the data folder: the same disk, so that a rename is one step. */
export function restorePlaces(dataFolder: string) {
  const root = join(dataFolder, "restore");
  return {
    root,
    journal: join(root, "journal.json"),
    /** The copy that becomes the house. */
    candidate: join(root, "candidate.sqlite"),
    /** The house that was, until the new one has been checked. */
    previous: join(root, "previous.sqlite"),
    /** How the last restore ended, for the admin page. */
    outcome: join(dataFolder, "last-restore.json"),
  };
}
