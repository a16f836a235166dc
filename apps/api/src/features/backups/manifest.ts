import { BACKUP_KINDS } from "@tureen/domain/backups/retention";
import { readFileSync } from "node:fs";
import { z } from "zod";

/** Below the data folder, forward slashes, without any way out of it. */
const RELATIVE_PATH = /^(?:uploads|photos)(\/[\w-][\w.-]*)+$/;
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const bytes = z.number().int().min(0);

/** What is known of a backup, written beside it once it has been verified: a copy without one is not a backup. */
const manifestSchema = z.object({
  format: z.literal(1),
  kind: z.enum(BACKUP_KINDS),
  /** What was about to happen: "all recipes"; empty where the kind says everything. */
  occasion: z.string().max(300),
  /** ISO 8601 in UTC. */
  createdAt: z.iso.datetime(),
  /** The Tureen that made it. */
  version: z.string(),
  /** Time of the newest migration in it, as the migrations' journal has it. */
  schema: z.number(),
  bytes,
  /** Of the database's copy. */
  sha256,
  /** Rows by table. */
  rows: z.record(z.string(), z.number().int()),
  /** Pictures and uploads that the copy names, as immutable files. */
  files: z.array(z.object({ path: z.string().regex(RELATIVE_PATH), bytes, sha256 })),
});

export type Manifest = Readonly<z.output<typeof manifestSchema>>;
export type NamedFile = Manifest["files"][number];

/** Null where the text is no manifest that this version understands. */
export function parseManifest(text: string): Manifest | null {
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Null where there is none, or none that this version understands. */
export function readManifest(path: string): Manifest | null {
  try {
    return parseManifest(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}
