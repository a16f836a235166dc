import { text } from "@tureen/messages/text";
/** Specification, section 8. */
export const AUTH_MESSAGES = {
  signedIn: text("Logged in successfully!"),
  signedOut: text("Logged out successfully"),
  signInFailed: text("Login failed"),
} as const;
