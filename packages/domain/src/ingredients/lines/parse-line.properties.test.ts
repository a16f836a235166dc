import fc from "fast-check";
import { anyCodePoint } from "#testing/any-code-point";
import { describe, expect, it } from "vitest";
import { unitWord } from "../../quantities/find-unit";
import { rational, toNumber, toText } from "../../quantities/rational";
import { MEASURED_UNITS, NATURAL_UNITS } from "../../quantities/unit";
import { parseLine } from "./parse-line";

const pieces = fc.constantFrom(
  "1",
  "½",
  "2-3",
  "1/2",
  "cup",
  "g",
  "(",
  ")",
  "[",
  "]",
  ",",
  "or",
  "and",
  "plus",
  "x",
  "/",
  "-",
  "–",
  "finely",
  "chopped",
  "garlic",
  "cloves",
  "of",
  "a",
  "for",
  "to taste",
  "large",
  "d'",
  "400g",
  "tin",
  "each",
  "about",
  "🍅",
  "שמן",
  "ﬁ",
  "\u0301",
  "é",
  ".",
  ":",
  "%",
  "\t",
  "\u2028",
);
/** Anything at all, and lines made of what the parser looks for. */
const lines = fc.oneof(
  fc.string(),
  fc.string({ unit: anyCodePoint }),
  fc.array(pieces, { maxLength: 30 }).map((words) => words.join(" ")),
  fc.array(pieces, { maxLength: 30 }).map((words) => words.join("")),
);

describe("whatever is written", () => {
  it("reads it, keeps it as it was, and always has a name for a line with letters", () => {
    fc.assert(
      fc.property(lines, (line) => {
        const parsed = parseLine(line);
        expect(parsed.raw).toBe(line);
        if (/\p{L}/u.test(line)) expect(parsed.name).not.toBe("");
        if (parsed.amountMax) expect(parsed.amount).not.toBeNull();
      }),
      { numRuns: 1000 },
    );
  });

  it("never finds a negative amount or an upper end below the lower", () => {
    fc.assert(
      fc.property(lines, (line) => {
        const { amount, amountMax } = parseLine(line);
        if (amount) expect(toNumber(amount)).toBeGreaterThanOrEqual(0);
        if (amount && amountMax) expect(toNumber(amountMax)).toBeGreaterThan(toNumber(amount));
      }),
      { numRuns: 2000 },
    );
  });

  it("loses no letter of a line that is too long to be one: the rest is in the notes", () => {
    const parsed = parseLine(`2 cups rice, ${"washed well ".repeat(5000)}`);
    expect([parsed.unit, parsed.name]).toEqual(["cup", "rice"]);
    expect(parsed.notes.match(/washed/g)).toHaveLength(5000);
  });
});

describe("a line written from an amount, a unit and a food", () => {
  // "inch" and "cm" measure a piece, and the shortest forms of some units are words of other things.
  const units = [...MEASURED_UNITS, ...NATURAL_UNITS].filter(
    (unit) => !["inch", "cm", "mm", "Pfund"].includes(unit.id),
  );

  it("is read back as the same", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...units),
        fc.integer({ min: 1, max: 999 }),
        fc.constantFrom(1, 2, 3, 4, 8),
        (unit, num, den) => {
          const amount = rational(num, den);
          const parsed = parseLine(`${toText(amount)} ${unitWord(unit.id, num > den)} of rice`);
          expect([parsed.amount, parsed.unit, parsed.name]).toEqual([amount, unit.id, "rice"]);
        },
      ),
    );
  });
});
