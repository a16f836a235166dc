import { expect, test } from "vitest";
import { familyCaller } from "#testing/test-caller";
import { testContext } from "#testing/test-context";
import { findDuplicate } from "./recipes.repo";

test("a recipe's duplicate has its title and its ingredients; another title, or one ingredient more or less, makes none", async () => {
  const app = testContext();
  const family = familyCaller(app);
  const add = async (title: string, names: readonly string[]): Promise<{ id: number; title: string }> => {
    const ingredients = names.map((name) => ({ name, amount: 1, unit: "", preparation_notes: "" }));
    return (await family.recipes.create({ title, instructions: "Mix.", ingredients })).recipe;
  };
  const brownies = await add("Brownies", ["flour", "cocoa", "sugar"]);
  const richer = await add("Brownies", ["flour", "cocoa", "sugar", "walnuts"]);
  await add("Blondies", ["flour", "cocoa", "sugar"]);
  expect([findDuplicate(app.db, brownies), findDuplicate(app.db, richer)]).toEqual([undefined, undefined]);
  const again = await add("Brownies", ["sugar", "flour", "cocoa"]);
  expect([findDuplicate(app.db, again), findDuplicate(app.db, brownies)]).toEqual([brownies.id, again.id]);
});
