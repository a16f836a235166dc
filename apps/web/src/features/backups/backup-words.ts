import { counted } from "#lib/counted";
import type { Outputs } from "#lib/trpc";

export type BackupsOverview = Outputs["backups"]["list"];
export type Backup = BackupsOverview["backups"][number];

const DELETED: Readonly<Record<string, string>> = {
  recipes: "all recipes were deleted",
  "meal-plans": "all meal plans were deleted",
  "shopping-lists": "all shopping lists were deleted",
  ingredients: "all ingredients were deleted",
  all: "everything was deleted",
};

/** Why a backup was made, as its name in the list. */
export function occasionText({ kind, occasion }: Pick<Backup, "kind" | "occasion">): string {
  switch (kind) {
    case "nightly":
      return "Nightly";
    case "by-hand":
      return "Made by hand";
    case "uploaded":
      return `From the file ${occasion}`;
    case "before-migration":
      return "Before an upgrade";
    case "before-restore":
      return "Before a backup was restored";
    case "before-bulk-delete":
      return `Before ${DELETED[occasion] ?? "a deletion"}`;
    case "before-reset":
      return "Before the ingredients were reset";
    case "before-rollback":
      return `Before the rollback of ${occasion}`;
  }
}

/** "36 recipes · 30 meals · 2 lists · 1.25 MB". */
export function contentText(backup: Backup): string {
  const files = backup.files > 0 ? [counted(backup.files, "file")] : [];
  return [
    counted(backup.recipes, "recipe"),
    counted(backup.meals, "meal"),
    counted(backup.lists, "list"),
    ...files,
    sizeText(backup.bytes),
  ].join(" · ");
}

const BYTES_PER_MB = 1_048_576;

/** "2.7 MB", "1.4 GB". */
export function sizeText(bytes: number): string {
  const megabytes = bytes / BYTES_PER_MB;
  return megabytes >= 1024 ? `${(megabytes / 1024).toFixed(1)} GB` : `${megabytes.toFixed(1)} MB`;
}
