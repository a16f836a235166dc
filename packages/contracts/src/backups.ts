import { BACKUP_KINDS } from "@tureen/domain/backups/retention";
import { z } from "zod";
import { StoredFile } from "./pdf-import";
import { messageSchema, successSchema } from "./primitives";

/** A verified copy of the whole database. */
export const backup = z.object({
  /** What it is asked for by: "tureen-20261122-030000-nightly". */
  name: z.string(),
  kind: z.enum(BACKUP_KINDS),
  /** What was about to happen ("all recipes"), or what an uploaded file was called; else ''. */
  occasion: z.string(),
  created_at: z.string(),
  /** Of the database and all files together. */
  bytes: z.number().int(),
  recipes: z.number().int(),
  meals: z.number().int(),
  lists: z.number().int(),
  /** Pictures and PDFs that it names. */
  files: z.number().int(),
});
export type BackupEntry = z.output<typeof backup>;

export const backupsOutput = z.object({
  /** The newest first. */
  backups: z.array(backup),
  /** The newest of this server's own; null where there is none. */
  last_good: backup.nullable(),
  /** Why nothing can be stored at the moment; null where all is well. */
  problem: z.string().nullable(),
  /** When an index of the database was found wrong and made anew; null where none ever was. */
  index_rebuilt_at: z.string().nullable(),
  /** Why the last attempt failed; null where it succeeded. */
  last_failure: z.object({ at: z.string(), reason: z.string() }).nullable(),
  /** How the last restore ended; null where there was none. */
  last_restore: z
    .object({ at: z.string(), succeeded: z.boolean(), from: z.string(), created_at: z.string(), reason: z.string() })
    .nullable(),
  disk: z.object({ free_bytes: z.number(), is_low: z.boolean() }),
});
export type BackupsOverview = z.output<typeof backupsOutput>;

export const backupOutput = z.object({ backup });
export const byBackupSchema = z.object({ name: z.string("is missing").min(1, "is missing").max(100, "is too long") });
export const uploadBackupInput = z.object({
  backup: z.instanceof(StoredFile, { error: "Please choose a file first." }),
});
export const restoreBackupOutput = messageSchema.extend({
  /** The copy of the database as it was before; null where that was damaged. */
  safety_copy: z.string().nullable(),
});

/** How many of each have come back. */
export const broughtBackOutput = successSchema.extend({
  recipes: z.number().int(),
  meals: z.number().int(),
  lists: z.number().int(),
  ingredients: z.number().int(),
  larder_items: z.number().int(),
});
export type BroughtBack = z.output<typeof broughtBackOutput>;
