import { beforeEach, expect, test } from "vitest";
import { familyCaller } from "#testing/test-caller";
import { testContext } from "#testing/test-context";
import type { Caller } from "#start/app-router";

let family: Caller;
let lasagne: number;

beforeEach(async () => {
  family = familyCaller(testContext());
  const ingredients = [{ name: "pasta sheets", amount: 250, unit: "g" }];
  lasagne = (await family.recipes.create({ title: "Lasagne", instructions: "Bake.", ingredients })).recipe.id;
});

const freeze = async (portions: number, frozen_on = "2026-03-12") =>
  (await family.portions.freeze({ recipe_id: lasagne, portions, frozen_on })).portion;
const inFreezer = async () =>
  (await family.portions.list()).portions.map(({ left, title, place, frozen_on }) =>
    [left, title, place, frozen_on].join(" "),
  );
const plan = (portion_id: number, portions: number, date = "2026-11-28") =>
  family.mealPlans.createMany({
    other_meals: [{ title: "Lasagne", date, meal_type: "dinner", portion_id, portions }],
  });

test("portions of what was cooked are frozen, and stand there with their day", async () => {
  await freeze(2);
  await freeze(3, "2025-01-31");
  expect(await inFreezer()).toEqual(["3 Lasagne freezer 2025-01-31", "2 Lasagne freezer 2026-03-12"]);
});

test("a planned portion is off the freezer and on no list; off the plan it is back, and off again", async () => {
  const { id } = await freeze(3);
  const { otherMeals } = await plan(id, 2);
  expect(otherMeals).toMatchObject([{ title: "Lasagne", portion_id: id, portions: 2 }]);
  expect(await inFreezer()).toEqual(["1 Lasagne freezer 2026-03-12"]);
  await expect(family.shoppingLists.generate({ startDate: "2026-11-28", endDate: "2026-11-28" })).rejects.toMatchObject(
    { code: "BAD_REQUEST" },
  );

  const { undo_ids } = await family.mealPlans.deleteMany({ other_ids: otherMeals.map((meal) => meal.id) });
  expect(await inFreezer()).toEqual(["3 Lasagne freezer 2026-03-12"]);
  await family.trash.restore({ undo_id: undo_ids[0] ?? "" });
  expect(await inFreezer()).toEqual(["1 Lasagne freezer 2026-03-12"]);
});

test("moved to another day it is still the same portion", async () => {
  const { id } = await freeze(1);
  const { otherMeals } = await plan(id, 1);
  const { otherMeal } = await family.mealPlans.updateOther({ id: otherMeals[0]?.id ?? 0, date: "2026-12-01" });
  expect(otherMeal).toMatchObject({ date: "2026-12-01", portion_id: id, portions: 1 });
  expect(await inFreezer()).toEqual([]);
});

test("no more can be planned than is there, not by an undo either", async () => {
  const { id } = await freeze(2);
  const { otherMeals } = await plan(id, 2);
  await expect(plan(id, 1)).rejects.toMatchObject({
    code: "CONFLICT",
    message: "Of Lasagne nothing is left in the freezer.",
  });
  const { undo_ids } = await family.mealPlans.deleteMany({ other_ids: otherMeals.map((meal) => meal.id) });
  const again = await plan(id, 1, "2026-12-01");
  const undo = () => family.trash.restore({ undo_id: undo_ids[0] ?? "" });
  await expect(undo()).rejects.toMatchObject({ message: "Of Lasagne 1 portion is left in the freezer." });
  await family.mealPlans.deleteMany({ other_ids: again.otherMeals.map((meal) => meal.id) });
  await undo();
  expect(await inFreezer()).toEqual([]);
});

test("a recipe that is deleted leaves its portions in the freezer; they can be planned all the same", async () => {
  const { id } = await freeze(2);
  await family.recipes.delete({ id: lasagne });
  expect(await inFreezer()).toEqual(["2 Lasagne freezer 2026-03-12"]);
  await plan(id, 1);
  await expect(freeze(1)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("what is taken out of the freezer comes back with what is planned of it", async () => {
  const { id } = await freeze(2);
  await plan(id, 1);
  const { undo_id } = await family.portions.delete({ id });
  expect(await inFreezer()).toEqual([]);
  expect((await family.trash.list()).deletions).toMatchObject([{ kind: "frozen-portion", name: "Lasagne" }]);
  await family.trash.restore({ undo_id });
  expect(await inFreezer()).toEqual(["1 Lasagne freezer 2026-03-12"]);
});

test("an edit says how many there are and where, never fewer than are planned, and refuses a stale one", async () => {
  const { id, revision } = await freeze(2);
  await plan(id, 1);
  const { portion } = await family.portions.update({ id, portions: 4, place: "Chest freezer", revision });
  expect(portion).toMatchObject({ portions: 4, left: 3, place: "Chest freezer" });
  await expect(family.portions.update({ id, portions: 0 })).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(family.portions.update({ id, portions: 2, revision })).rejects.toMatchObject({ code: "CONFLICT" });
});

test.each([
  ["no portion", { portions: 0 }],
  ["a day that does not exist", { frozen_on: "2026-02-30" }],
])("%s is refused", async (_what, wrong) => {
  const order = { recipe_id: lasagne, portions: 1, frozen_on: "2026-03-12", ...wrong };
  await expect(family.portions.freeze(order)).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("sent twice it is frozen once", async () => {
  const operation_id = "7b0f7a6e-3d0e-4a3c-8f5e-61f7a1d2c9b5";
  const order = { recipe_id: lasagne, portions: 2, frozen_on: "2026-03-12", operation_id };
  expect(await family.portions.freeze(order)).toEqual(await family.portions.freeze(order));
  expect(await inFreezer()).toHaveLength(1);
});
