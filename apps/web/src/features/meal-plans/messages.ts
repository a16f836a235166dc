import { text } from "@tureen/messages/text";
/** Specification, sections 5 and 8. */
export const MEAL_MESSAGES = {
  loadFailed: text("Failed to load meal planning data"),
  added: text("Meal added successfully!"),
  addFailed: text("Failed to add meal"),
  updated: text("Meal updated successfully!"),
  updateFailed: text("Failed to update meal"),
  removed: text("Meal removed successfully!"),
  removeFailed: text("Failed to remove meal"),
  requiredFields: text("Please fill in all required fields"),
  isLocked: text("Meal is locked"),
  proposeFailed: text("No dinners could be proposed"),
  takenBack: text("The meals are off the plan again"),
  weekSaved: text("The week is saved"),
  weekNotSaved: text("The week could not be saved"),
  weeksFailed: text("Failed to load the saved weeks"),
  weekDeleted: text("The saved week is deleted"),
  weekNotDeleted: text("The saved week could not be deleted"),
} as const;
