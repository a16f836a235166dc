import type { ShoppingList } from "@tureen/contracts/shopping-lists";
import { beforeEach, describe, expect, test } from "vitest";
import { familyKitchen, type FamilyKitchen } from "./testing/family-kitchen";

let kitchen: FamilyKitchen;

beforeEach(() => {
  kitchen = familyKitchen();
});

type Status = ShoppingList["status"];
type Action = "lock" | "unlock" | "order" | "admin unlock";

/** The way into each state. */
const WAY: Readonly<Record<Status, readonly Action[]>> = {
  draft: [],
  "locked-in": ["lock"],
  ordered: ["lock", "order"],
};

async function act(action: Action, id: number): Promise<ShoppingList> {
  const { shoppingLists, admin } = kitchen.family;
  const call = {
    lock: shoppingLists.lock,
    unlock: shoppingLists.unlock,
    order: shoppingLists.order,
    "admin unlock": admin.unlockShoppingList,
  }[action];
  return (await call({ id })).shoppingList;
}

async function listIn(status: Status): Promise<ShoppingList> {
  await kitchen.plan(await kitchen.newRecipe("Soup", [[2, "", "leek"]]));
  const { id } = await kitchen.generate();
  for (const action of WAY[status]) await act(action, id);
  return kitchen.list(id);
}

describe("every state and every action", () => {
  test.each<[Status, Action, Status]>([
    ["draft", "lock", "locked-in"],
    ["locked-in", "unlock", "draft"],
    ["locked-in", "order", "ordered"],
    ["ordered", "admin unlock", "locked-in"],
  ])("a list that is %s becomes, by %s, %s", async (from, action, to) => {
    const list = await listIn(from);
    expect(await act(action, list.id)).toMatchObject({ status: to, items: list.items });
  });

  test.each<[Status, Action, string]>([
    ["draft", "unlock", "This list is a draft; there is nothing to unlock."],
    ["draft", "order", "Lock the list before you mark it as ordered."],
    ["draft", "admin unlock", "This list is a draft; there is nothing to unlock."],
    ["locked-in", "lock", "This list is locked already."],
    ["locked-in", "admin unlock", "This list has not been ordered; unlock it on the shopping list screen."],
    ["ordered", "lock", "This list has been ordered and is locked already."],
    ["ordered", "unlock", "Cannot unlock - use admin panel"],
    ["ordered", "order", "This list has been ordered already."],
  ])("a list that is %s refuses to %s, and says why", async (from, action, sentence) => {
    const list = await listIn(from);
    await expect(act(action, list.id)).rejects.toMatchObject({ code: "CONFLICT", message: sentence });
    expect((await kitchen.list(list.id)).status).toBe(from);
  });

  test.each<[Action]>([["lock"], ["unlock"], ["order"], ["admin unlock"]])(
    "nobody can %s a list that is not there",
    async (action) => {
      await expect(act(action, 4711)).rejects.toMatchObject({ code: "NOT_FOUND" });
    },
  );
});

describe("what a locked list means", () => {
  test("its meals are locked, and so is the recipe that they need", async () => {
    const list = await listIn("locked-in");
    const meal = (await kitchen.family.mealPlans.list()).mealPlans[0];
    expect(meal?.locked_by_shopping_list).toBe(true);
    await expect(kitchen.family.recipes.delete({ id: meal?.recipe_id ?? 0 })).rejects.toMatchObject({
      code: "CONFLICT",
    });
    await kitchen.family.shoppingLists.delete({ id: list.id });
    expect(await kitchen.family.recipes.delete({ id: meal?.recipe_id ?? 0 })).toMatchObject({ success: true });
  });

  test("a family may still correct it by hand, tick it off and throw it away", async () => {
    const list = await listIn("ordered");
    const [leek] = list.items.shoppingItems;
    await kitchen.family.shoppingLists.tickItem({ id: list.id, itemId: leek?.id ?? "", isTicked: true });
    await kitchen.family.shoppingLists.update({
      id: list.id,
      name: "Saturday",
      items: [{ id: leek?.id, totalAmount: 3 }],
    });
    expect(await kitchen.list(list.id)).toMatchObject({
      name: "Saturday",
      status: "ordered",
      items: { shoppingItems: [{ totalAmount: 3, is_ticked: true }] },
    });
    expect(await kitchen.family.shoppingLists.delete({ id: list.id })).toMatchObject({ success: true });
    await expect(kitchen.list(list.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
