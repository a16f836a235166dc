/** Specification, section 8; the last are for what goes beyond it. */
export const PDF_MESSAGES = {
  imported: (count: number) => `Successfully imported ${count} recipes!`,
  failed: "Failed to process PDF",
  notAPdf: "Please select a valid PDF file",
  loadFailed: "Failed to load the import",
  cancelFailed: "Failed to stop the import",
  restFailed: "Failed to import the other recipes",
  retryFailed: "Failed to read the pages again",
  pagesFailed: "Failed to load the pages",
} as const;
