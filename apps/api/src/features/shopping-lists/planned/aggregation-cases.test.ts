import type { ShoppingItem } from "@tureen/contracts/shopping-lists";
import { foodKey } from "@tureen/domain/ingredients/names/food-key";
import { findUnit, isForeignUnitWord } from "@tureen/domain/quantities/find-unit";
import { toNumber } from "@tureen/domain/quantities/rational";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { familyKitchen, WEEK, type FamilyKitchen } from "#features/shopping-lists/testing/family-kitchen";

/** A collection of hard cases that is kept outside the repository; it is run where it lies beside it. */
const COLLECTION = join(import.meta.dirname, "../../../../../../../shared/data/aggregation-cases.dev.json");

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

// Safe: the shape of the collection is the one above; a file of another shape fails the tests, as it should.
const cases = existsSync(COLLECTION)
  ? (JSON.parse(readFileSync(COLLECTION, "utf8")) as { cases: readonly HardCase[] }).cases
  : [];

describe.skipIf(cases.length === 0)("hard cases of shopping lists, from recipe to list", () => {
  test.each(cases)("$id $title", async ({ input, expected, expectedLarder = [] }) => {
    const kitchen = familyKitchen();
    await furnish(kitchen, input);
    const { items } = await kitchen.generate();
    expectSame(items.shoppingItems, expected);
    expectSame(items.larderItems, expectedLarder);
  });
});

describe.skipIf(cases.length > 0)("hard cases of shopping lists, from recipe to list", () => {
  test.skip("are not run: their collection does not lie beside the repository", () => undefined);
});

async function furnish({ family }: FamilyKitchen, input: HardCase["input"]): Promise<void> {
  for (const [alias, name] of Object.entries(input.aliases)) {
    const { ingredient } = await family.ingredients.create({ name });
    await family.ingredients.addAlias({ id: ingredient.id, alias });
  }
  const recipeIds = new Map<number, number>();
  for (const { id, title, servings, ingredients } of input.recipes) {
    const { recipe } = await family.recipes.create({
      title,
      instructions: "Cook.",
      servings,
      ingredients: [...ingredients],
    });
    recipeIds.set(id, recipe.id);
  }
  for (const { recipe_id, servings } of input.meals) {
    await family.mealPlans.create({
      recipe_id: recipeIds.get(recipe_id) ?? 0,
      servings,
      date: WEEK.startDate,
      meal_type: "dinner",
    });
  }
  for (const { name, sub_type, quantity, unit } of input.larder) {
    const { ingredients } = await family.larder.searchIngredients({ q: foodKey(name) });
    const entry = ingredients.find(
      (each) => foodKey(each.name) === foodKey(name) && (each.sub_type ?? "") === (sub_type ?? ""),
    );
    const ingredientId = entry?.id ?? (await family.ingredients.create({ name, sub_type })).ingredient.id;
    await family.larder.add({ ingredientId, quantity, unit });
  }
}

function expectSame(items: readonly ShoppingItem[], expected: readonly ExpectedItem[]): void {
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
  return left.label < right.label ? -1 : left.label > right.label ? 1 : 0;
}
