import { TOAST_POSITIONS } from "@tureen/domain/settings/toast-positions";

export type ToastPosition = (typeof TOAST_POSITIONS)[number];

/** Where toasts appear by the setting `toast_position`; the first position until it is known (decisions, section 4). */
export function toastPosition(setting: unknown): ToastPosition {
  return TOAST_POSITIONS.find((position) => position === setting) ?? TOAST_POSITIONS[0];
}

/** The one place for the durations of toasts (specification, section 9). */
export const SUCCESS_TOAST_MS = 2000;
export const ERROR_TOAST_MS = 4000;
/** A toast with an action stays longer, so that it can be reached. */
export const ACTION_TOAST_MS = 10_000;
export const MAX_TOASTS = 20;
