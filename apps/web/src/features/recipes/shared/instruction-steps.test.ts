import { describe, expect, it } from "vitest";
import { instructionSteps } from "./instruction-steps";

describe("instructions", () => {
  it("are one step a line, blank ones left out", () => {
    expect(instructionSteps("Slice the leeks.\r\n\r\n  Simmer them.\n")).toEqual(["Slice the leeks.", "Simmer them."]);
  });

  it("lose the numbers that somebody wrote before them", () => {
    expect(instructionSteps("1. Mix\n2) Bake\nStep 3: Eat")).toEqual(["Mix", "Bake", "Eat"]);
  });

  it("keep numbers that are part of a step", () => {
    expect(instructionSteps("2 eggs go in last\n1.5 l water to the boil")).toEqual([
      "2 eggs go in last",
      "1.5 l water to the boil",
    ]);
  });
});
