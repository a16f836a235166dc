import { text } from "@tureen/messages/text";
/** Specification, sections 5 and 8. */
export const LIST_MESSAGES = {
  loadFailed: text("Failed to load shopping lists"),
  locked: text("Shopping list locked successfully!"),
  lockFailed: text("Failed to lock shopping list"),
  unlocked: text("Shopping list unlocked successfully!"),
  unlockFailed: text("Failed to unlock shopping list"),
  ordered: text("Shopping list marked as ordered!"),
  notOrdered: text("It is locked in again, not ordered"),
  orderFailed: text("Failed to mark shopping list as ordered"),
  generated: text("Shopping list generated successfully!"),
  generateFailed: text("Failed to generate shopping list"),
  datesRequired: text("Please select start and end dates"),
  exported: text("Shopping list exported successfully!"),
  exportFailed: text("Failed to export shopping list"),
  deleted: text("Shopping list deleted successfully!"),
  deleteFailed: text("Failed to delete shopping list"),
  updated: text("Shopping list updated successfully!"),
  updateFailed: text("Failed to update shopping list"),
  createFailed: text("Failed to make a list"),
  copied: text("List copied"),
  copyFailed: text("This browser would not copy it"),
} as const;
