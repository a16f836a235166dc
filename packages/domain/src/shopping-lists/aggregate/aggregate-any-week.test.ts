import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildFoodIndex } from "../../ingredients/matching/food-index";
import { toTotalAmount } from "../../quantities/decimal-text";
import { findUnit } from "../../quantities/find-unit";
import { add, isZero, multiply, ONE, rational, ZERO } from "../../quantities/rational";
import { aggregate } from "./aggregate-items";
import type { Contribution, ShoppingFood, AggregatedItem } from "../shopping-item";
import { planned } from "./testing/planned-lines";

const CATALOGUE: readonly ShoppingFood[] = [
  { id: 1, name: "spring onion", aliases: ["scallion"], category: "Fruit & Vegetables" },
  { id: 2, name: "flour", category: "Baking", gramsPerMl: rational(53, 100) },
  { id: 3, name: "lemon", category: "Fruit & Vegetables", gramsPerPiece: rational(120) },
  { id: 4, name: "honey", category: null, gramsPerMl: rational(7, 5), gramsPerPiece: rational(20) },
];
const catalogue = buildFoodIndex(CATALOGUE);

describe("any week", () => {
  const anyLine = fc
    .record({
      name: fc.constantFrom("flour", "Flour", "scallion", "spring onions", "lemon", "onion", "milk", "honey", "hummus"),
      subType: fc.constantFrom(null, "", "red", "Red"),
      amount: fc.option(fc.tuple(fc.nat(5000), fc.integer({ min: 1, max: 12 })), { freq: 5 }),
      unit: fc.constantFrom("", "piece", "g", "kg", "lb", "cup", "ml", "EL", "TL", "clove", "can", "zorp", "zorps"),
      pack: fc.option(fc.constantFrom({ amount: rational(400), unit: "g" }, { amount: rational(2, 5), unit: "kg" }), {
        freq: 4,
      }),
      mealId: fc.integer({ min: 1, max: 5 }),
      mealServings: fc.integer({ min: 1, max: 12 }),
      recipeServings: fc.option(fc.integer({ min: 0, max: 7 })),
    })
    .map(({ amount, ...rest }): Contribution => ({
      ...planned(rest.name, null),
      ...rest,
      amount: amount && rational(...amount),
    }));
  const anyWeek = fc.array(anyLine, { maxLength: 25 });
  const plainCatalogue = buildFoodIndex(CATALOGUE.map(({ id, name, category }) => ({ id, name, category })));

  it("comes to the same list in whatever order its lines are read", () => {
    const shuffled = anyWeek.chain((lines) =>
      fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length, maxLength: lines.length })),
    );
    fc.assert(
      fc.property(shuffled, ([lines, reordered]) => {
        expect(aggregate(reordered, catalogue)).toEqual(aggregate(lines, catalogue));
      }),
    );
  });

  it("equals the sum of its contributions exactly, loses no line and repeats no item", () => {
    fc.assert(
      fc.property(anyWeek, (lines) => {
        const items = aggregate(lines, catalogue);
        for (const item of items) {
          expect(item.contributions.length).toBeGreaterThan(0);
          expect(item.contributions.reduce((sum, { addedAmount }) => add(sum, addedAmount), ZERO)).toEqual(item.amount);
        }
        expect(items.flatMap((item) => item.contributions)).toHaveLength(lines.length);
        expect(new Set(items.map((item) => item.key)).size).toBe(items.length);
      }),
    );
  });

  it("adds up in parts: two half weeks make the week", () => {
    const lineOf = ({ name, subType, unit, pack, amount }: AggregatedItem): Contribution => ({
      ...planned(name, null, unit, { subType, pack }),
      amount: isZero(amount) ? null : amount,
    });
    const bases = (items: readonly AggregatedItem[]): ReadonlyMap<string, unknown> =>
      new Map(items.map(({ key, amount, unit }) => [key, multiply(amount, findUnit(unit)?.toBase ?? ONE)]));
    fc.assert(
      fc.property(anyWeek, anyWeek, (early, late) => {
        const halves = [...aggregate(early, plainCatalogue), ...aggregate(late, plainCatalogue)];
        expect(bases(aggregate(halves.map(lineOf), plainCatalogue))).toEqual(
          bases(aggregate([...early, ...late], plainCatalogue)),
        );
      }),
    );
  });

  it("never shows an amount as nothing", () => {
    fc.assert(
      fc.property(anyWeek, (lines) => {
        for (const item of aggregate(lines, catalogue)) {
          expect(toTotalAmount(item.amount) === 0).toBe(isZero(item.amount));
          expect(Number.isFinite(toTotalAmount(item.amount))).toBe(true);
        }
      }),
    );
  });
});
