import { text } from "@tureen/messages/text";

export const COOKING_MESSAGES = {
  recorded: text("Marked as cooked"),
  recordFailed: text("Failed to mark it as cooked"),
  removed: text("Not marked as cooked any more"),
  removeFailed: text("Failed to change the cooking history"),
  historyFailed: text("Failed to load the cooking history"),
} as const;
