import { text } from "@tureen/messages/text";

/** This screen is beyond the specification; the server says why a file cannot be read. */
export const IMPORT_MESSAGES = {
  previewFailed: text("Failed to read the file"),
  startFailed: text("Failed to import the recipes"),
  cancelFailed: text("Failed to stop the import"),
  loadFailed: text("Failed to load the import"),
} as const;
