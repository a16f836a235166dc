import { textLines } from "./ingredient-text";

/** "1. ", "2) ", "Step 3: " before a step; "2 eggs" and "1.5 l" are none. */
const STEP_NUMBER = /^(?:step\s+)?\d{1,3}\s*[.):]\s+/i;

/** Instructions as steps: one a line (specification, section 3), without blank lines and numbers of their own. */
export function instructionSteps(instructions: string): readonly string[] {
  return textLines(instructions)
    .map((line) => line.replace(STEP_NUMBER, ""))
    .filter((line) => line !== "");
}
