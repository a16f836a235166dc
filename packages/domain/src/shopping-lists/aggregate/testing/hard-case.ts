import { expect } from "vitest";
import { foodKey } from "#ingredients/names/food-key";
import { compareText } from "#ordering/compare-text";
import { findUnit, isForeignUnitWord } from "#quantities/find-unit";
import { toNumber } from "#quantities/rational";

/** An item as a list is expected to show it. */
export interface ExpectedItem {
  readonly name: string;
  readonly sub_type?: string | null;
  readonly totalAmount: number;
  readonly unit: string;
}

/** A kitchen, what it plans, and the list that is right for it: the shape of the collection beside the repository. */
export interface HardCase {
  readonly id: string;
  readonly title: string;
  readonly input: {
    readonly recipes: readonly {
      readonly id: number;
      readonly title: string;
      readonly servings: number | null;
      readonly ingredients: readonly {
        readonly name: string;
        readonly amount?: number | null;
        readonly unit?: string | null;
        readonly sub_type?: string | null;
      }[];
    }[];
    readonly meals: readonly { readonly recipe_id: number; readonly servings: number }[];
    readonly aliases: Readonly<Record<string, string>>;
    readonly larder: readonly {
      readonly name: string;
      readonly sub_type?: string | null;
      readonly quantity?: number;
      readonly unit?: string;
    }[];
  };
  readonly expected: readonly ExpectedItem[];
  readonly expectedLarder?: readonly ExpectedItem[];
}

/** The same foods to the letter, each in the same dimension; totals within 1.5 % or 0.05 of their base unit. */
export function expectSame(items: readonly ExpectedItem[], expected: readonly ExpectedItem[]): void {
  const found = items.map(comparable).toSorted(byLabel);
  const wanted = expected.map(comparable).toSorted(byLabel);
  expect(found.map(({ label }) => label)).toEqual(wanted.map(({ label }) => label));
  wanted.forEach(({ total, label }, index) => {
    const off = Math.abs((found[index]?.total ?? Infinity) - total);
    expect(off, label).toBeLessThanOrEqual(Math.max(0.015 * total, 0.05));
  });
}

interface Comparable {
  readonly label: string;
  /** In grams, millilitres or pieces; in its own unit for every other. */
  readonly total: number;
}

function comparable({ name, sub_type, totalAmount, unit }: ExpectedItem): Comparable {
  const food = `${foodKey(name)}, ${(sub_type ?? "").toLowerCase()}`;
  if (totalAmount === 0) return { label: `${food}: present`, total: 0 };
  const known = isForeignUnitWord(unit) ? undefined : findUnit(unit);
  if (!known || known.dimension === "natural")
    return { label: `${food}: ${known?.id ?? unit.toLowerCase()}`, total: totalAmount };
  return { label: `${food}: ${known.dimension}`, total: totalAmount * toNumber(known.toBase) };
}

function byLabel(left: Comparable, right: Comparable): number {
  return compareText(left.label, right.label);
}
