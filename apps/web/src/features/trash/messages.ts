import { text } from "@tureen/messages/text";
/** What goes beyond the specification. */
export const TRASH_MESSAGES = {
  loadFailed: text("Failed to load what was deleted"),
  restored: text("It is back"),
  restoreFailed: text("It could not be brought back"),
} as const;
