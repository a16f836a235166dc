import { text } from "@tureen/messages/text";
/** Specification, section 8; the lower half is for what goes beyond it. */
export const ADMIN_MESSAGES = {
  statsFailed: text("Failed to load statistics"),
  settingsFailed: text("Failed to load app settings"),
  settingUpdated: text("Setting updated successfully"),
  settingFailed: text("Failed to update setting"),
  batchesFailed: text("Failed to load import batches"),
  rolledBack: text("Import batch rolled back successfully"),
  rollBackFailed: text("Failed to rollback import batch"),
  resetFailed: text("Failed to reset ingredients"),
  /** `kind` is the word in the call's path: "meal-plans". */
  deleteFailed: (kind: string) => text("Failed to delete {kind}", { kind }),

  healthFailed: text("Failed to ask the local model"),
  modelInstalled: text("Model installed"),
  pullFailed: text("Failed to install the model"),
  selfTestFailed: text("Failed to run the self-test"),
  passwordChanged: text("Password changed. Sign in with the new one."),
  passwordFailed: text("Failed to change the password"),
  signedOutEverywhere: text("Every device is signed out"),
  signOutFailed: text("Failed to sign out everywhere"),
  devicesFailed: text("Failed to load the devices"),
  deviceNamed: text("The device has its name"),
  deviceNameFailed: text("Failed to name the device"),
  deviceSignedOut: text("The device is signed out"),
  deviceSignOutFailed: text("Failed to sign the device out"),
  tokensFailed: text("Failed to load API tokens"),
  tokenCreateFailed: text("Failed to create the API token"),
  tokenRevoked: text("API token revoked"),
  tokenRevokeFailed: text("Failed to revoke the API token"),
  tokenCopied: text("Token copied"),
  tokenNotCopied: text("This browser does not let a page copy. Select the token and copy it."),
} as const;
