import { beforeAll, describe, expect, test } from "vitest";
import { watchStatements, type Statements } from "../testing/count-statements";
import { familyCaller } from "../testing/test-caller";
import { testContext } from "../testing/test-context";
import { appRouter, type Caller } from "#start/app-router";

/** Each procedure that reads what a household has. */
const READS: Readonly<Record<string, (family: Caller) => Promise<unknown>>> = {
  "admin.stats": (family) => family.admin.stats(),
  "auth.apiTokens": (family) => family.auth.apiTokens(),
  "auth.devices": (family) => family.auth.devices(),
  "calendar.feed": (family) => family.calendar.feed(),
  "collections.byId": (family) => family.collections.byId({ id: 1 }),
  "collections.list": (family) => family.collections.list(),
  "cooking.history": (family) => family.cooking.history({ recipe_id: 1 }),
  "dashboard.counts": (family) => family.dashboard.counts(DAYS),
  "dashboard.home": (family) => family.dashboard.home({ today: "2026-11-30" }),
  "exports.cookbook": (family) => family.exports.cookbook({}),
  "exports.contents": (family) => family.exports.contents(),
  "exports.recipes": (family) => family.exports.recipes({ ids: "1" }),
  "guestLinks.list": (family) => family.guestLinks.list(),
  "importBatches.list": (family) => family.importBatches.list(),
  "ingredients.likelyDuplicates": (family) => family.ingredients.likelyDuplicates(),
  "ingredients.list": (family) => family.ingredients.list(),
  "ingredients.toReview": (family) => family.ingredients.toReview(),
  "larder.list": (family) => family.larder.list(),
  "larder.searchIngredients": (family) => family.larder.searchIngredients({ q: "food" }),
  "larder.usedByRecipe": (family) => family.larder.usedByRecipe({ recipe_id: 1 }),
  "mealPlans.list": (family) => family.mealPlans.list(),
  "mealPlans.others": (family) => family.mealPlans.others(DAYS),
  "mealPlans.propose": (family) => family.mealPlans.propose({ dates: [DAYS.endDate] }),
  "mealPlans.range": (family) => family.mealPlans.range(DAYS),
  "mealPlans.recipeTitles": (family) => family.mealPlans.recipeTitles(),
  "nutrition.foods": (family) => family.nutrition.foods(),
  "nutrition.ofDays": (family) => family.nutrition.ofDays(DAYS),
  "nutrition.ofRecipe": (family) => family.nutrition.ofRecipe({ id: 1 }),
  "portions.list": (family) => family.portions.list(),
  "recipes.byId": (family) => family.recipes.byId({ id: 1 }),
  "recipes.cuisines": (family) => family.recipes.cuisines(),
  "recipes.heldBy": (family) => family.recipes.heldBy({ id: 1 }),
  "recipes.list": (family) => family.recipes.list(),
  "recipes.readLines": (family) => family.recipes.readLines({ text: "2 leeks" }),
  "recipes.search": (family) => family.recipes.search({ q: "dish", limit: 50 }),
  "recipes.tags": (family) => family.recipes.tags(),
  "recipes.versions": (family) => family.recipes.versions({ id: 1 }),
  "savedWeeks.list": (family) => family.savedWeeks.list(),
  "savedWeeks.preview": (family) => family.savedWeeks.preview({ id: 1, date: DAYS.endDate }),
  "settings.list": (family) => family.settings.list(),
  "shoppingLists.byId": (family) => family.shoppingLists.byId({ id: 1 }),
  "shoppingLists.byIds": (family) => family.shoppingLists.byIds({ ids: [1, 2] }),
  "shoppingLists.export": (family) => family.shoppingLists.export({ id: 1 }),
  "shoppingLists.heldMeals": (family) => family.shoppingLists.heldMeals(DAYS),
  "shoppingLists.joinOffers": (family) => family.shoppingLists.joinOffers({ id: 1 }),
  "shoppingLists.list": (family) => family.shoppingLists.list(),
  "shoppingLists.planDifference": (family) => family.shoppingLists.planDifference({ id: 1 }),
  "shoppingLists.suggestedItems": (family) => family.shoppingLists.suggestedItems(),
  "shoppingLists.summaries": (family) => family.shoppingLists.summaries(),
  "shops.list": (family) => family.shops.list(),
  "staples.list": (family) => family.staples.list({ date: DAYS.startDate }),
  "trash.list": (family) => family.trash.list(),
  "webhooks.list": (family) => family.webhooks.list(),
};

/** What screens ask all the time, and what a family waits for while it writes: nothing of it is built anew. */
const EVERY_DAY: ReadonlySet<string> = new Set([
  "ingredients.list",
  "larder.list",
  "mealPlans.create",
  "mealPlans.list",
  "mealPlans.range",
  "recipes.byId",
  "recipes.create",
  "recipes.list",
  "recipes.search",
  "recipes.update",
  "settings.list",
  "shoppingLists.applyPlanDifference",
  "shoppingLists.byId",
  "shoppingLists.byIds",
  "shoppingLists.generate",
  "shoppingLists.list",
  "shoppingLists.lock",
  "shoppingLists.planDifference",
  "shoppingLists.summaries",
  "shoppingLists.update",
]);

/** They read files, the model's server, or one import that is at work, or tell of changes as they come. */
const ELSEWHERE = /^(?:ai|backups|live|pdfImport|recipeImports|recipePhotos)\./;
const DAYS = { startDate: "2026-11-01", endDate: "2026-11-30" };

