/** Specification, sections 5 and 8. */
export const MEAL_MESSAGES = {
  signedOut: "Please log in to access meal planning",
  loadFailed: "Failed to load meal planning data",
  added: "Meal added successfully!",
  addFailed: "Failed to add meal",
  updated: "Meal updated successfully!",
  updateFailed: "Failed to update meal",
  removed: "Meal removed successfully!",
  removeFailed: "Failed to remove meal",
  requiredFields: "Please fill in all required fields",
  isLocked: "Meal is locked",
} as const;
