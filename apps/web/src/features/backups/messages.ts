import { text } from "@tureen/messages/text";
/** What goes beyond the specification. */
export const BACKUP_MESSAGES = {
  loadFailed: text("Failed to load backups"),
  made: text("Backup made and verified"),
  makeFailed: text("Failed to make a backup"),
  downloadFailed: text("Failed to download the backup"),
  uploadFailed: text("This file cannot be restored"),
  restored: text("The backup is restored. Sign in with today's password."),
  restoreFailed: text("Failed to restore the backup"),
} as const;
