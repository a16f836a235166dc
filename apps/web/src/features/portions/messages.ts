import { text } from "@tureen/messages/text";

export const PORTION_MESSAGES = {
  loadFailed: text("Failed to load what is frozen"),
  frozen: text("It is in the freezer"),
  freezeFailed: text("Failed to put it into the freezer"),
  updated: text("Frozen meal updated"),
  updateFailed: text("Failed to update the frozen meal"),
  removed: text("Taken out of the freezer"),
  removeFailed: text("Failed to take it out of the freezer"),
} as const;
