import { importBatches, importRecipes, recipes } from "@tureen/db/schema/schema";
import { eq } from "drizzle-orm";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { familyKitchen, type FamilyKitchen } from "../../shopping-lists/testing/family-kitchen";
import { storePhoto } from "../../recipe-photos/photo-files";
import { restorePlaces, writeOutcome } from "#features/backups/restore/restore-journal";

const DAY_MS = 24 * 3600 * 1000;

let kitchen: FamilyKitchen;
let soup: number;

type Kind = "recipes" | "meal-plans" | "shopping-lists" | "ingredients" | "all";

/** Every row of these tables, with how far edits have moved it left out: an ingredient as shipped is made anew by a deletion. */
function rows(tables: readonly string[]): Record<string, unknown[]> {
  const read = (table: string): unknown[] => kitchen.app.db.$client.prepare(`select * from ${table} order by 1`).all();
  return Object.fromEntries(tables.map((table) => [table, read(table)]));
}

const HOUSEHOLD = [
  "recipes",
  "recipe_lines",
  "meal_plans",
  "other_meals",
  "frozen_portions",
  "cookings",
  "shopping_lists",
  "shopping_list_items",
  "shopping_list_recipes",
  "shopping_list_meals",
  "larder_items",
  "import_batches",
  "import_recipes",
  "line_corrections",
  "shops",
  "shopping_list_staples",
  "staples",
  "saved_weeks",
  "saved_week_meals",
  "shop_categories",
  "trash",
];

/** Where a food of the catalogue has been made anew, its id is another one; its name is not. */
function withoutIds(household: Record<string, unknown[]>): Record<string, unknown[]> {
  const strip = (row: unknown) => ({ ...(row as object), ingredient_id: "some food" });
  return Object.fromEntries(Object.entries(household).map(([table, kept]) => [table, kept.map(strip)]));
}

async function removeAll(kind: Kind): Promise<string> {
  const { backup } = await kitchen.family.admin.bulkDelete({ kind });
  if (backup === null) throw new Error("nothing was there to delete");
  return backup;
}

const bringBack = (name: string) => kitchen.family.backups.bringBack({ name });
const titles = async () => (await kitchen.family.recipes.list()).recipes.map(({ title }) => title);

/** Something of everything. */
beforeEach(async () => {
  kitchen = familyKitchen();
  const { family, app } = kitchen;
  soup = await kitchen.newRecipe("Soup", [
    ["1/3", "l", "stock"],
    ["2-3", "", "leek"],
    [1, "", "grandmother's secret"],
  ]);
  const stew = await kitchen.newRecipe("Stew", [[2, "kg", "potato"]]);
  const meal = await kitchen.plan(soup);
  await kitchen.plan(stew, 4, "2026-11-24");
  const { portion } = await family.portions.freeze({ recipe_id: soup, portions: 3, frozen_on: "2026-11-19" });
  await family.mealPlans.createMany({
    other_meals: [{ title: "Soup", date: "2026-11-25", meal_type: "dinner", portion_id: portion.id, portions: 2 }],
  });
  await family.cooking.record({ recipe_id: soup, meal_id: meal, date: "2026-11-20" });
  const list = await kitchen.generate();
  const first = list.items.shoppingItems[0];
  await family.shoppingLists.tickItem({ id: list.id, itemId: first?.id ?? "", isTicked: true });
  await family.shoppingLists.lock({ id: list.id });
  const { ingredients } = await family.larder.searchIngredients({ q: "stock" });
  await family.larder.add({ ingredientId: ingredients[0]?.id ?? 0, quantity: 0.5, unit: "l" });
  await family.shops.save({ name: "Market", categories: ["Meat"] });
  const { staple } = await family.staples.add({ name: "dog food", amount: 2, unit: "kg", every_weeks: 2 });
  await family.staples.putOnList({ id: list.id, staple_ids: [staple.id], date: "2026-11-20" });
  await family.savedWeeks.save({ name: "School week", date: "2026-11-24" });
  const createdAt = "2026-11-20T12:00:00.000Z";
  app.db
    .insert(importBatches)
    .values({ id: 7, sourceName: "Book.pdf", sourceType: "pdf", status: "running", recipeCount: 1, createdAt })
    .run();
  app.db
    .insert(importRecipes)
    .values({
      batchId: 7,
      fingerprint: "a",
      title: "Stew",
      firstPage: 1,
      status: "imported",
      recipeId: stew,
      recipeJson: "{}",
    })
    .run();
});

