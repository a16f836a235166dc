import type { MEAL_FIELDS } from "@tureen/contracts/meal-plans";
import type { LARDER_FIELDS } from "@tureen/contracts/larder";
import type { ITEM_FIELDS } from "@tureen/contracts/shopping-lists";
import { RECIPE_FIELDS } from "@tureen/contracts/recipe-fields";
import type { FieldOf } from "@tureen/contracts/fields";
import type { IngredientLine } from "@tureen/contracts/recipe-lines";
import type { Recipe } from "@tureen/contracts/recipes";
import { LINE_SAMPLES, RECIPE_SAMPLES } from "@tureen/contracts/testing/field-samples";
import { inTransaction } from "@tureen/db/in-transaction";
import { beforeEach, describe, expect, test } from "vitest";
import { readOwn } from "#features/exports/own-recipe";
import { schemaRecipe } from "#features/exports/schema-recipe";
import { recipeMarkdown } from "#features/exports/recipe-markdown";
import { english } from "@tureen/messages/speakers";
import { familyCaller } from "#testing/test-caller";
import { testContext, type TestContext } from "#testing/test-context";
import type { Caller } from "#start/app-router";
import { addRecipe } from "./recipes.service";

let app: TestContext;
let family: Caller;
beforeEach(() => {
  app = testContext();
  family = familyCaller(app);
});

/** What is to become of a field of each kind: an edit keeps the version before, a copy has it, a version brings it back. */
const BECOMES = {
  edited: { isEdit: true, isCopied: true, isRestored: true },
  mark: { isEdit: false, isCopied: false, isRestored: false },
  assumption: { isEdit: false, isCopied: true, isRestored: true },
} as const;

type Field = keyof typeof RECIPE_SAMPLES;
const FIELDS = Object.keys(RECIPE_SAMPLES) as Field[];
const first = Object.fromEntries(FIELDS.map((field) => [field, RECIPE_SAMPLES[field][0]]));

/** Lines by what was written of them: their ids are the server's. */
function said(recipe: Recipe, field: Field): unknown {
  if (field !== "ingredients" || typeof recipe.ingredients === "string") return recipe[field];
  return recipe.ingredients.map(({ raw }) => raw).join("\n");
}

describe.each(FIELDS)("what a family says of a recipe: %s", (field) => {
  const becomes = BECOMES[RECIPE_FIELDS[field].kind];
  const [before, after] = RECIPE_SAMPLES[field];

  test("is kept when it is said, changed and left out", async () => {
    const { recipe } = await family.recipes.create(first);
    expect(said(recipe, field)).toEqual(before);
    const changed = await family.recipes.update({ id: recipe.id, [field]: after });
    expect(said(changed.recipe, field)).toEqual(after);
    expect(changed.recipe.revision).toBe(becomes.isEdit ? 2 : 1);
    expect(said((await family.recipes.update({ id: recipe.id })).recipe, field)).toEqual(after);
    expect((await family.recipes.versions({ id: recipe.id })).versions).toHaveLength(becomes.isEdit ? 1 : 0);
  });

  test("goes along with a copy, or stays with the dish", async () => {
    const { recipe } = await family.recipes.create(first);
    const copy = (await family.recipes.duplicate({ id: recipe.id })).recipe;
    if (field === "title") expect(copy.title).toBe("Leek soup (copy)");
    else if (becomes.isCopied) expect(said(copy, field)).toEqual(before);
    else expect(said(copy, field)).not.toEqual(before);
  });

  test("comes back with an earlier version, or stays as it is", async () => {
    const { recipe } = await family.recipes.create(first);
    // An edit of another field, before it: that version has the field as it was at first.
    const other = field === "notes" ? "source" : "notes";
    await family.recipes.update({ id: recipe.id, [other]: RECIPE_SAMPLES[other][1] });
    await family.recipes.update({ id: recipe.id, [field]: after });
    const oldest = (await family.recipes.versions({ id: recipe.id })).versions.at(-1);
    await family.trash.restore({ undo_id: oldest?.undo_id ?? "" });
    const restored = (await family.recipes.byId({ id: recipe.id })).recipe;
    expect(said(restored, field)).toEqual(becomes.isRestored ? before : after);
  });

  test("leaves in an export and comes back from it", async () => {
    const { recipe } = await family.recipes.create({ ...first, [field]: after });
    const exported = JSON.parse(JSON.stringify(schemaRecipe(recipe))) as { tureen: unknown };
    const own = readOwn(exported.tureen);
    const read = own && inTransaction(app.db, (tx) => addRecipe(tx, own, recipe.created_at));
    expect(read && said(read, field)).toEqual(after);
    const markdown = recipeMarkdown(recipe, new Map(), english);
    if (typeof after !== "boolean" && after !== null)
      for (const line of String(after).split("\n")) expect(markdown).toContain(line);
  });
});

