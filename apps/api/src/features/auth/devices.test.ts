import { beforeEach, expect, test } from "vitest";
import { createCaller, type Caller } from "#start/app-router";
import { familyCaller, strangerCaller } from "#testing/test-caller";
import { testContext, testRequest, type TestContext } from "#testing/test-context";

let app: TestContext;
let phone: Caller;
let tablet: Caller;

beforeEach(() => {
  app = testContext();
  phone = familyCaller(app);
  tablet = familyCaller(app);
});

const named = async (caller: Caller) => (await caller.auth.devices()).devices.map(({ name }) => name).toSorted();
const idOf = async (caller: Caller) =>
  (await caller.auth.devices()).devices.find((device) => device.is_this)?.id ?? expect.fail("not signed in");

async function listWithLeeks() {
  const { shoppingList } = await phone.shoppingLists.create({ name: "Saturday", date: "2026-11-27" });
  const { shoppingList: list } = await phone.shoppingLists.update({ id: shoppingList.id, items: [{ name: "leek" }] });
  const itemId = list.items.shoppingItems[0]?.id ?? "";
  return {
    tick: (caller: Caller, isTicked = true) => caller.shoppingLists.tickItem({ id: list.id, itemId, isTicked }),
    tickedBy: async () =>
      (await phone.shoppingLists.byId({ id: list.id })).shoppingList.items.shoppingItems[0]?.ticked_by,
  };
}

test("a device carries the name that it is given on it, and each sees who is signed in", async () => {
  await phone.auth.nameDevice({ name: " Mum's phone " });
  expect(await named(tablet)).toEqual(["", "Mum's phone"]);
  expect((await phone.auth.devices()).devices.find(({ is_this }) => is_this)?.name).toBe("Mum's phone");
  await phone.auth.nameDevice({ name: "" });
  expect(await named(phone)).toEqual(["", ""]);
});

test("what it ticked, planned, cooked and changed says its name: the new one once it is renamed, and for good once it is signed out", async () => {
  await phone.auth.nameDevice({ name: "Mum's phone" });
  const { tick, tickedBy } = await listWithLeeks();
  const { recipe } = await phone.recipes.create({ title: "Soup", instructions: "Cook.", ingredients: "1 leek" });
  await phone.recipes.update({ id: recipe.id, title: "Leek soup" });
  await phone.cooking.record({ recipe_id: recipe.id, date: "2026-11-20" });
  await tick(phone);
  const day = { date: "2026-11-20", meal_type: "dinner" } as const;
  await phone.mealPlans.createMany({
    meals: [{ recipe_id: recipe.id, ...day }],
    other_meals: [{ title: "Eating out", ...day }],
  });
  const { savedWeek } = await phone.savedWeeks.save({ name: "School week", date: day.date });
  await phone.savedWeeks.put({ id: savedWeek.id, date: "2026-11-27" });
  // Whoever moves a meal has not planned it.
  const { mealPlan } = await phone.mealPlans.create({ recipe_id: recipe.id, ...day, date: "2026-11-21" });
  await tablet.mealPlans.update({ id: mealPlan.id, date: "2026-11-22" });
  const days = { startDate: "2026-11-16", endDate: "2026-11-29" };
  const said = async () => {
    const { mealPlans } = await tablet.mealPlans.range(days);
    const { otherMeals } = await tablet.mealPlans.others(days);
    const { cookings } = await tablet.cooking.history({ recipe_id: recipe.id });
    const { versions } = await tablet.recipes.versions({ id: recipe.id });
    const planned = [...mealPlans, ...otherMeals].map((meal) => meal.planned_by);
    return [await tickedBy(), cookings[0]?.by, versions[0]?.replaced_by, ...planned];
  };
  expect(await said()).toEqual(Array.from({ length: 8 }, () => "Mum's phone"));
  await phone.auth.nameDevice({ name: "Ina's phone" });
  expect(await said()).toEqual(Array.from({ length: 8 }, () => "Ina's phone"));
  const id = await idOf(phone);
  await tablet.auth.signOutDevice({ id });
  await expect(phone.recipes.list()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  phone = tablet;
  expect(await said()).toEqual(Array.from({ length: 8 }, () => "Ina's phone"));
});

test("a tick is whose it was last, and nobody's once it is off or by a device without a name", async () => {
  await phone.auth.nameDevice({ name: "Phone" });
  const { tick, tickedBy } = await listWithLeeks();
  await tick(phone);
  await tick(tablet);
  expect(await tickedBy()).toBe("Phone");
  await tick(tablet, false);
  expect(await tickedBy()).toBeNull();
  await tick(tablet);
  expect(await tickedBy()).toBeNull();
});

test("who signs in again under the name is the same device; two that are signed in never are", async () => {
  await phone.auth.nameDevice({ name: "Phone" });
  const { tick, tickedBy } = await listWithLeeks();
  await tick(phone);
  await tablet.auth.nameDevice({ name: "Phone" });
  await tablet.auth.nameDevice({ name: "Tablet" });
  expect(await tickedBy()).toBe("Phone");
  await phone.auth.logout();
  phone = familyCaller(app);
  await phone.auth.nameDevice({ name: "Phone" });
  await phone.auth.nameDevice({ name: "New phone" });
  expect(await tickedBy()).toBe("New phone");
});

test("a name opens nothing: strangers and programs neither see nor give one", async () => {
  const { token } = await phone.auth.createApiToken({ name: "Program", scope: "admin" });
  const program = createCaller(testRequest(app, token));
  await expect(program.auth.devices()).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(program.auth.nameDevice({ name: "Mum's phone" })).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(strangerCaller(app).auth.devices()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  await expect(phone.auth.nameDevice({ name: "x".repeat(61) })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  const { devices } = await phone.auth.devices();
  expect(JSON.stringify(devices)).not.toMatch(/hash|token/i);
  await expect(phone.auth.signOutDevice({ id: 987_654 })).rejects.toMatchObject({ code: "NOT_FOUND" });
});
