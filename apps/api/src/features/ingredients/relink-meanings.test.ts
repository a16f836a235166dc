import { databaseWithCatalogue } from "@tureen/db/testing/test-database";
import { writeServerSecret } from "#core/server-secrets.repo";
import { expect, test } from "vitest";
import { settlePassword, testRequest, type TestContext } from "#testing/test-context";
import { createCaller } from "#start/app-router";
import { getRecipe } from "../recipes/recipes.service";
import { linesOf } from "../recipes/testing/soup";
import { familyKitchen } from "../shopping-lists/testing/family-kitchen";
import { relinkMeanings } from "./relink-meanings";

/** A household that has written recipes down before anybody's browser has said whose words it uses. */
async function writtenDown() {
  const kitchen = familyKitchen({ db: databaseWithCatalogue() });
  const { app } = kitchen;
  const curry = await kitchen.newRecipe("Curry", [
    [1, "tsp", "coriander"],
    [2, "", "onion"],
  ]);
  const foods = () => linesOf(getRecipe(app, { id: curry }).recipe).map(({ ingredient_name }) => ingredient_name);
  return { kitchen, app, foods };
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

test("a line that says its kind after a comma, saved before that was read, becomes the kind", async () => {
  const { kitchen, app } = await writtenDown();
  await relinkMeanings(app);
  const ingredients = ["1 onion, red", "1 onion, chopped", "1 onion, red"].map((raw) => ({ raw }));
  const { recipe } = await kitchen.family.recipes.create({ title: "Salad", instructions: "Toss.", ingredients });
  const foods = () => linesOf(getRecipe(app, recipe).recipe).map(({ ingredient_name }) => ingredient_name);
  expect(foods()).toEqual(["red onion", "onion", "red onion"]);
  // As they were saved; the family has linked the last line to a food of its choice.
  const link = app.db.$client.prepare(
    `update recipe_lines set ingredient_id = (select id from ingredients where name = ?) where recipe_id = ? and position = ?`,
  );
  link.run("onion", recipe.id, 0);
  link.run("shallot", recipe.id, 2);
  writeServerSecret(app.db, "lines-linked-in-words", "british en 1");
  await relinkMeanings(app);
  expect(foods()).toEqual(["red onion", "onion", "shallot"]);
});
