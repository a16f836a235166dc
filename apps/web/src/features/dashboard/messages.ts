import { text } from "@tureen/messages/text";
/** Specification, section 8. */
export const DASHBOARD_MESSAGES = { loadFailed: text("Failed to load dashboard data") } as const;
