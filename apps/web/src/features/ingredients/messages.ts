/** Specification, section 8; the lower half is for what goes beyond it. */
export const INGREDIENT_MESSAGES = {
  loadFailed: "Failed to load ingredients",
  created: "New ingredient created successfully!",
  createFailed: "Failed to create ingredient",
  aliasAdded: "Alias added successfully!",
  aliasFailed: "Failed to add alias",
  updated: "Ingredient updated successfully!",
  updateFailed: "Failed to update ingredient",
  duplicatesFailed: "Failed to look for duplicates",
  merged: "Ingredients merged",
  mergeFailed: "Failed to merge ingredients",
  unmerged: "The ingredients are two again",
  unmergeFailed: "Failed to undo the merge",
  reviewFailed: "Failed to load what imports added",
  reviewed: "Marked as reviewed",
  markFailed: "Failed to mark as reviewed",
} as const;
