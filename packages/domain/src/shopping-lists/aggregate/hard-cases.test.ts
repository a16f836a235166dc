import { describe, it } from "vitest";
import { parseLocalDate, type LocalDate } from "../../dates/local-date";
import { foodIdentity } from "../../ingredients/matching/food-identity";
import { buildFoodIndex } from "../../ingredients/matching/food-index";
import { matchFood } from "../../ingredients/matching/match-ingredient";
import { toTotalAmount } from "../../quantities/decimal-text";
import { fromNumber } from "../../quantities/rational";
import { aggregate } from "./aggregate-items";
import type { Contribution, ShoppingFood, AggregatedItem } from "../shopping-item";
import { splitByLarder } from "./split-by-larder";
import { expectSame, type ExpectedItem, type HardCase } from "./testing/hard-case";

/** A collection of hard cases that is kept outside the repository; it is run where it lies beside it. */
declare global {
  interface ImportMeta {
    glob(
      path: string,
      options: { readonly eager: true; readonly import: "default" },
    ): Readonly<Record<string, unknown>>;
  }
}

type CaseRecipe = HardCase["input"]["recipes"][number];

const files = Object.values(
  import.meta.glob("../../../../../../shared/data/aggregation-cases.dev.json", { eager: true, import: "default" }),
);
// Safe: the shape of the collection is `HardCase`; a file of another shape fails the tests, as it should.
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
    expectSame(toBuy.map(shown), expected);
    expectSame(
      inLarder.map(({ item }) => shown(item)),
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
  line: CaseRecipe["ingredients"][number],
  recipe: CaseRecipe,
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

function shown({ name, subType, amount, unit }: AggregatedItem): ExpectedItem {
  return { name, sub_type: subType, totalAmount: toTotalAmount(amount), unit };
}

function fail(missing: string): never {
  throw new Error(`expected ${missing}`);
}
