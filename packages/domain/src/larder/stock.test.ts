import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromNumber, toNumber } from "../quantities/rational";
import { takeOff, type Amount, type Stock } from "./stock";

const left = (rows: readonly Stock[], ...needed: readonly [number, string, Amount["pack"]?][]) =>
  takeOff(
    rows,
    needed.map(([amount, unit, pack]) => ({ amount: fromNumber(amount), unit, pack })),
    "imperial",
  ).map(({ row, left: amount }) => [toNumber(amount), row.unit]);

describe("what a dish takes off the larder", () => {
  it.each<[string, Stock[], readonly [number, string, Amount["pack"]?][], unknown]>([
    ["grams of kilograms", [{ quantity: 2, unit: "kg" }], [[500, "g"]], [[1.5, "kg"]]],
    ["pieces of pieces", [{ quantity: 6, unit: "" }], [[2, ""]], [[4, ""]]],
    ["tins of cans", [{ quantity: 3, unit: "cans" }], [[2, "tins"]], [[1, "cans"]]],
    [
      "packs by what is in them",
      [{ quantity: 1000, unit: "g" }],
      [[2, "tins", { amount: fromNumber(400), unit: "g" }]],
      [[200, "g"]],
    ],
    [
      "of the first row first, then of the next",
      [
        { quantity: 200, unit: "g" },
        { quantity: 1, unit: "kg" },
      ],
      [[500, "g"]],
      [
        [0, "g"],
        [0.7, "kg"],
      ],
    ],
    ["no more than there is", [{ quantity: 1, unit: "l" }], [[2, "l"]], [[0, "l"]]],
    ["nothing that cannot be told", [{ quantity: 1, unit: "jar" }], [[1, "tsp"]], []],
    ["nothing of a row that is empty, or for a line without an amount", [{ quantity: 0, unit: "g" }], [[0, "g"]], []],
  ])("%s", (_what, rows, needed, expected) => {
    expect(left(rows, ...needed)).toEqual(expected);
  });

  it("never leaves less than nothing, and never more than there was", () => {
    const row = fc.record({
      quantity: fc.double({ min: 0, max: 1e9, noNaN: true }),
      unit: fc.constantFrom("g", "kg", "lb", ""),
    });
    const need = fc.tuple(fc.double({ min: 0, max: 1e6, noNaN: true }), fc.constantFrom("g", "kg", "oz", "", "clove"));
    fc.assert(
      fc.property(fc.array(row), fc.array(need), (rows, needed) => {
        const stays = takeOff(
          rows,
          needed.map(([amount, unit]) => ({ amount: fromNumber(amount), unit })),
          "us",
        );
        for (const { row: of, left: amount } of stays) {
          expect(toNumber(amount)).toBeGreaterThanOrEqual(0);
          expect(toNumber(amount)).toBeLessThanOrEqual(of.quantity);
        }
      }),
    );
  });
});
