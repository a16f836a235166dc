import { openSerialized } from "@tureen/db/client";
import { importBatches } from "@tureen/db/schema/schema";
import { instantOf } from "#core/clock";
import type { Caller } from "#start/app-router";
import { familyCaller } from "./test-caller";
import { testContext, type TestContext } from "./test-context";

let furnished: Promise<Buffer> | undefined;

/**
 * A household in which the ids 1 and 2 exist nearly everywhere: recipes as lines and as a text, meals, a draft and a locked
 * list, a stocked larder, aliases, an import.
 */
export async function livedInHousehold(): Promise<{ app: TestContext; family: Caller }> {
  furnished ??= furnish();
  const app = testContext({ db: openSerialized(await furnished) });
  return { app, family: familyCaller(app) };
}

async function furnish(): Promise<Buffer> {
  const app = testContext();
  const family = familyCaller(app);
  await family.recipes.create({
    title: "Soup",
    instructions: "Cook.",
    ingredients: [{ name: "leek", amount: 2 }, { raw: "2 x 400g tins beans" }],
  });
  await family.recipes.create({
    title: "Tart",
    instructions: "Bake.",
    servings: null,
    ingredients: "200 g flour\n3 eggs\nsalt, to taste",
  });
  for (const [recipe_id, date] of [
    [1, "2026-11-22"],
    [2, "2026-11-23"],
    [1, "2026-12-01"],
  ] as const) {
    await family.mealPlans.create({ recipe_id, date, meal_type: "dinner" });
  }
  await family.shoppingLists.generate({ startDate: "2026-11-22", endDate: "2026-11-22" });
  await family.shoppingLists.generate({ startDate: "2026-11-23", endDate: "2026-11-23" });
  await family.shoppingLists.lock({ id: 2 });
  await family.ingredients.addAlias({ id: 1, alias: "poireau" });
  await family.larder.add({ ingredientId: 1 });
  await family.larder.add({ ingredientId: 2, unit: "tins" });
  app.db
    .insert(importBatches)
    .values({
      sourceName: "book.pdf",
      sourceType: "pdf",
      status: "done",
      recipeCount: 1,
      createdAt: instantOf(app.clock),
    })
    .run();
  return app.db.$client.serialize();
}

/** What every call must leave behind, whatever it was given: a sound database that all lists can be read from. */
export async function databaseProblems(app: TestContext): Promise<unknown[]> {
  const family = familyCaller(app);
  await Promise.all([
    family.recipes.list(),
    family.mealPlans.list(),
    family.shoppingLists.list(),
    family.larder.list(),
    family.ingredients.list(),
    family.settings.list(),
    family.importBatches.list(),
    family.admin.stats(),
    family.ingredients.likelyDuplicates(),
  ]);
  const broken = app.db.$client.pragma("foreign_key_check") as unknown[]; // one row a broken reference
  const integrity: unknown = app.db.$client.pragma("quick_check", { simple: true });
  const problems = [...broken, ...wrongRecipesOfLists(app)];
  return integrity === "ok" ? problems : [...problems, integrity];
}

/** Recipes that a list is said to be made of and is not, or the other way round. */
function wrongRecipesOfLists({ db }: TestContext): unknown[] {
  const said = "select list_id, recipe_id from shopping_list_recipes";
  const made = `select list_id, value ->> 4 as recipe_id from shopping_list_items, json_each(contributions)
    where value ->> 4 is not null`;
  const differences = `select * from (${said} except ${made}) union all select * from (${made} except ${said})`;
  return db.$client.prepare(differences).all();
}
