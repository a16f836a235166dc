import { describe, expect, test } from "vitest";
import { livedInHousehold } from "../testing/lived-in-household";
import { json, serve } from "../testing/serve";

const EDITS: readonly (readonly [string, string, string, object])[] = [
  ["recipe", "/recipes/2", "recipe", { title: "Tarte" }],
  ["meal", "/meal-planning/1", "mealPlan", { notes: "late" }],
  ["shopping list", "/shopping-list/1", "shoppingList", { name: "Saturday" }],
  ["larder item", "/larder/1", "larderItem", { quantity: 7 }],
];

describe.each(EDITS)("two people who edit the same %s", (thing, path, envelope, change) => {
  test("are told: the second edit does not undo the first, unless it says nothing of what it was based on", async () => {
    const { app } = await livedInHousehold();
    const send = await serve(app);
    const based = { ...change, revision: 1 };
    const first = await send("PUT", path, json(based));
    expect([first.status, first.text]).toEqual([200, expect.stringContaining(envelope)]);
    const second = await send("PUT", path, json(based));
    expect(second.status).toBe(409);
    expect(JSON.parse(second.text)).toEqual({
      error: expect.stringContaining(`Somebody has changed this ${thing} since`),
      revision: 2,
    });
    expect((await send("PUT", path, json(change))).status).toBe(200);
    expect((await send("PUT", path, json({ ...change, revision: "soon" }))).status).toBe(400);
  });
});

const CREATIONS: readonly (readonly [string, object, string])[] = [
  ["/recipes", { title: "Salad", instructions: "Mix.", ingredients: [{ name: "lettuce" }] }, "recipes"],
  ["/meal-planning", { recipe_id: 1, date: "2026-11-24", meal_type: "lunch" }, "meal_plans"],
  ["/shopping-list/generate", { startDate: "2026-11-22", endDate: "2026-11-28" }, "shopping_lists"],
  ["/admin/ingredients", { name: "Sorrel" }, "ingredients"],
  ["/larder", { ingredientId: 3 }, "larder_items"],
];

test.each(CREATIONS)(
  "POST %s twice under one id makes one, and another use of the id is refused",
  async (path, body, table) => {
    const { app } = await livedInHousehold();
    const send = await serve(app);
    const rows = (): unknown => app.db.$client.prepare(`select count(*) from ${table}`).pluck().get();
    const before = Number(rows());
    const order = { ...body, operation_id: "3b1f8f0e-6f3f-4c53-9a5e-0d7a7c2c1e11" };
    const [first, second] = await Promise.all([send("POST", path, json(order)), send("POST", path, json(order))]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.text).toBe(first.text);
    expect(rows()).toBe(before + 1);
    const another = { ...order, title: "Pie", name: "Purslane", notes: "late", servings: 3, unit: "kg", quantity: 2 };
    expect((await send("POST", path, json(another))).status).toBe(409);
    const [otherPath, otherBody] = CREATIONS.find(([candidate]) => candidate !== path) ?? ["", {}];
    expect((await send("POST", otherPath, json({ ...otherBody, operation_id: order.operation_id }))).status).toBe(409);
  },
);
