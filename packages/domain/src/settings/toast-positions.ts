/** Where short messages may appear; the first until the family chooses. */
export const TOAST_POSITIONS = ["top-center", "bottom-center", "top-right", "bottom-right"] as const;
