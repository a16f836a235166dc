import { text } from "@tureen/messages/text";

export const COLLECTION_MESSAGES = {
  loadFailed: text("The collection could not be read"),
  saved: text("Collection saved"),
  saveFailed: text("The collection could not be saved"),
  deleted: text("Collection deleted; its recipes stay"),
  deleteFailed: text("The collection could not be deleted"),
} as const;
