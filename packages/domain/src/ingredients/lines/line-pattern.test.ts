import fc from "fast-check";
import { anyCodePoint } from "#testing/any-code-point";
import { expect, test } from "vitest";
import { linePattern } from "./line-pattern";
import { parseLine } from "./parse-line";

const patternOf = (line: string): string => linePattern(parseLine(line));

test.each([
  ["200g Flour", "# g flour"],
  ["  200  g flour", "# g flour"],
  ["1 1/2 g FLOUR", "# g flour"],
  ["½ g flour", "# g flour"],
  ["2 to 3 g flour", "# g flour"],
  ["Flour, 200 g", "flour, # g"],
  ["half a lemon", "# lemon"],
  ["salt, to taste", "salt, to taste"],
])("%s is %s, whatever the amount", (line, pattern) => {
  expect(patternOf(line)).toBe(pattern);
});

test("sizes and kinds tell lines apart", () => {
  expect(patternOf("2 x 400g tins tomatoes")).toBe("# x 400g tins tomatoes");
  expect(patternOf("2 x 400g tins tomatoes")).not.toBe(patternOf("2 x 800g tins tomatoes"));
  expect(patternOf("300 g type 405 flour")).toBe("# g type 405 flour");
});

test("a line with any other amount has the same pattern", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9999 }),
      fc.constantFrom("g flour", "sm onions, halved", "tbsp olive oil"),
      (amount, rest) => {
        expect(patternOf(`${amount} ${rest}`)).toBe(patternOf(`1 ${rest}`));
      },
    ),
  );
});

test("any text has a pattern", () => {
  fc.assert(fc.property(fc.string({ unit: anyCodePoint }), (line) => typeof patternOf(line) === "string"));
});
