import fc from "fast-check";
import { expect, it } from "vitest";
import { toNumber } from "../../quantities/rational";
import { parseFoods } from "./parse-foods";

const FOODS = [
  "carrots",
  "leeks",
  "flour",
  "olive oil",
  "ground beef",
  "bay leaves",
  "crème fraîche",
  "Zwiebeln",
  "tomates",
];
const UNITS = ["", "g", "tbsp", "cups", "cloves", "tins", "EL"];
const NOTES = ["", ", finely chopped", ", to taste", " (see note)", ", at room temperature", ", peeled and diced"];
const JOINERS = [", ", " and ", " plus ", ", plus ", " & ", "; ", " und "];

const part = fc.record({
  amount: fc.integer({ min: 1, max: 99 }),
  unit: fc.constantFrom(...UNITS),
  food: fc.constantFrom(...FOODS),
  note: fc.constantFrom(...NOTES),
});
const written = (one: { amount: number; unit: string; food: string; note: string }): string =>
  [one.amount, one.unit, one.food].filter((word) => word !== "").join(" ") + one.note;

/** Everything that the derived lines and their notes say, as one text. */
function said(line: string): string {
  return parseFoods(line)
    .map(({ amount, amountMax, unitWord, name, size, notes }) =>
      [amount && toNumber(amount), amountMax && toNumber(amountMax), unitWord, name, size, notes].join(" "),
    )
    .join(" ");
}

it("every number and every food of a line is in its derived lines or its notes", () => {
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 4 }),
      fc.array(fc.constantFrom(...JOINERS)),
      (parts, joiners) => {
        const line = parts.map((one, index) => (index === 0 ? "" : (joiners[index] ?? ", ")) + written(one)).join("");
        const words = said(line);
        for (const { amount, food } of parts) {
          expect(words).toContain(String(amount));
          expect(words).toContain(food);
        }
      },
    ),
    { seed: 20261122, numRuns: 300 },
  );
});

it("no derived line has a number or a food that the line lacks", () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), fc.constantFrom(...JOINERS), (parts, joiner) => {
      const line = parts.map(written).join(joiner);
      for (const { amount, name } of parseFoods(line)) {
        expect(parts.some((one) => amount === null || one.amount === toNumber(amount))).toBe(true);
        expect(line).toContain(name);
      }
    }),
    { seed: 20261122, numRuns: 300 },
  );
});

it("any text is read, as a line that stands under itself", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (line) => {
      const foods = parseFoods(line);
      expect(foods.length).toBeGreaterThan(0);
      expect(foods.every(({ raw }) => raw === line)).toBe(true);
    }),
    { seed: 20261122, numRuns: 300 },
  );
});
