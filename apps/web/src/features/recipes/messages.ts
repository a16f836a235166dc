import { text } from "@tureen/messages/text";
/** Specification, sections 5 and 8. */
export const RECIPE_MESSAGES = {
  listFailed: text("Failed to load recipes"),
  loadFailed: text("Failed to load recipe"),
  deleteFailed: text("Failed to delete recipe"),
  deleted: text("Recipe deleted successfully"),
  updateFailed: text("Failed to update recipe"),
  updated: text("Recipe updated successfully!"),
  createFailed: text("Failed to create recipe"),
  created: text("Recipe created successfully!"),
  ingredientFailed: text("Failed to create ingredient"),
  ingredientCreated: text("New ingredient created successfully!"),
  versionsFailed: text("Failed to load earlier versions"),
  versionRestored: text("The earlier version is back"),
  versionRestoreFailed: text("The earlier version could not be brought back"),
  textCopied: text("The recipe is copied as a text"),
  linkCopied: text("The link is copied. It opens where your household can be reached"),
  copyFailed: text("This browser would not copy it"),
  requiredFields: text("Please fill in all required fields: title, instructions, and at least one ingredient"),
} as const;
