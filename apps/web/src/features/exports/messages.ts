import { text } from "@tureen/messages/text";

export const EXPORT_MESSAGES = {
  failed: text("Failed to export"),
} as const;
