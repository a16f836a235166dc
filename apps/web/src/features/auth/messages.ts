/** Specification, section 8. */
export const AUTH_MESSAGES = {
  signedIn: "Logged in successfully!",
  signedOut: "Logged out successfully",
  signInFailed: "Login failed",
} as const;
