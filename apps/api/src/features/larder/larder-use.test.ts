import { databaseWithCatalogue } from "@tureen/db/testing/test-database";
import { beforeEach, describe, expect, test } from "vitest";
import { familyCaller } from "#testing/test-caller";
import { testContext, type TestContext } from "#testing/test-context";
import type { Caller } from "#start/app-router";

let app: TestContext;
let family: Caller;

beforeEach(() => {
  app = testContext({ db: databaseWithCatalogue() });
  family = familyCaller(app);
});

async function stock(name: string, row: Omit<Parameters<Caller["larder"]["add"]>[0], "ingredientId">) {
  const { ingredients } = await family.larder.searchIngredients({ q: name });
  const ingredientId = ingredients.find((food) => food.name === name)?.id ?? expect.fail(name);
  return (await family.larder.add({ ingredientId, ...row })).larderItem;
}

const larder = async () =>
  (await family.larder.list()).larderItems.map(({ ingredient_name, quantity, unit, best_before }) =>
    [ingredient_name, quantity, unit, best_before].filter(Boolean).join(" "),
  );

describe("cooking", () => {
  async function cook(ingredients: string, servings?: number) {
    const { recipe } = await family.recipes.create({ title: "Pie", instructions: "Bake.", servings: 2, ingredients });
    const { rows } = await family.larder.usedByRecipe({ recipe_id: recipe.id, servings });
    const shown = rows.map((row) => `${row.ingredient_name}: ${row.quantity} → ${row.left} ${row.unit}`.trim());
    const offer = rows.map(({ id, left, revision }) => ({ id, left, revision }));
    return { shown, takeOff: () => family.larder.takeOff({ recipe_id: recipe.id, rows: offer }) };
  }

  test("offers what would stay, for as many as it was cooked for, of what is due first", async () => {
    await stock("spinach", { quantity: 1, unit: "kg", best_before: "2027-02-01" });
    await stock("spinach", { quantity: 300, unit: "g", best_before: "2026-11-30" });
    await stock("egg", { quantity: 6 });
    await stock("cumin", { quantity: 1, unit: "jar" });
    await stock("olive oil", { quantity: 1, unit: "l" });
    const { shown, takeOff } = await cook("200 g spinach\n2 eggs\n1 tsp cumin\nsalt", 4);
    expect(shown).toEqual(["spinach: 300 → 0 g", "spinach: 1 → 0.9 kg", "egg: 6 → 2"]);
    const before = await larder();
    expect(before).toHaveLength(5);

    const { undo_id } = await takeOff();
    expect(await larder()).toEqual(["cumin 1 jar", "egg 2", "olive oil 1 l", "spinach 0.9 kg 2027-02-01"]);
    expect((await family.trash.list()).deletions).toMatchObject([{ kind: "larder-use", name: "Pie" }]);
    await family.trash.restore({ undo_id });
    expect(await larder()).toEqual(before);
  });

  test("says that it was taken off already, until the dish is cooked again or it was given back", async () => {
    await stock("egg", { quantity: 9 });
    const { recipe } = await family.recipes.create({ title: "Pie", instructions: "Bake.", ingredients: "2 eggs" });
    const cooked = () => family.cooking.record({ recipe_id: recipe.id, date: "2026-11-20" });
    const used = () => family.larder.usedByRecipe({ recipe_id: recipe.id });
    const takeOff = async () => family.larder.takeOff({ recipe_id: recipe.id, rows: (await used()).rows });
    await cooked();
    expect((await used()).taken_off_at).toBeNull();
    const { undo_id } = await takeOff();
    expect((await used()).taken_off_at).toBe("2026-11-20T12:00:00.000Z");
    await family.trash.restore({ undo_id });
    expect((await used()).taken_off_at).toBeNull();
    await takeOff();
    app.clock.advance(1000);
    await cooked();
    expect((await used()).taken_off_at).toBeNull();
  });

  test("is told where somebody has changed a row since, and takes nothing off then", async () => {
    const egg = await stock("egg", { quantity: 6 });
    await stock("butter", { quantity: 250, unit: "g" });
    const { takeOff } = await cook("2 eggs\n50 g butter");
    await family.larder.update({ id: egg.id, quantity: 5 });
    await expect(takeOff()).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await larder()).toEqual(["butter 250 g", "egg 5"]);
  });

  test("taken back gives back what it took, whatever became of the rows since", async () => {
    const egg = await stock("egg", { quantity: 6 });
    const butter = await stock("butter", { quantity: 250, unit: "g" });
    const { takeOff } = await cook("2 eggs\n50 g butter");
    const { undo_id } = await takeOff();
    await family.larder.update({ id: egg.id, quantity: 10 });
    await family.larder.delete({ id: butter.id });
    await family.trash.restore({ undo_id });
    expect(await larder()).toEqual(["egg 12"]);
  });

  test("of a recipe that is gone offers and takes nothing", async () => {
    await expect(family.larder.usedByRecipe({ recipe_id: 4711 })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const rows = [{ id: (await stock("egg", {})).id, left: 0 }];
    await expect(family.larder.takeOff({ recipe_id: 4711, rows })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await larder()).toEqual(["egg 1"]);
  });
});

describe("what was bought", () => {
  async function bought(name: string, totalAmount: number, unit = "") {
    const { shoppingList } = await family.shoppingLists.create({ name: "Saturday", date: "2026-11-27" });
    const { shoppingList: list } = await family.shoppingLists.update({
      id: shoppingList.id,
      items: [{ name, totalAmount, unit, is_ticked: true }],
    });
    const [item] = list.items.shoppingItems;
    return { list_id: list.id, item_id: item?.id ?? "" };
  }

  test("goes into the larder, onto a row with the same date, in its unit; and out of it again", async () => {
    const first = await family.larder.addBought({ ...(await bought("spinach", 400, "g")), best_before: "2026-12-02" });
    await family.larder.addBought({ ...(await bought("spinach", 1, "kg")), best_before: "2026-12-02" });
    const last = await family.larder.addBought(await bought("spinach", 1, "kg"));
    await family.larder.addBought(await bought("egg", 5.5));
    expect(await larder()).toEqual(["egg 6", "spinach 1400 g 2026-12-02", "spinach 1 kg"]);
    await family.trash.restore({ undo_id: last.undo_id });
    await family.trash.restore({ undo_id: first.undo_id });
    expect(await larder()).toEqual(["egg 6", "spinach 1000 g 2026-12-02"]);
    expect((await family.trash.list()).deletions).toEqual([]);
  });

  test("stands where its food stood; new foods and things without an amount find a place, too", async () => {
    await stock("milk", { place: "fridge", quantity: 1, unit: "l" });
    await family.larder.addBought({ ...(await bought("milk", 2, "l")), best_before: "2026-12-04" });
    await family.larder.addBought(await bought("Moon dust", 0));
    expect(await larder()).toEqual(["milk 2 l 2026-12-04", "milk 1 l", "Moon dust 1"]);
    expect((await family.larder.list()).larderItems[0]).toMatchObject({ place: "fridge" });
  });

  test("sent twice is there once; of an item that is gone nothing is", async () => {
    const order = { ...(await bought("egg", 6)), operation_id: "0f5e2a64-6f0c-4c9b-9d51-0a4f4a2f5a11" };
    expect(await family.larder.addBought(order)).toEqual(await family.larder.addBought(order));
    await expect(family.larder.addBought({ ...order, item_id: "gone", operation_id: undefined })).rejects.toMatchObject(
      {
        code: "NOT_FOUND",
      },
    );
    expect(await larder()).toEqual(["egg 6"]);
  });
});