test.each(Object.entries(LINE_SAMPLES))("what a family says of a line is kept: %s", async (field, [before, after]) => {
  const whole = Object.fromEntries(Object.entries(LINE_SAMPLES).map(([name, [value]]) => [name, value]));
  const { recipe } = await family.recipes.create({ title: "Bread", instructions: "Bake.", ingredients: [whole] });
  const lineOf = ({ ingredients }: Recipe) => (ingredients as IngredientLine[])[0]?.[field as keyof IngredientLine];
  expect(lineOf(recipe)).toEqual(before);
  const { recipe: changed } = await family.recipes.update({
    id: recipe.id,
    ingredients: [{ ...(recipe.ingredients as IngredientLine[])[0], [field]: after }],
  });
  expect(lineOf(changed)).toEqual(after);
  expect(lineOf((await family.recipes.duplicate({ id: recipe.id })).recipe)).toEqual(after);
  const own = readOwn(JSON.parse(JSON.stringify((schemaRecipe(changed) as { tureen: unknown }).tureen)));
  const read = own && inTransaction(app.db, (tx) => addRecipe(tx, own, changed.created_at));
  expect(read && lineOf(read)).toEqual(after);
  const [version] = (await family.recipes.versions({ id: recipe.id })).versions;
  if (!version) return; // a sample that changes nothing
  await family.trash.restore({ undo_id: version.undo_id });
  expect(lineOf((await family.recipes.byId({ id: recipe.id })).recipe)).toEqual(before);
});

test("what a family says of a meal, a larder row and an item of a list is kept, and stays where it is left out", async () => {
  const { recipe } = await family.recipes.create(first);
  const { recipe: other } = await family.recipes.create({ ...first, title: "Stew" });
  const { mealPlan: dish } = await family.mealPlans.create({
    recipe_id: other.id,
    date: "2026-11-24",
    meal_type: "lunch",
  });
  const meals = {
    recipe_id: [recipe.id, other.id],
    date: ["2026-11-23", "2026-11-24"],
    meal_type: ["dinner", "lunch"],
    servings: [2, 3.5],
    notes: ["For Oma.", "For Opa."],
    prepares_for: [null, dish.id],
  } as const satisfies Samples<FieldOf<typeof MEAL_FIELDS, "edited">>;
  const { mealPlan: meal } = await family.mealPlans.create(firstOf(meals) as never);
  expect(meal).toMatchObject(firstOf(meals));
  const { mealPlan: moved } = await family.mealPlans.update({ id: meal.id, ...secondOf(meals) });
  expect(moved).toMatchObject(secondOf(meals));
  expect((await family.mealPlans.update({ id: meal.id })).mealPlan).toMatchObject(secondOf(meals));

  const stock = {
    quantity: [2, 0.5],
    unit: ["kg", "g"],
    notes: ["Cellar", "Shelf"],
    place: ["fridge", "Under the stairs"],
    best_before: ["2026-12-03", "1999-01-31"],
  } as const satisfies Samples<FieldOf<typeof LARDER_FIELDS, "edited">>;
  const { ingredient } = await family.ingredients.create({ name: "Moon rice" });
  const { larderItem } = await family.larder.add({ ingredientId: ingredient.id, ...firstOf(stock) });
  expect(larderItem).toMatchObject(firstOf(stock));
  const id = larderItem.id;
  expect((await family.larder.update({ id, ...secondOf(stock) })).larderItem).toMatchObject(secondOf(stock));
  expect((await family.larder.update({ id })).larderItem).toMatchObject(secondOf(stock));

  const items = {
    name: ["Candles", "Long candles"],
    sub_type: ["red", "white"],
    totalAmount: [2, 3],
    unit: ["box", "boxes"],
    category: ["Household", "Other"],
    note: ["The cheap ones", "The good ones"],
    is_ticked: [false, true],
  } as const satisfies Samples<FieldOf<typeof ITEM_FIELDS, "edited" | "mark">>;
  const { shoppingList } = await family.shoppingLists.create({ name: "Saturday", date: "2026-11-23" });
  const write = async (item: object) =>
    (await family.shoppingLists.update({ id: shoppingList.id, items: [item] })).shoppingList.items.shoppingItems[0];
  const item = await write(firstOf(items));
  expect(item).toMatchObject(firstOf(items));
  expect(await write({ id: item?.id, ...secondOf(items) })).toMatchObject(secondOf(items));
  expect(await write({ id: item?.id })).toMatchObject(secondOf(items));
});

type Samples<Field extends string> = Readonly<Record<Field, readonly [unknown, unknown]>>;

function firstOf(samples: Samples<string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(samples).map(([name, [value]]) => [name, value]));
}

function secondOf(samples: Samples<string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(samples).map(([name, [, value]]) => [name, value]));
}
