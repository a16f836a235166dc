import { join } from "node:path";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { z } from "zod";
import { syncFolder, writeDurably } from "#features/backups/durable-files";

/** What the copy of a backup is called that something is about to be done with. */
export const CANDIDATE = "candidate.sqlite";

/** What a restore works with, below the data folder: the same disk, so that a rename is one step. */
export function restorePlaces(dataFolder: string) {
  const root = join(dataFolder, "restore");
  return {
    root,
    journal: join(root, "journal.json"),
    /** The copy that becomes the database. */
    candidate: join(root, CANDIDATE),
    /** The database that was, until the new one has been checked. */
    previous: join(root, "previous.sqlite"),
    /** Copies that something is brought back from, each in a folder of its own. */
    copies: join(dataFolder, "brought-back"),
    /** How the last restore ended, for the admin page. */
    outcome: join(dataFolder, "last-restore.json"),
  };
}

/**
 * How far a restore has come. `prepared`: the database that was is untouched. `swapping`: the candidate is ready and takes its
 * place, whatever happens, and is checked there. `going-back`: it did not stand the check, the database that was comes back.
 */
const journalSchema = z.object({
  state: z.enum(["prepared", "swapping", "going-back"]),
  /** The backup, and when it was made. */
  from: z.string(),
  createdAt: z.string(),
  /** The backup of the database that was; null where that could not be copied because it is damaged. */
  safetyCopy: z.string().nullable(),
  /** Why it goes back. */
  reason: z.string().default(""),
});

export type RestoreJournal = Readonly<z.output<typeof journalSchema>>;

const outcomeSchema = z.object({
  succeeded: z.boolean(),
  from: z.string(),
  createdAt: z.string(),
  /** ISO 8601 in UTC. */
  at: z.string(),
  safetyCopy: z.string().nullable(),
  /** Empty where it succeeded. */
  reason: z.string(),
});

/** How a restore ended. */
export type RestoreOutcome = Readonly<z.output<typeof outcomeSchema>>;

/** From here on a restore is carried out, by this process or by the next start. */
export function writeJournal(dataFolder: string, journal: RestoreJournal): void {
  writeDurably(restorePlaces(dataFolder).journal, JSON.stringify(journal));
}

/** Null where no restore is under way. It is written whole or not at all, so that it can always be read. */
export function readJournal(dataFolder: string): RestoreJournal | null {
  const { journal } = restorePlaces(dataFolder);
  return existsSync(journal) ? journalSchema.parse(JSON.parse(readFileSync(journal, "utf8"))) : null;
}

/** The restore is over; on the disk when this returns. */
export function removeJournal(dataFolder: string): void {
  const { journal, root } = restorePlaces(dataFolder);
  rmSync(journal, { force: true });
  syncFolder(root);
}

/** What came of the last restore, for the next start to tell. */
export function writeOutcome(dataFolder: string, outcome: RestoreOutcome): void {
  writeDurably(restorePlaces(dataFolder).outcome, JSON.stringify(outcome));
}

/** Null where nothing has ever been restored here. */
export function readOutcome(dataFolder: string): RestoreOutcome | null {
  try {
    return outcomeSchema.parse(JSON.parse(readFileSync(restorePlaces(dataFolder).outcome, "utf8")));
  } catch {
    return null;
  }
}
