import { decimalText } from "#lib/text/counted";
import { type Text, text } from "@tureen/messages/text";
import { t } from "#lib/text/language";
import type { BackupsOverview } from "@tureen/contracts/backups";

export type Backup = BackupsOverview["backups"][number];

const BEFORE_DELETION: Readonly<Record<string, Text>> = {
  recipes: text("Before all recipes were deleted"),
  "meal-plans": text("Before all meal plans were deleted"),
  "shopping-lists": text("Before all shopping lists were deleted"),
  ingredients: text("Before all ingredients were deleted"),
  all: text("Before everything was deleted"),
};

/** Why a backup was made, as its name in the list. */
export function occasionText({ kind, occasion }: Pick<Backup, "kind" | "occasion">): string {
  switch (kind) {
    case "nightly":
      return t("Nightly");
    case "by-hand":
      return t("Made by hand");
    case "uploaded":
      return t("From the file {file}", { file: occasion });
    case "before-migration":
      return t("Before an upgrade");
    case "before-restore":
      return t("Before a backup was restored");
    case "before-bulk-delete":
      return t(BEFORE_DELETION[occasion] ?? text("Before a deletion"));
    case "before-reset":
      return t("Before the ingredients were reset");
    case "before-rollback":
      return t("Before the rollback of {book}", { book: occasion });
  }
}

/** "36 recipes · 30 meals · 2 lists · 1.25 MB". */
export function contentText(backup: Backup): string {
  const files = backup.files > 0 ? [t("{count, plural, one {# file} other {# files}}", { count: backup.files })] : [];
  return [
    t("{count, plural, one {# recipe} other {# recipes}}", { count: backup.recipes }),
    t("{count, plural, one {# meal} other {# meals}}", { count: backup.meals }),
    t("{count, plural, one {# list} other {# lists}}", { count: backup.lists }),
    ...files,
    sizeText(backup.bytes),
  ].join(" · ");
}

const BYTES_PER_MB = 1_048_576;

/** "2.7 MB", "1.4 GB". */
export function sizeText(bytes: number): string {
  const megabytes = bytes / BYTES_PER_MB;
  return megabytes >= 1024
    ? t("{size} GB", { size: decimalText(megabytes / 1024, 1) })
    : t("{size} MB", { size: decimalText(megabytes, 1) });
}
