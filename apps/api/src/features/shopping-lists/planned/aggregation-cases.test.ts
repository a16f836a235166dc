import { foodKey } from "@tureen/domain/ingredients/names/food-key";
import { expectSame, type HardCase } from "@tureen/domain/shopping-lists/aggregate/testing/hard-case";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "vitest";
import { familyKitchen, WEEK, type FamilyKitchen } from "#features/shopping-lists/testing/family-kitchen";

/** A collection of hard cases that is kept outside the repository; it is run where it lies beside it. */
const COLLECTION = join(import.meta.dirname, "../../../../../../../shared/data/aggregation-cases.dev.json");

// Safe: the shape of the collection is `HardCase`; a file of another shape fails the tests, as it should.
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
