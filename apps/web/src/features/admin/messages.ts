/** Specification, section 8; the lower half is for what goes beyond it. */
export const ADMIN_MESSAGES = {
  statsFailed: "Failed to load statistics",
  settingsFailed: "Failed to load app settings",
  settingUpdated: "Setting updated successfully",
  settingFailed: "Failed to update setting",
  batchesFailed: "Failed to load import batches",
  rolledBack: "Import batch rolled back successfully",
  rollBackFailed: "Failed to rollback import batch",
  resetFailed: "Failed to reset ingredients",
  /** `kind` is the word in the call's path: "meal-plans". */
  deleteFailed: (kind: string) => `Failed to delete ${kind}`,

  healthFailed: "Failed to ask the local model",
  modelInstalled: "Model installed",
  pullFailed: "Failed to install the model",
  selfTestFailed: "Failed to run the self-test",
  passwordChanged: "Password changed. Sign in with the new one.",
  passwordFailed: "Failed to change the password",
  signedOutEverywhere: "Every device is signed out",
  signOutFailed: "Failed to sign out everywhere",
  tokensFailed: "Failed to load API tokens",
  tokenCreateFailed: "Failed to create the API token",
  tokenRevoked: "API token revoked",
  tokenRevokeFailed: "Failed to revoke the API token",
  tokenCopied: "Token copied",
  tokenNotCopied: "This browser does not let a page copy. Select the token and copy it.",
} as const;

/** The sentence that the server sends with what it has done. */
export function serverMessage(result: unknown): string | undefined {
  const isAnswer = typeof result === "object" && result !== null && "message" in result;
  return isAnswer && typeof result.message === "string" ? result.message : undefined;
}
