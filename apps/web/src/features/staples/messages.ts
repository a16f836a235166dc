import { text } from "@tureen/messages/text";

export const STAPLE_MESSAGES = {
  loadFailed: text("Failed to load staples"),
  added: text("It is a staple now"),
  addFailed: text("Failed to make it a staple"),
  updated: text("Staple changed"),
  updateFailed: text("Failed to change the staple"),
  removed: text("It is a staple no more"),
  removeFailed: text("Failed to remove the staple"),
  put: text("The staples are on the list"),
  putFailed: text("Failed to put the staples on the list"),
} as const;
