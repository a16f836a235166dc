/** What goes beyond the specification. */
export const TRASH_MESSAGES = {
  loadFailed: "Failed to load what was deleted",
  restored: "It is back",
  restoreFailed: "It could not be brought back",
} as const;
