import { text } from "@tureen/messages/text";
/** Specification, section 8; the last are for what goes beyond it. */
export const PDF_MESSAGES = {
  imported: (count: number) => text("Successfully imported {count} recipes!", { count }),
  failed: text("Failed to process PDF"),
  notAPdf: text("Please select a valid PDF file"),
  loadFailed: text("Failed to load the import"),
  cancelFailed: text("Failed to stop the import"),
  restFailed: text("Failed to import the other recipes"),
  retryFailed: text("Failed to read the pages again"),
  settleFailed: text("Failed to note what became of it"),
  pagesFailed: text("Failed to load the pages"),
} as const;
