/** What goes beyond the specification. */
export const BACKUP_MESSAGES = {
  loadFailed: "Failed to load backups",
  made: "Backup made and verified",
  makeFailed: "Failed to make a backup",
  downloadFailed: "Failed to download the backup",
  uploadFailed: "This file cannot be restored",
  restored: "The backup is restored. Sign in with today's password.",
  restoreFailed: "Failed to restore the backup",
} as const;
