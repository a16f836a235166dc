/** Specification, sections 5 and 8. */
export const LIST_MESSAGES = {
  loadFailed: "Failed to load shopping lists",
  locked: "Shopping list locked successfully!",
  lockFailed: "Failed to lock shopping list",
  unlocked: "Shopping list unlocked successfully!",
  unlockFailed: "Failed to unlock shopping list",
  ordered: "Shopping list marked as ordered!",
  orderFailed: "Failed to mark shopping list as ordered",
  generated: "Shopping list generated successfully!",
  generateFailed: "Failed to generate shopping list",
  datesRequired: "Please select start and end dates",
  exported: "Shopping list exported successfully!",
  exportFailed: "Failed to export shopping list",
  deleted: "Shopping list deleted successfully!",
  deleteFailed: "Failed to delete shopping list",
  updated: "Shopping list updated successfully!",
  updateFailed: "Failed to update shopping list",
} as const;
