/** Specification, section 8. */
export const LARDER_MESSAGES = {
  loadFailed: "Failed to load larder items",
  searchFailed: "Failed to search ingredients",
  added: "Ingredient added to larder",
  addFailed: "Failed to add ingredient to larder",
  updated: "Larder item updated",
  updateFailed: "Failed to update larder item",
  removed: "Ingredient removed from larder",
  removeFailed: "Failed to remove ingredient from larder",
} as const;
