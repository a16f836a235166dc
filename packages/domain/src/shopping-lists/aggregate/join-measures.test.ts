import fc from "fast-check";
import { expect, test } from "vitest";
import { add, fromNumber, isPositive, rational, toNumber, ZERO, type Rational } from "../../quantities/rational";
import { joinMeasures, splitMeasures, type MeasuredItem } from "./join-measures";
import type { ItemReason } from "../shopping-item";

const ONION = { gramsPerMl: rational(1, 2), gramsPerPiece: rational(110) };

function reason(amount: Rational, unit: string): ItemReason {
  return {
    mealId: 1,
    date: "2026-11-22",
    mealType: "dinner",
    mealServings: 2,
    recipeId: 1,
    recipeTitle: "Soup",
    recipeServings: 2,
    line: `${toNumber(amount)} ${unit} onion`,
    amount,
    unit,
    scaledAmount: amount,
    addedAmount: amount,
  };
}

const item = (amount: number, unit: string): MeasuredItem => {
  const exact = fromNumber(amount);
  return { unit, pack: null, amount: exact, contributions: [reason(exact, unit)] };
};

test("pieces, volumes and weights of one food become one weight, each line with what it adds", () => {
  const sum = joinMeasures([item(300, "g"), item(2, ""), item(100, "ml")], ONION);
  expect(sum).toMatchObject({ unit: "g", amount: rational(570), joinedBy: ["density", "piece weight"] });
  expect(sum?.contributions.map(({ addedAmount }) => toNumber(addedAmount))).toEqual([300, 220, 50]);
});

test("what nobody can weigh, and what is one measure already, is not joined", () => {
  expect(joinMeasures([item(300, "g"), item(2, "slice")], ONION)).toBeNull();
  expect(joinMeasures([item(300, "g"), item(2, "")], { ...ONION, gramsPerPiece: null })).toBeNull();
  expect(joinMeasures([item(300, "g"), item(1, "kg")], ONION)).toBeNull();
  expect(joinMeasures([item(300, "g"), { ...item(2, ""), amount: ZERO }], ONION)).toBeNull();
  expect(splitMeasures([reason(fromNumber(300), "g"), reason(fromNumber(1), "kg")])).toBeNull();
});

test("whatever is joined is exactly what it was when it is taken apart again", () => {
  const amount = fc.integer({ min: 1, max: 5000 }).map((quarters) => quarters / 4);
  const items = fc.tuple(
    fc.array(fc.tuple(amount, fc.constantFrom("g", "kg", "oz")), { minLength: 1, maxLength: 3 }),
    fc.array(fc.tuple(amount, fc.constantFrom("", "large")), { minLength: 1, maxLength: 3 }),
  );
  fc.assert(
    fc.property(items, (groups) => {
      const reasons = groups.map((lines) => lines.map(([each, unit]) => reason(fromNumber(each), unit)));
      const before = splitMeasures(reasons.flat());
      const joined =
        before &&
        joinMeasures(
          before.map((part) => ({ ...part, pack: null })),
          ONION,
        );
      if (!joined) throw new Error("they can be weighed");
      const total = joined.contributions.reduce((sum, { addedAmount }) => add(sum, addedAmount), ZERO);
      expect(total).toEqual(joined.amount);
      expect(isPositive(joined.amount)).toBe(true);
      expect(splitMeasures(joined.contributions)).toEqual(before);
    }),
  );
});