describe("what went at one stroke comes back as it was, and what was done since stays", () => {
  test.each<[Kind, object]>([
    ["recipes", { recipes: 2, meals: 2, lists: 0, ingredients: 0, larder_items: 0 }],
    ["meal-plans", { recipes: 0, meals: 3, lists: 0, ingredients: 0, larder_items: 0 }],
    ["shopping-lists", { recipes: 0, meals: 0, lists: 1, ingredients: 0, larder_items: 0 }],
    ["ingredients", { recipes: 0, meals: 0, lists: 0, larder_items: 1 }],
  ])("all %s", async (kind, counts) => {
    const before = rows([...HOUSEHOLD, "ingredients", "ingredient_names"]);
    const backup = await removeAll(kind);
    expect(rows([...HOUSEHOLD, "ingredients", "ingredient_names"])).not.toEqual(before);
    expect(await bringBack(backup)).toMatchObject({ success: true, ...counts });
    expect(rows([...HOUSEHOLD, "ingredients", "ingredient_names"])).toEqual(before);
    expect(kitchen.app.db.$client.pragma("foreign_key_check")).toEqual([]);
  });

  test("everything, beside what the family has begun anew", async () => {
    kitchen.app.db.update(importBatches).set({ status: "done" }).run();
    await kitchen.family.admin.resetIngredients();
    const before = withoutIds(rows(HOUSEHOLD));
    const backup = await removeAll("all");
    const salad = await kitchen.newRecipe("Salad", [[1, "", "lettuce"]]);
    await kitchen.plan(salad, 2, "2026-12-01");
    expect(await bringBack(backup)).toMatchObject({ recipes: 2, meals: 3, lists: 1, ingredients: 1, larder_items: 1 });
    expect((await titles()).toSorted()).toEqual(["Salad", "Soup", "Stew"]);
    const after = withoutIds(rows(HOUSEHOLD));
    for (const table of HOUSEHOLD) expect(after[table]).toEqual(expect.arrayContaining(before[table] ?? []));
    expect(after["meal_plans"]).toHaveLength(3);
    const { recipe } = await kitchen.family.recipes.byId({ id: soup });
    expect(recipe.ingredients).not.toContainEqual(expect.objectContaining({ ingredient_id: null }));
    expect((await kitchen.family.recipes.search({ q: "leek" })).recipes).toMatchObject([{ id: soup }]);
    expect((await kitchen.family.larder.list()).larderItems).toMatchObject([
      { ingredient_name: "stock", quantity: 0.5 },
    ]);
    expect(kitchen.app.db.$client.pragma("foreign_key_check")).toEqual([]);
  });

  test("a photo, whose files were gone", async () => {
    const photoId = await storePhoto(kitchen.app.dataFolder, new Map([["320.webp", Buffer.from("a picture")]]));
    kitchen.app.db.update(recipes).set({ photoId }).where(eq(recipes.id, soup)).run();
    const picture = join(kitchen.app.dataFolder, "photos", photoId, "320.webp");
    const backup = await removeAll("all");
    expect(existsSync(picture)).toBe(false);
    await bringBack(backup);
    expect(existsSync(picture)).toBe(true);
  });

  test("an import that was running then, as ended", async () => {
    const backup = await removeAll("all");
    await bringBack(backup);
    expect(kitchen.app.db.select().from(importBatches).all()).toMatchObject([{ id: 7, status: "cancelled" }]);
  });

  test("what the family had made of built-in ingredients, after a reset", async () => {
    await kitchen.family.admin.resetIngredients();
    const { ingredients } = await kitchen.family.ingredients.list();
    const leek = ingredients.find(({ name }) => name === "leek");
    const id = leek?.id ?? 0;
    await kitchen.family.ingredients.update({ id, density: 0.5 });
    await kitchen.family.ingredients.addAlias({ id, alias: "poor man's asparagus" });
    await kitchen.family.ingredients.create({ name: "moon cheese" });
    const { backup } = await kitchen.family.admin.resetIngredients();
    const onion = (await kitchen.family.ingredients.list()).ingredients.find(({ name }) => name === "onion");
    await kitchen.family.ingredients.update({ id: onion?.id ?? 0, piece_weight: 111 });
    expect(await bringBack(backup ?? "")).toMatchObject({ ingredients: 2 });
    const after = (await kitchen.family.ingredients.list()).ingredients;
    expect(after.find((entry) => entry.id === id)).toMatchObject({
      density: 0.5,
      aliases: expect.arrayContaining(["poor man's asparagus"]),
    });
    expect(after.filter(({ name }) => name === "moon cheese")).toHaveLength(1);
    expect(after.find(({ name }) => name === "onion")).toMatchObject({ piece_weight: 111 });
  });

  test("the recipes of an import that was rolled back, and no others", async () => {
    kitchen.app.db.update(importBatches).set({ status: "done" }).run();
    await kitchen.family.admin.bulkDelete({ kind: "meal-plans" });
    await kitchen.family.admin.bulkDelete({ kind: "shopping-lists" });
    const before = rows(["recipes", "recipe_lines", "import_batches", "import_recipes"]);
    await kitchen.family.importBatches.rollBack({ id: 7 });
    expect(await titles()).toEqual(["Soup"]);
    const { backups } = await kitchen.family.backups.list();
    expect(await bringBack(backups.find(({ kind }) => kind === "before-rollback")?.name ?? "")).toMatchObject({
      recipes: 1,
      meals: 0,
    });
    expect(rows(["recipes", "recipe_lines", "import_batches", "import_recipes"])).toEqual(before);
  });
});

