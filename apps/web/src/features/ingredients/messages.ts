import { text } from "@tureen/messages/text";
/** Specification, section 8; the lower half is for what goes beyond it. */
export const INGREDIENT_MESSAGES = {
  loadFailed: text("Failed to load ingredients"),
  created: text("New ingredient created successfully!"),
  createFailed: text("Failed to create ingredient"),
  aliasAdded: text("Alias added successfully!"),
  aliasFailed: text("Failed to add alias"),
  aliasRemoved: text("Alias removed"),
  aliasNotRemoved: text("Failed to remove alias"),
  deleted: text("Ingredient deleted"),
  deleteFailed: text("Failed to delete ingredient"),
  updated: text("Ingredient updated successfully!"),
  updateFailed: text("Failed to update ingredient"),
  duplicatesFailed: text("Failed to look for duplicates"),
  merged: text("Ingredients merged"),
  mergeFailed: text("Failed to merge ingredients"),
  unmerged: text("The ingredients are two again"),
  unmergeFailed: text("Failed to undo the merge"),
  reviewFailed: text("Failed to load what imports added"),
  reviewed: text("Marked as reviewed"),
  markFailed: text("Failed to mark as reviewed"),
} as const;
