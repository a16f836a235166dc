import { describe, expect, it } from "vitest";
import { parseLocalDate, type LocalDate } from "../dates/local-date";
import { foodIdentity } from "../ingredients/matching/food-identity";
import { buildFoodIndex } from "../ingredients/matching/food-index";
import { matchFood } from "../ingredients/matching/match-ingredient";
import { foodKey } from "../ingredients/names/food-key";
import { compareText } from "../ordering/compare-text";
import { toTotalAmount } from "../quantities/decimal-text";
import { findUnit, isForeignUnitWord } from "../quantities/find-unit";
import { fromNumber, toNumber } from "../quantities/rational";
import { aggregate } from "./aggregate-items";
import type { Contribution, ShoppingFood, ShoppingItem } from "./shopping-item";
import { splitByLarder } from "./split-by-larder";

/** A collection of hard cases that is kept outside the repository; it is run where it lies beside it. */
declare global {
  interface ImportMeta {
    glob(
      path: string,
      options: { readonly eager: true; readonly import: "default" },
    ): Readonly<Record<string, unknown>>;
  }
}

interface CaseLine {
  readonly name: string;
  readonly amount?: number | null;
  readonly unit?: string | null;
  readonly sub_type?: string | null;
}

interface ExpectedItem {
  readonly name: string;
  readonly sub_type?: string | null;
  readonly totalAmount: number;
  readonly unit: string;
}

interface HardCase {
  readonly id: string;
  readonly title: string;
  readonly input: {
    readonly recipes: readonly {
      readonly id: number;
      readonly title: string;
      readonly servings: number | null;
      readonly ingredients: readonly CaseLine[];
    }[];
    readonly meals: readonly { readonly recipe_id: number; readonly servings: number }[];
    readonly aliases: Readonly<Record<string, string>>;
    readonly larder: readonly { readonly name: string; readonly sub_type?: string | null }[];
  };
  readonly expected: readonly ExpectedItem[];
  readonly expectedLarder?: readonly ExpectedItem[];
}

const files = Object.values(
  import.meta.glob("../../../../../shared/data/aggregation-cases.dev.json", { eager: true, import: "default" }),
);
// Safe: the shape of the collection is the one above; a file of another shape fails the tests, as it should.
const cases = (files as readonly { readonly cases: readonly HardCase[] }[]).flatMap((file) => file.cases);
const DAY: LocalDate = parseLocalDate("2026-07-13") ?? fail("a date");

describe.skipIf(cases.length === 0)("hard cases of adding up a shopping list", () => {
  it.each(cases)("$id $title", ({ input, expected, expectedLarder = [] }) => {
    const catalogue = buildFoodIndex(catalogueOf(input.aliases));
    const items = aggregate(contributionsOf(input), catalogue);
    const larder = input.larder.map(({ name, sub_type }, id) => ({
      id,
      foodKey: foodIdentity(matchFood(catalogue, { name, subType: sub_type }), name, sub_type).key,
    }));
    const { toBuy, inLarder } = splitByLarder(items, larder);
    expectSame(toBuy, expected);
    expectSame(
      inLarder.map(({ item }) => item),
      expectedLarder,
    );
  });
});

describe.skipIf(cases.length > 0)("hard cases of adding up a shopping list", () => {
  it.skip("are not run: their collection does not lie beside the repository", () => undefined);
});

function catalogueOf(aliases: HardCase["input"]["aliases"]): readonly ShoppingFood[] {
  return Object.entries(aliases).map(([alias, name], id) => ({ id, name, aliases: [alias], category: null }));
}

function contributionsOf({ recipes, meals }: HardCase["input"]): readonly Contribution[] {
  return meals.flatMap((meal, mealId) =>
    recipes
      .filter((recipe) => recipe.id === meal.recipe_id)
      .flatMap((recipe) => recipe.ingredients.map((line) => contributionOf(line, recipe, mealId, meal.servings))),
  );
}

function contributionOf(
  line: CaseLine,
  recipe: HardCase["input"]["recipes"][number],
  mealId: number,
  mealServings: number,
): Contribution {
  return {
    mealId,
    date: DAY,
    mealType: "dinner",
    mealServings,
    recipeId: recipe.id,
    recipeTitle: recipe.title,
    recipeServings: recipe.servings,
    raw: `${line.amount ?? ""} ${line.unit ?? ""} ${line.name}`,
    ingredientId: null,
    name: line.name,
    subType: line.sub_type ?? null,
    amount: line.amount == null ? null : fromNumber(line.amount),
    unit: line.unit ?? "",
  };
}

function expectSame(items: readonly ShoppingItem[], expected: readonly ExpectedItem[]): void {
  const found = items
    .map((item) =>
      comparable({ name: item.name, sub_type: item.subType, totalAmount: toTotalAmount(item.amount), unit: item.unit }),
    )
    .toSorted(byLabel);
  const wanted = expected.map(comparable).toSorted(byLabel);
  expect(found.map((item) => item.label)).toEqual(wanted.map((item) => item.label));
  wanted.forEach(({ total, label }, index) => {
    const off = Math.abs((found[index]?.total ?? Infinity) - total);
    expect(off, label).toBeLessThanOrEqual(Math.max(0.015 * total, 0.05));
  });
}

interface Comparable {
  readonly label: string;
  /** In grams, millilitres or pieces. */
  readonly total: number;
}

/** Name, sub type and dimension are compared to the letter, totals in their base unit. */
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

function fail(missing: string): never {
  throw new Error(`expected ${missing}`);
}
