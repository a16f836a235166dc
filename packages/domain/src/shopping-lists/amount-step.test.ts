import { expect, test } from "vitest";
import { amountStep } from "./amount-step";

test.each([
  [2, "", 1],
  [2, "can", 1],
  [3, "tbsp", 1],
  [1.5, "kg", 0.5],
  [20, "g", 10],
  [300, "Gramm", 50],
  [1500, "ml", 100],
  [1, "handful of the good ones", 1],
])("a tap changes %d %s by %d", (amount, unit, step) => {
  expect(amountStep(amount, unit)).toBe(step);
});
