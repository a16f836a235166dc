import { insertEntry } from "@tureen/db/catalogue/catalogue-entries";
import { inTransaction } from "@tureen/db/in-transaction";
import { beforeEach, describe, expect, test } from "vitest";
import { AppError } from "#core/app-error";
import { familyCaller } from "#testing/test-caller";
import { testContext, type TestContext } from "#testing/test-context";
import type { Caller } from "#start/app-router";
import { linesOf } from "../recipes/testing/soup";
import { foodIndex } from "./food-index";

let app: TestContext;
let family: Caller;

beforeEach(() => {
  app = testContext();
  family = familyCaller(app);
});

async function newId(name: string, details: { sub_type?: string; category?: string } = {}): Promise<number> {
  return (await family.ingredients.create({ name, ...details })).ingredient.id;
}

async function refusal(work: Promise<unknown>): Promise<AppError> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Error) || !(error.cause instanceof AppError))
    throw new Error("expected the product's own error", { cause: error });
  return error.cause;
}

describe("a new ingredient", () => {
  test("is a custom entry of the catalogue", async () => {
    const { ingredient } = await family.ingredients.create({ name: " Sorrel ", category: "Fresh Herbs", sub_type: "" });
    expect(ingredient).toMatchObject({
      name: "Sorrel",
      category: "Fresh Herbs",
      sub_type: null,
      aliases: [],
      is_custom: true,
      unit: "",
      density: null,
    });
    expect((await family.ingredients.list()).ingredients).toEqual([ingredient]);
  });

  test.each(["", "   ", "\u200b"])("needs a name (%j)", async (name) => {
    await expect(newId(name)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  test.each(["tbsp", "2 cups", "½", "250 g", "!!!", "two dozen"])("is a food, and not %j", async (name) => {
    const message = `"${name}" is an amount, a unit or a sign. Write the name of the food.`;
    expect(await refusal(newId(name))).toMatchObject({ kind: "bad-input", message });
    const id = await newId("Onion");
    expect(await refusal(family.ingredients.update({ id, name }))).toMatchObject({ kind: "bad-input", message });
    expect((await family.ingredients.list()).ingredients.map((each) => each.name)).toEqual(["Onion"]);
  });

  test.each(["Cloves", "5-spice", "00 flour", "7-Up", "米"])("may be %j", async (name) => {
    await expect(newId(name)).resolves.toBeGreaterThan(0);
  });

  test.each([["Onion"], ["  ONIONS "], ["ónion"]])(
    "that is there already (%s) is refused and offered",
    async (name) => {
      const id = await newId("Onion");
      expect(await refusal(newId(name))).toMatchObject({
        kind: "conflict",
        message: expect.stringContaining("in the catalogue already"),
        fields: { ingredient: { id, name: "Onion" } },
      });
    },
  );

  test("that is the alias of another is refused and the other offered", async () => {
    const id = await newId("Spring onion");
    await family.ingredients.addAlias({ id, alias: "scallion" });
    expect(await refusal(newId("Scallions"))).toMatchObject({
      message: "Scallions is in the catalogue already, as Spring onion.",
      fields: { ingredient: { id } },
    });
  });

  test("is what the household's language means by its name", async () => {
    const builtIn = (name: string) => insertEntry(app.db, { name, isCustom: false }, "2026-11-20T12:00:00.000Z");
    const ids = [builtIn("prune"), builtIn("plum")];
    const offered = async () => (await refusal(newId("Prunes"))).fields;
    expect(await offered()).toMatchObject({ ingredient: { id: ids[0] } });
    await family.settings.update({ key: "language", value: "fr" });
    expect(await offered()).toMatchObject({ ingredient: { id: ids[1] } });
  });

  test("is what a line means, whether the catalogue has just changed or not", async () => {
    for (const name of ["chicken", "mince", "chicken mince"]) await newId(name);
    const linked = async () => {
      const ingredients = [{ raw: "500 g chicken, mince" }];
      const { recipe } = await family.recipes.create({ title: "Pie", instructions: "Bake it.", ingredients });
      return linesOf(recipe)[0]?.ingredient_id;
    };
    const first = await linked();
    expect([await linked(), await linked()]).toEqual([first, first]);
  });

  test("may have the name of another with another sub type", async () => {
    await newId("Onion");
    await newId("Onion", { sub_type: "red" });
    await expect(newId("onion", { sub_type: "Red" })).rejects.toMatchObject({ code: "CONFLICT" });
    expect((await family.ingredients.list()).ingredients.map((entry) => entry.sub_type)).toEqual([null, "red"]);
  });

  test("sent twice under one id is kept once", async () => {
    const order = { name: "Sorrel", operation_id: "3b1f8f0e-6f3f-4c53-9a5e-0d7a7c2c1e11" };
    expect(await family.ingredients.create(order)).toEqual(await family.ingredients.create(order));
  });
});

describe("an alias", () => {
  test("is one more name, once, however often it is added", async () => {
    const id = await newId("Aubergine");
    for (const alias of ["eggplant", " Eggplants ", "eggplant"]) await family.ingredients.addAlias({ id, alias });
    expect((await family.ingredients.addAlias({ id, alias: "aubergine" })).ingredient.aliases).toEqual(["eggplant"]);
  });

  test.each(["Courgettes", "zucchini"])(
    "that means another ingredient (%s) is refused and says which",
    async (alias) => {
      const courgette = await newId("Courgette");
      await family.ingredients.addAlias({ id: courgette, alias: "zucchini" });
      const id = await newId("Marrow");
      expect(await refusal(family.ingredients.addAlias({ id, alias }))).toMatchObject({
        kind: "conflict",
        message: `"${alias}" already means Courgette. Choose another alias.`,
      });
    },
  );

  test("needs a word and an ingredient", async () => {
    const id = await newId("Aubergine");
    await expect(family.ingredients.addAlias({ id, alias: "  " })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(family.ingredients.addAlias({ id, alias: "\u200b" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    for (const alias of ["tbsp", "2 cups", "½"])
      expect(await refusal(family.ingredients.addAlias({ id, alias }))).toMatchObject({ kind: "bad-input" });
    await expect(family.ingredients.addAlias({ id: 4711, alias: "eggplant" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });
});

describe("an edit", () => {
  test("changes what it names; null and '' clear", async () => {
    const id = await newId("Flour", { category: "Baking" });
    expect(
      (await family.ingredients.update({ id, density: "0,53", piece_weight: 3, unit: "g" })).ingredient,
    ).toMatchObject({ name: "Flour", category: "Baking", unit: "g", density: 0.53, piece_weight: 3 });
    expect(
      (await family.ingredients.update({ id, density: null, piece_weight: "", category: "" })).ingredient,
    ).toMatchObject({ density: null, piece_weight: null, category: null, unit: "g" });
  });

  test.each([0, -1, "0", Infinity, 1e308, "heavy"])("refuses a density of %s", async (density) => {
    const id = await newId("Flour");
    await expect(family.ingredients.update({ id, density })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  test("renames, and is known by the new name and the aliases", async () => {
    const id = await newId("Aubergine");
    await family.ingredients.addAlias({ id, alias: "eggplant" });
    await family.ingredients.update({ id, name: "Melanzana" });
    await family.recipes.create({
      title: "Parmigiana",
      instructions: "Bake.",
      ingredients: [{ name: "melanzana" }, { name: "eggplants" }],
    });
    const { recipe } = await family.recipes.byId({ id: 1 });
    expect(recipe.ingredients).toMatchObject([{ ingredient_id: id }, { ingredient_id: id }]);
  });

  test("cannot take another's name, nor undo somebody else's edit", async () => {
    await newId("Onion");
    const id = await newId("Leek");
    await expect(family.ingredients.update({ id, name: "onions" })).rejects.toMatchObject({ code: "CONFLICT" });
    await family.ingredients.update({ id, name: "Leeks", revision: 1 });
    await expect(family.ingredients.update({ id, name: "Porree", revision: 1 })).rejects.toMatchObject({
      code: "CONFLICT",
    });
  });
});

describe("lines that lost their food", () => {
  const ingredientOf = async (): Promise<number | null> => {
    const { ingredients } = (await family.recipes.byId({ id: 1 })).recipe;
    return (Array.isArray(ingredients) && ingredients[0]?.ingredient_id) || null;
  };

  beforeEach(async () => {
    await family.recipes.create({ title: "Soup", instructions: "Cook.", ingredients: [{ name: "Leeks", amount: 2 }] });
    await family.admin.bulkDelete({ kind: "ingredients" });
  });

  test("keep every word, and are linked when the name is known again", async () => {
    expect((await family.recipes.byId({ id: 1 })).recipe.ingredients).toMatchObject([
      { name: "Leeks", ingredient_name: "Leeks", ingredient_id: null },
    ]);
    expect(await ingredientOf()).toBeNull();
    const id = await newId("leek");
    expect(await ingredientOf()).toBe(id);
  });

  test("are linked by a new alias too", async () => {
    const id = await newId("Porree");
    expect(await ingredientOf()).toBeNull();
    await family.ingredients.addAlias({ id, alias: "leek" });
    expect(await ingredientOf()).toBe(id);
  });
});

test("what a refused call had added is forgotten by the look-up table", () => {
  expect(() =>
    inTransaction(app.db, (tx) => {
      insertEntry(tx, { name: "Zorb", isCustom: true }, "2026-11-20T12:00:00.000Z");
      expect(namesIn(foodIndex(app.db))).toEqual(["Zorb"]);
      throw new Error("taken back");
    }),
  ).toThrow("taken back");
  insertEntry(app.db, { name: "Quorb", isCustom: true }, "2026-11-20T12:00:00.000Z");
  expect(namesIn(foodIndex(app.db))).toEqual(["Quorb"]);
  expect(foodIndex(app.db)).toBe(foodIndex(app.db));
});

function namesIn(index: ReturnType<typeof foodIndex>): string[] {
  return [...index.byId.values()].map((entry) => entry.name);
}

describe("what is not wanted any more", () => {
  test("an alias goes, in any spelling, from old lines too, and comes back to them", async () => {
    const id = await newId("aubergine");
    await family.ingredients.addAlias({ id, alias: "eggplant" });
    const { recipe } = await family.recipes.create({
      title: "Moussaka",
      instructions: "Bake.",
      ingredients: [{ name: "eggplants" }, { name: "aubergine" }, { name: "berenjena", ingredient_id: id }],
    });
    const links = async () => {
      const { ingredients } = (await family.recipes.byId({ id: recipe.id })).recipe;
      return typeof ingredients === "string" ? [] : ingredients.map((line) => line.ingredient_id);
    };
    expect((await family.ingredients.removeAlias({ id, alias: " Eggplants " })).ingredient.aliases).toEqual([]);
    await expect(family.ingredients.removeAlias({ id, alias: "eggplant" })).resolves.toBeDefined();
    // What the family has linked by hand stays.
    expect(await links()).toEqual([null, id, id]);
    expect((await family.ingredients.addAlias({ id, alias: "eggplant" })).ingredient.aliases).toEqual(["eggplant"]);
    expect(await links()).toEqual([id, id, id]);
  });

  test("an ingredient's own name is no alias", async () => {
    const id = await newId("aubergine");
    expect(await refusal(family.ingredients.removeAlias({ id, alias: "aubergines" }))).toMatchObject({
      kind: "bad-input",
    });
  });

  test("an ingredient that nothing uses goes, and comes back with its names", async () => {
    const id = await newId("aubergine");
    await family.ingredients.addAlias({ id, alias: "eggplant" });
    const { undo_id } = await family.ingredients.delete({ id });
    expect((await family.ingredients.list()).ingredients).toEqual([]);
    await family.trash.restore({ undo_id });
    expect((await family.ingredients.list()).ingredients).toMatchObject([{ id, aliases: ["eggplant"] }]);
  });

  test("an ingredient in use is to be merged instead", async () => {
    const id = await newId("aubergine");
    await family.recipes.create({ title: "Stew", instructions: "Stew.", ingredients: "1 aubergine" });
    await family.larder.add({ ingredientId: id });
    expect(await refusal(family.ingredients.delete({ id }))).toMatchObject({
      kind: "conflict",
      message: "aubergine is used by 1 recipe and the larder. Merge it into another ingredient instead.",
    });
  });

  test("a food is marked as never bought", async () => {
    const id = await newId("water");
    expect((await family.ingredients.update({ id, never_bought: true })).ingredient.never_bought).toBe(true);
  });
});