/** Writes that touch many rows, in this order, each with something of its own to work on each time that it is called. */
const WRITES: Readonly<Record<string, (server: Household, time: number) => Promise<unknown>>> = {
  "recipes.create": ({ family, size }, time) => family.recipes.create(dish(100 + time, size)),
  "recipes.update": async ({ family }, time) => {
    const { recipe } = await family.recipes.byId({ id: 1 });
    const lines = typeof recipe.ingredients === "string" ? [] : recipe.ingredients;
    await family.recipes.update({ id: 1, ingredients: lines.map((line) => ({ ...line, amount: 50 + time })) });
  },
  "recipes.delete": async ({ family }) => {
    const { recipes } = await family.recipes.search({});
    await family.recipes.delete({ id: recipes[0]?.id ?? 0 });
  },
  "trash.restore": async ({ family }) => {
    const { deletions } = await family.trash.list();
    await family.trash.restore({ undo_id: deletions[0]?.undo_id ?? "" });
  },
  "mealPlans.create": ({ family }) => family.mealPlans.create({ recipe_id: 1, date: "2026-11-05", meal_type: "lunch" }),
  "shoppingLists.generate": ({ family }) => family.shoppingLists.generate(DAYS),
  "shoppingLists.applyPlanDifference": async ({ family }, time) => {
    const { mealPlans } = await family.mealPlans.list();
    for (const { id } of mealPlans) await family.mealPlans.update({ id, servings: 3 + time });
    await family.shoppingLists.applyPlanDifference({ id: 1 });
  },
  "shoppingLists.update": async ({ family }, time) => {
    const { shoppingList } = await family.shoppingLists.byId({ id: 1 });
    const shoppingItems = shoppingList.items.shoppingItems.map((item) => ({
      ...item,
      totalAmount: 70 + time,
      unit: "g",
    }));
    await family.shoppingLists.update({ id: 1, items: { shoppingItems } });
  },
  "shoppingLists.lock": ({ family }, time) => family.shoppingLists.lock({ id: 1 + time }),
  "shoppingLists.delete": ({ family }, time) => family.shoppingLists.delete({ id: 1 + time }),
};

interface Household {
  readonly family: Caller;
  readonly size: number;
  readonly since: () => Statements;
}

const dish = (number: number, lines: number) => ({
  title: `Dish ${number}`,
  instructions: "Cook.",
  cuisine: `Cuisine ${number}`,
  ingredients: Array.from({ length: lines }, (_, line) => ({ name: `food ${line}`, amount: line + 1, unit: "g" })),
});

/** Everything `size` times: recipes of as many lines, meals, lists, larder rows, tokens, deletions. */
async function serverOf(size: number): Promise<Household> {
  const app = testContext();
  const since = watchStatements(app.db);
  const family = familyCaller(app);
  for (let number = 1; number <= size; number += 1) {
    const { recipe } = await family.recipes.create(dish(number, size));
    const date = `2026-11-${String(number).padStart(2, "0")}`;
    await family.mealPlans.create({ recipe_id: recipe.id, date, meal_type: "dinner" });
    const gone = await family.recipes.create(dish(50 + number, size));
    await family.recipes.delete({ id: gone.recipe.id });
    await family.collections.create({ name: `Collection ${number}`, recipe_ids: [recipe.id] });
    await family.auth.createApiToken({ name: `Program ${number}`, scope: "read" });
  }
  for (let number = 1; number <= size; number += 1) await family.shoppingLists.generate(DAYS);
  await family.savedWeeks.save({ name: "Kept", date: DAYS.startDate });
  const { ingredients } = await family.ingredients.list();
  for (const { id } of ingredients.slice(0, size)) await family.larder.add({ ingredientId: id });
  return { family, size, since };
}

let small: Household;
let large: Household;

beforeAll(async () => {
  [small, large] = [await serverOf(3), await serverOf(7)];
});

test("each procedure that reads a household is looked at", () => {
  const queries = Object.entries(appRouter._def.procedures as Record<string, unknown>).flatMap(([path, procedure]) => {
    // tRPC keeps its procedures by their full names, with the type that they were made with.
    const { _def } = procedure as { _def: { type: string } };
    return _def.type === "query" && !ELSEWHERE.test(path) ? [path] : [];
  });
  expect(Object.keys(READS).toSorted()).toEqual(queries.toSorted());
});

async function executedBy(server: Household, work: (family: Caller) => Promise<unknown>): Promise<Statements> {
  await work(server.family);
  server.since();
  await work(server.family);
  return server.since();
}

describe.each(Object.entries(READS))("%s", (path, read) => {
  test("runs and builds as many statements in a large household as in a small one, of every day's none anew", async () => {
    const [few, many] = [await executedBy(small, read), await executedBy(large, read)];
    expect(many.executed).toEqual(few.executed);
    expect(many.prepared).toEqual(EVERY_DAY.has(path) ? [] : few.prepared);
  });
});

describe.each(Object.entries(WRITES))("%s", (path, write) => {
  test("runs the same kinds of statements however many rows it writes, and builds no more of them", async () => {
    const kinds: string[][] = [];
    const built: (readonly string[])[] = [];
    for (const server of [small, large]) {
      await write(server, 0);
      await write(server, 1);
      server.since();
      await write(server, 2);
      const { executed, prepared } = server.since();
      built.push(prepared);
      kinds.push([...new Set(executed)].toSorted());
    }
    expect(kinds[1]).toEqual(kinds[0]);
    expect(built[1]).toEqual(EVERY_DAY.has(path) ? [] : built[0]);
  });
});
