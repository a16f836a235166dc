import { DEMO_LARDER, DEMO_PLAN, DEMO_RECIPES } from "@tureen/db/seed/demo/demo";
import { databaseWithCatalogue } from "@tureen/db/testing/test-database";
import { parseLocalDate } from "@tureen/domain/dates/local-date";
import { readdirSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { familyCaller } from "../testing/test-caller";
import { testContext, type TestContext } from "../testing/test-context";
import { DEMO_PHOTOS, photoNameOf } from "./demo-photos";
import { seedDemo } from "./seed-demo";

const FRIDAY = parseLocalDate("2026-11-20") ?? expect.unreachable();

let app: TestContext;

beforeEach(() => {
  app = testContext({ db: databaseWithCatalogue() });
});

test("an empty database gets the demo household: recipes, two weeks of meals, a larder, a locked and a draft list", async () => {
  expect(seedDemo(app, FRIDAY)).toContain("from 2026-11-16 on");
  const family = familyCaller(app);
  expect((await family.recipes.list()).recipes).toHaveLength(DEMO_RECIPES.length);
  expect((await family.larder.list()).larderItems).toHaveLength(DEMO_LARDER.length);

  const { mealPlans } = await family.mealPlans.range({ startDate: "2026-11-16", endDate: "2026-11-29" });
  expect(mealPlans).toHaveLength(DEMO_PLAN.length);
  expect(mealPlans.filter((meal) => meal.locked_by_shopping_list).every((meal) => meal.date <= "2026-11-22")).toBe(
    true,
  );

  const { shoppingLists } = await family.shoppingLists.list();
  expect(shoppingLists.map((list) => list.status).toSorted()).toEqual(["draft", "locked-in"]);
  for (const list of shoppingLists)
    expect(list.items).toMatchObject({
      shoppingItems: expect.arrayContaining([expect.anything()]),
      larderItems: expect.arrayContaining([expect.anything()]),
    });
});

test("a database that has a recipe is left alone", async () => {
  const family = familyCaller(app);
  await family.recipes.create({ title: "Ours", instructions: "Cook.", ingredients: "1 leek" });
  expect(() => seedDemo(app, FRIDAY)).toThrow("There are recipes here already");
  expect((await family.recipes.list()).recipes).toHaveLength(1);
  expect((await family.larder.list()).larderItems).toEqual([]);
});

test("each picture of the demo household is of one of its recipes", () => {
  const names = DEMO_RECIPES.map(({ title }) => photoNameOf(title));
  const pictures = readdirSync(DEMO_PHOTOS);
  expect(pictures.length).toBeGreaterThan(10);
  expect(pictures.filter((picture) => !names.includes(picture))).toEqual([]);
});
