/** Specification, section 8. */
export const DASHBOARD_MESSAGES = { loadFailed: "Failed to load dashboard data" } as const;
