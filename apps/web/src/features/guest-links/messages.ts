import { text } from "@tureen/messages/text";
/** Links that open a recipe without a sign-in (beyond the specification). */
export const GUEST_LINK_MESSAGES = {
  loadFailed: text("Failed to load the links for guests"),
  createFailed: text("Failed to make the link"),
  revoked: text("The link opens nothing any more"),
  revokeFailed: text("Failed to end the link"),
  copied: text("The link is copied"),
  notCopied: text("This browser did not copy it. Select the address and copy it by hand."),
} as const;
