import { text } from "@tureen/messages/text";
/** Specification, section 8. */
export const LARDER_MESSAGES = {
  loadFailed: text("Failed to load larder items"),
  searchFailed: text("Failed to search ingredients"),
  added: text("Ingredient added to larder"),
  addFailed: text("Failed to add ingredient to larder"),
  updated: text("Larder item updated"),
  updateFailed: text("Failed to update larder item"),
  removed: text("Ingredient removed from larder"),
  removeFailed: text("Failed to remove ingredient from larder"),
  takenOff: text("Taken off the larder"),
  takeOffFailed: text("Failed to take it off the larder"),
} as const;
