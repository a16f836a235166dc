import { ingredients } from "@tureen/db/schema/schema";
import { seedCatalogue } from "@tureen/db/seed/seed-catalogue";
import { inArray } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { familyCaller } from "#testing/test-caller";
import { testContext, type TestContext } from "#testing/test-context";
import type { Caller } from "#start/app-router";

let app: TestContext;
let family: Caller;

beforeEach(() => {
  app = testContext();
  family = familyCaller(app);
});

const newId = async (name: string): Promise<number> => (await family.ingredients.create({ name })).ingredient.id;

test("likely duplicates are proposed with what hangs on them, the better kept one first", async () => {
  const [misspelt, mozzarella] = [await newId("Mozarella"), await newId("Mozzarella")];
  await newId("Leek");
  await family.recipes.create({ title: "Pizza", instructions: "Bake.", ingredients: [{ name: "mozzarella" }] });
  await family.larder.add({ ingredientId: misspelt });
  expect((await family.ingredients.likelyDuplicates()).duplicates).toMatchObject([
    {
      reason: "spelling",
      ingredients: [
        { id: mozzarella, name: "Mozzarella", recipe_count: 1, list_count: 0, in_larder: false },
        { id: misspelt, name: "Mozarella", recipe_count: 0, list_count: 0, in_larder: true },
      ],
    },
  ]);
  expect((await family.ingredients.list()).ingredients).toHaveLength(3);
});

test("the built-in catalogue proposes nothing, until the family has added to it", async () => {
  seedCatalogue(app.db, "2026-11-20T12:00:00.000Z");
  expect((await family.ingredients.likelyDuplicates()).duplicates).toEqual([]);
  await newId("Mozarella");
  expect((await family.ingredients.likelyDuplicates()).duplicates).toMatchObject([
    { reason: "spelling", ingredients: [{ name: "mozzarella" }, { name: "Mozarella" }] },
  ]);
});

test("what imports added waits until somebody has looked at it", async () => {
  const ids = [await newId("Zorb"), await newId("Quorb"), await newId("Leek")];
  app.db
    .update(ingredients)
    .set({ needsReview: true })
    .where(inArray(ingredients.id, ids.slice(0, 2)))
    .run();
  expect((await family.ingredients.toReview()).ingredients.map((entry) => entry.name)).toEqual(["Quorb", "Zorb"]);
  await family.ingredients.markReviewed({ ids: [ids[0] ?? 0, 4711] });
  expect((await family.ingredients.toReview()).ingredients.map((entry) => entry.name)).toEqual(["Quorb"]);
});

describe("an entry that is renamed", () => {
  test("stays known by its earlier name, which is free for nobody else", async () => {
    const id = await newId("Aubergine");
    await family.ingredients.addAlias({ id, alias: "eggplant" });
    expect((await family.ingredients.update({ id, name: "Eggplant" })).ingredient).toMatchObject({
      name: "Eggplant",
      aliases: ["Aubergine"],
    });
    await expect(newId("Aubergines")).rejects.toMatchObject({ code: "CONFLICT" });
    expect((await family.ingredients.update({ id, name: "EGGPLANT" })).ingredient.aliases).toEqual(["Aubergine"]);
  });

  test("leaves its earlier name to the entry that shares it", async () => {
    const onion = await newId("Onion");
    const { ingredient: red } = await family.ingredients.create({ name: "Onion", sub_type: "red" });
    expect((await family.ingredients.update({ id: red.id, name: "Tropea" })).ingredient.aliases).toEqual([]);
    const { recipe } = await family.recipes.create({
      title: "Soup",
      instructions: "Cook.",
      ingredients: [{ name: "onions" }],
    });
    expect(recipe.ingredients).toMatchObject([{ ingredient_id: onion }]);
  });

  test("links the lines that were waiting for the name", async () => {
    const id = await newId("Zorb");
    const { recipe } = await family.recipes.create({
      title: "Soup",
      instructions: "Cook.",
      ingredients: [{ name: "quorb" }],
    });
    await family.admin.bulkDelete({ kind: "ingredients" });
    const again = await newId("Zorb");
    expect(again).not.toBe(id);
    await family.ingredients.update({ id: again, name: "Quorb" });
    expect((await family.recipes.byId({ id: recipe.id })).recipe.ingredients).toMatchObject([{ ingredient_id: again }]);
  });

  test.each(["courgette", "Zucchini"])(
    "cannot take a name that means another, whatever its kind (%s)",
    async (name) => {
      const id = await newId("Courgette");
      await family.ingredients.addAlias({ id, alias: "zucchini" });
      const { ingredient } = await family.ingredients.create({
        name: "Marrow",
        sub_type: name === "Zucchini" ? "yellow" : "",
      });
      await expect(family.ingredients.update({ id: ingredient.id, name })).rejects.toMatchObject({ code: "CONFLICT" });
    },
  );
});
