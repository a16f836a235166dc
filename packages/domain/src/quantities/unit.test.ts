import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { convert } from "./convert";
import { compare, rational, toNumber } from "./rational";
import { isContainer, MEASURED_UNITS, NATURAL_UNITS, PIECE, unitById } from "./unit";

const measured = fc.constantFrom(...MEASURED_UNITS);

describe("the table of units", () => {
  it("converts there and back without a trace", () => {
    fc.assert(
      fc.property(
        measured,
        measured,
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 1, max: 64 }),
        (from, to, num, den) => {
          const amount = rational(num, den);
          const there = convert(amount, from, to);
          if (from.dimension !== to.dimension) expect(there).toBeNull();
          else expect(there && convert(there, to, from)).toEqual(amount);
        },
      ),
    );
  });

  it.each([
    ["kg", "g", 1000],
    ["lb", "oz", 16],
    ["lb", "g", 453.592],
    ["oz", "g", 28.3495],
    ["l", "ml", 1000],
    ["tbsp", "tsp", 3],
    ["cup", "tbsp", 16],
    ["cup", "ml", 236.588],
    ["fl oz", "ml", 29.5735],
    ["pint", "cup", 2],
    ["quart", "pint", 2],
    ["gallon", "quart", 4],
  ])("holds a %s of so many %s", (from, to, size) => {
    const [one, other] = [unitById(from), unitById(to)];
    const converted = one && other ? convert(rational(1), one, other) : null;
    expect(converted && toNumber(converted)).toBeCloseTo(size, 3);
  });

  it("never adds an ounce to a fluid ounce, nor a clove to a bunch", () => {
    expect(unitById("oz")?.dimension).toBe("mass");
    expect(unitById("fl oz")?.dimension).toBe("volume");
    const [clove, bunch] = [unitById("clove"), unitById("bunch")];
    expect(clove && bunch && convert(rational(1), clove, bunch)).toBeNull();
    expect(clove && convert(rational(2), clove, clove)).toEqual(rational(2));
  });

  it("goes from small to large within a dimension and system, as the display of a sum expects", () => {
    for (const unit of MEASURED_UNITS) {
      const next = MEASURED_UNITS[MEASURED_UNITS.indexOf(unit) + 1];
      if (next?.dimension === unit.dimension && next.system === unit.system)
        expect(compare(unit.toBase, next.toBase)).toBeLessThan(0);
    }
  });

  it("names every unit once", () => {
    const ids = [PIECE, ...MEASURED_UNITS, ...NATURAL_UNITS].map((unit) => unit.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("knows what food is packed in", () => {
    const packed = ["can", "jar", "packet", "clove", "g"].filter((id) => {
      const unit = unitById(id);
      return unit !== undefined && isContainer(unit);
    });
    expect(packed).toEqual(["can", "jar", "packet"]);
  });
});
