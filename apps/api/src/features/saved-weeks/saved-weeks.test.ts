import { beforeEach, expect, test } from "vitest";
import { familyKitchen, type FamilyKitchen } from "#features/shopping-lists/testing/family-kitchen";

let kitchen: FamilyKitchen;
let pizza: number;
let id: number;

beforeEach(async () => {
  kitchen = familyKitchen();
  pizza = await kitchen.newRecipe("Pizza", [[1, "", "onion"]]);
  const soup = await kitchen.newRecipe("Soup", [[1, "", "leek"]]);
  await kitchen.plan(pizza, 3, "2026-11-27");
  await kitchen.plan(soup, 5, "2026-11-23");
  await kitchen.family.mealPlans.createMany({
    other_meals: [{ title: "Eating out", date: "2026-11-29", meal_type: "lunch" }],
  });
  // A Sunday belongs to the week that it ends.
  id = (await kitchen.family.savedWeeks.save({ name: " School week ", date: "2026-11-29" })).savedWeek.id;
});

const fates = async (more: object = {}) =>
  (await kitchen.family.savedWeeks.preview({ id, date: "2026-12-09", ...more })).meals.map(({ date, title, fate }) =>
    [date, title, fate].join(" "),
  );
const planned = async () =>
  (await kitchen.family.mealPlans.range({ startDate: "2026-12-07", endDate: "2026-12-13" })).mealPlans;

test("a week is kept under its name, and put on another as it was", async () => {
  expect((await kitchen.family.savedWeeks.list()).savedWeeks).toEqual([{ id, name: "School week", meal_count: 3 }]);
  expect(await fates()).toEqual([
    "2026-12-07 Soup planned",
    "2026-12-11 Pizza planned",
    "2026-12-13 Eating out planned",
  ]);
  expect(await planned()).toEqual([]);
  const order = { id, date: "2026-12-09", operation_id: "0f5e2a64-6f0c-4c9b-9d51-0a4f4a2f5a11" };
  const made = await kitchen.family.savedWeeks.put(order);
  expect(await kitchen.family.savedWeeks.put(order)).toEqual(made);
  expect(await planned()).toMatchObject([
    { recipe_title: "Soup", date: "2026-12-07", meal_type: "dinner", servings: 5 },
    { recipe_title: "Pizza", date: "2026-12-11", servings: 3 },
  ]);
  expect(made.otherMeals).toMatchObject([{ title: "Eating out", date: "2026-12-13", meal_type: "lunch" }]);
  // One tap takes it back.
  await kitchen.family.mealPlans.deleteMany({
    ids: made.mealPlans.map((meal) => meal.id),
    other_ids: made.otherMeals.map((meal) => meal.id),
  });
  expect(await planned()).toEqual([]);
});

test("what stands there stays, locked or not, and so do days that are past", async () => {
  const stew = await kitchen.newRecipe("Stew", [[1, "kg", "beef"]]);
  const locked = await kitchen.plan(stew, 2, "2026-12-11");
  const { shoppingList } = await kitchen.family.shoppingLists.generate({
    startDate: "2026-12-07",
    endDate: "2026-12-13",
  });
  await kitchen.family.shoppingLists.lock({ id: shoppingList.id });
  const { meals } = await kitchen.family.savedWeeks.preview({ id, date: "2026-12-09", from: "2026-12-08" });
  expect(meals.map(({ fate, beside }) => [fate, beside])).toEqual([
    ["past", []],
    ["taken", ["Stew"]],
    ["planned", []],
  ]);
  await kitchen.family.savedWeeks.put({ id, date: "2026-12-09", from: "2026-12-08" });
  expect(await planned()).toMatchObject([{ id: locked, recipe_title: "Stew", locked_by_shopping_list: true }]);
});

test("a recipe that is gone is named, and is the week's again once it is back", async () => {
  const { undo_id } = await kitchen.family.recipes.delete({ id: pizza });
  expect(await fates()).toContain("2026-12-11 Pizza gone");
  expect((await kitchen.family.savedWeeks.put({ id, date: "2026-12-09" })).mealPlans).toHaveLength(1);
  await kitchen.family.trash.restore({ undo_id });
  expect(await fates()).toContain("2026-12-11 Pizza planned");
});

test("a name is taken once, an empty week is not kept, and a deleted one comes back", async () => {
  await expect(kitchen.family.savedWeeks.save({ name: "school WEEK", date: "2026-11-24" })).rejects.toMatchObject({
    code: "CONFLICT",
    message: "There is a saved week called School week already.",
  });
  await expect(kitchen.family.savedWeeks.save({ name: "Empty", date: "2027-01-04" })).rejects.toMatchObject({
    code: "BAD_REQUEST",
  });
  const { undo_id } = await kitchen.family.savedWeeks.delete({ id });
  await expect(kitchen.family.savedWeeks.put({ id, date: "2026-12-09" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect((await kitchen.family.trash.list()).deletions).toMatchObject([{ kind: "saved-week", name: "School week" }]);
  await kitchen.family.trash.restore({ undo_id });
  expect(await fates()).toHaveLength(3);
});
