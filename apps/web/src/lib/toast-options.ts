import type { ToasterProps } from "sonner";

/** The one place for position and durations of toasts (specification, section 9). */
export const TOAST_POSITION = "top-center" satisfies ToasterProps["position"];
export const SUCCESS_TOAST_MS = 2000;
export const ERROR_TOAST_MS = 4000;
/** A toast with an action stays longer, so that it can be reached. */
export const ACTION_TOAST_MS = 10_000;
export const MAX_TOASTS = 20;