describe("where something has happened since", () => {
  test("again, nothing is there twice", async () => {
    const backup = await removeAll("recipes");
    await bringBack(backup);
    expect(await bringBack(backup)).toMatchObject({ recipes: 0, meals: 0 });
    expect(await titles()).toHaveLength(2);
  });

  test("what was deleted by itself since stays deleted, until it is brought back by itself", async () => {
    await removeAll("shopping-lists");
    const backup = await removeAll("recipes");
    await bringBack(backup);
    const { undo_id } = await kitchen.family.recipes.delete({ id: soup });
    expect(await bringBack(backup)).toMatchObject({ recipes: 0, meals: 0 });
    expect(await titles()).toEqual(["Stew"]);
    await kitchen.family.trash.restore({ undo_id });
    expect(await titles()).toHaveLength(2);
  });

  test("what was deleted by itself so long ago that it cannot come back by itself comes back from the copy", async () => {
    await removeAll("shopping-lists");
    const backup = await removeAll("recipes");
    await bringBack(backup);
    const { undo_id } = await kitchen.family.recipes.delete({ id: soup });
    kitchen.app.clock.advance(31 * DAY_MS);
    await expect(kitchen.family.trash.restore({ undo_id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await bringBack(backup)).toMatchObject({ recipes: 1 });
    expect(await titles()).toHaveLength(2);
  });

  test("an ingredient that was made anew is taken for the one of its name", async () => {
    const backup = await removeAll("ingredients");
    const { ingredient } = await kitchen.family.ingredients.create({ name: "Stock" });
    await bringBack(backup);
    expect((await kitchen.family.larder.list()).larderItems).toMatchObject([{ ingredient_id: ingredient.id }]);
    expect(kitchen.app.db.$client.pragma("foreign_key_check")).toEqual([]);
  });

  test("after a restore only the whole of an older copy fits", async () => {
    const backup = await removeAll("recipes");
    const at = new Date(kitchen.app.clock.now() + 1000).toISOString();
    writeOutcome(kitchen.app.dataFolder, {
      succeeded: true,
      from: backup,
      createdAt: at,
      at,
      safetyCopy: null,
      reason: "",
    });
    await expect(bringBack(backup)).rejects.toMatchObject({
      code: "CONFLICT",
      message: expect.stringContaining("restored as a whole"),
    });
  });

  test("a copy that nothing went after is no way back", async () => {
    const { backup } = await kitchen.family.backups.make();
    await expect(bringBack(backup.name)).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(bringBack("tureen-20200101-000000-before-reset")).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("nothing of the copy is left on the disk", async () => {
    await bringBack(await removeAll("recipes"));
    expect(existsSync(join(restorePlaces(kitchen.app.dataFolder).copies, "candidate.sqlite"))).toBe(false);
  });
});

describe("what somebody adds while the copy is made", () => {
  const slowly = (write: () => Promise<unknown>, times: number) => {
    const { backups } = kitchen.app;
    const make = backups.make.bind(backups);
    let left = times;
    backups.make = async (kind, occasion) => {
      const made = await make(kind, occasion);
      if (left-- > 0) await write();
      return made;
    };
  };

  test("is in the copy that counts", async () => {
    slowly(() => kitchen.newRecipe("Late pie", [[1, "", "apple"]]), 1);
    await bringBack(await removeAll("recipes"));
    expect(await titles()).toContain("Late pie");
    const { backups } = await kitchen.family.backups.list();
    expect(backups.filter(({ kind }) => kind === "before-bulk-delete")).toHaveLength(1);
  });

  test("and goes on adding, is not deleted without a copy", async () => {
    slowly(() => kitchen.newRecipe("Late pie", [[1, "", "apple"]]), 9);
    await expect(removeAll("recipes")).rejects.toMatchObject({
      code: "CONFLICT",
      message: expect.stringContaining("Nothing was changed"),
    });
    expect(await titles()).toContain("Soup");
    expect((await kitchen.family.backups.list()).backups).toEqual([]);
  });
});
