/** Specification, sections 5 and 8. */
export const RECIPE_MESSAGES = {
  listFailed: "Failed to load recipes",
  loadFailed: "Failed to load recipe",
  deleteFailed: "Failed to delete recipe",
  deleted: "Recipe deleted successfully",
  updateFailed: "Failed to update recipe",
  updated: "Recipe updated successfully!",
  createFailed: "Failed to create recipe",
  created: "Recipe created successfully!",
  ingredientFailed: "Failed to create ingredient",
  ingredientCreated: "New ingredient created successfully!",
  versionsFailed: "Failed to load earlier versions",
  versionRestored: "The earlier version is back",
  versionRestoreFailed: "The earlier version could not be brought back",
  requiredFields: "Please fill in all required fields: title, instructions, and at least one ingredient",
} as const;
