import { text } from "@tureen/messages/text";

export const NUTRITION_MESSAGES = {
  corrected: text("Remembered for this food in every recipe"),
  correctFailed: text("The correction could not be saved"),
} as const;
