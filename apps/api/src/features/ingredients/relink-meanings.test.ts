import { seedCatalogue } from "@tureen/db/seed/seed-catalogue";
import { expect, test } from "vitest";
import { settlePassword, testRequest, type TestContext } from "#testing/test-context";
import { createCaller } from "#trpc/app-router";
import { getRecipe } from "../recipes/recipes.service";
import { linesOf } from "../recipes/testing/soup";
import { familyKitchen } from "../shopping-lists/testing/family-kitchen";
import { relinkMeanings } from "./relink-meanings";

/** A household that has written recipes down before anybody's browser has said whose words it uses. */
async function writtenDown() {
  const kitchen = familyKitchen();
  const { app } = kitchen;
  seedCatalogue(app.db, "2026-11-20T12:00:00.000Z");
  const curry = await kitchen.newRecipe("Curry", [
    [1, "tsp", "coriander"],
    [2, "", "onion"],
  ]);
  const foods = () => linesOf(getRecipe(app, { id: curry }).recipe).map(({ ingredient_name }) => ingredient_name);
  return { app, foods };
}

/** How many lines have been written so far. */
const writes = (app: TestContext): unknown => app.db.$client.prepare("select total_changes()").pluck().get();

test("the words of the first browser are those of the lines that are there already", async () => {
  const { app, foods } = await writtenDown();
  expect(foods()).toEqual(["coriander", "onion"]);
  await settlePassword(app, "soup tureen");
  await createCaller({ ...testRequest(app, null), languages: "en-US" }).auth.login({ password: "soup tureen" });
  expect(foods()).toEqual(["ground coriander", "onion"]);
});

test("what a stop has cut off is done at the next start, and nothing after that", async () => {
  const { app, foods } = await writtenDown();
  app.settings.set("kitchen_words", "american");
  await relinkMeanings(app);
  expect(foods()).toEqual(["ground coriander", "onion"]);
  const before = writes(app);
  await relinkMeanings(app);
  expect(writes(app)).toEqual(before);
});
