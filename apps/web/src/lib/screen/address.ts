/** The address that the browser shows: path and search. */
export const addressNow = (): string => window.location.pathname + window.location.search;
