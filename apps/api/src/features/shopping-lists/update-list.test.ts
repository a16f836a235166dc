import type { ShoppingItemInput, ShoppingList } from "@tureen/contracts/shopping-lists";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { familyKitchen, itemNamed, said, type FamilyKitchen } from "./testing/family-kitchen";

let kitchen: FamilyKitchen;
let list: ShoppingList;

beforeEach(async () => {
  kitchen = familyKitchen();
  await kitchen.plan(
    await kitchen.newRecipe("Bread", [
      [500, "g", "flour"],
      [10, "g", "yeast"],
      [2, "tsp", "salt"],
    ]),
  );
  const salt = (await kitchen.family.larder.searchIngredients({ q: "salt" })).ingredients[0];
  await kitchen.family.larder.add({ ingredientId: salt?.id ?? 0, unit: "box" });
  list = await kitchen.generate();
});

type Update = Parameters<FamilyKitchen["family"]["shoppingLists"]["update"]>[0];

async function update(changes: Omit<Update, "id">): Promise<ShoppingList> {
  return (await kitchen.family.shoppingLists.update({ id: list.id, ...changes })).shoppingList;
}

describe("sending a list back", () => {
  test("as it was read changes nothing but the list's revision", async () => {
    const after = await update({ name: list.name, items: list.items });
    expect(after).toEqual({ ...list, revision: after.revision });
  });

  test("without ids is matched by name, sub type and unit, whatever their spelling", async () => {
    const after = await update({
      items: [
        { name: "Flours", sub_type: null, unit: "grams", totalAmount: 600 },
        { name: "yeast", totalAmount: 10 },
      ],
    });
    expect(said(after.items.shoppingItems).toSorted()).toEqual(["10 g yeast", "600 g flour"]);
    expect(itemNamed(after, "flour").id).toBe(itemNamed(list, "flour").id);
    expect(itemNamed(after, "flour").contributions).toEqual(itemNamed(list, "flour").contributions);
  });

  test("a name alone renames; items stay", async () => {
    expect(await update({ name: " Saturday " })).toMatchObject({ name: "Saturday", items: list.items });
    await expect(update({ name: " " })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  test("a bare array is what to buy; the larder's group stays, and so does any group that is not sent", async () => {
    const [flour, yeast] = [itemNamed(list, "flour"), itemNamed(list, "yeast")];
    expect((await update({ items: [flour, yeast] })).items).toEqual(list.items);
    expect((await update({ items: { larderItems: [] } })).items).toEqual({
      shoppingItems: list.items.shoppingItems,
      larderItems: [],
    });
    expect((await update({ items: {} })).items.shoppingItems).toEqual(list.items.shoppingItems);
  });
});

describe("amounts", () => {
  test("set by hand stand beside what the plan asks for, and can be taken back", async () => {
    const flour = itemNamed(list, "flour");
    const changed = itemNamed(
      await update({ items: { shoppingItems: [{ ...flour, totalAmount: "750,5" }, itemNamed(list, "yeast")] } }),
      "flour",
    );
    expect(changed).toMatchObject({
      totalAmount: 750.5,
      computedAmount: 500,
      unit: "g",
      contributions: flour.contributions,
    });
    const back = itemNamed(await update({ items: [{ id: flour.id, totalAmount: 500 }] }), "flour");
    expect(back).toMatchObject({ totalAmount: 500, computedAmount: 500 });
  });

  test("may be in another unit, off the editor's grid, and zero", async () => {
    const { id } = itemNamed(list, "flour");
    const packets = itemNamed(await update({ items: [{ id, totalAmount: 2, unit: "packet" }] }), "flour");
    expect(packets).toMatchObject({ totalAmount: 2, unit: "packet", computedAmount: 500, computedUnit: "g" });
    expect(itemNamed(await update({ items: [{ id, totalAmount: 0.1 + 0.2, unit: "kg" }] }), "flour")).toMatchObject({
      totalAmount: 0.3,
      unit: "kg",
    });
    expect(itemNamed(await update({ items: [{ id, totalAmount: "" }] }), "flour").totalAmount).toBe(0);
  });

  test.each([[-1], [Number.NaN], [1e308], ["much"], [[]], [true]])("%s is no amount", async (totalAmount) => {
    const { id } = itemNamed(list, "flour");
    await expect(update({ items: [{ id, totalAmount: totalAmount as number }] })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
    expect(await kitchen.list(list.id)).toEqual(list);
  });
});

describe("items come and go", () => {
  test("what is left out of a sent group leaves the list, and can be put back", async () => {
    const flour = itemNamed(list, "flour");
    const without = await update({ items: [flour] });
    expect(said(without.items.shoppingItems)).toEqual(["500 g flour"]);

    const again = await update({ items: [flour, { name: "yeast", totalAmount: 20, unit: "g" }] });
    expect(itemNamed(again, "yeast")).toMatchObject({
      id: itemNamed(list, "yeast").id,
      totalAmount: 20,
      contributions: itemNamed(list, "yeast").contributions,
    });
  });

  test("new items are added by hand, each where it lies in the shop", async () => {
    const after = await update({
      items: [...list.items.shoppingItems, { name: "Batteries" }, { name: "Flour", unit: "packet", totalAmount: 1 }],
    });
    expect(itemNamed(after, "Batteries")).toMatchObject({
      origin: "hand",
      totalAmount: 0,
      unit: "",
      category: "Household & Other",
      recipes: [],
      contributions: [],
    });
    const names = after.items.shoppingItems.map(({ name }) => name.toLowerCase());
    expect(names.filter((name) => name === "flour")).toHaveLength(2);
    expect(Math.abs(names.indexOf("flour") - names.lastIndexOf("flour"))).toBe(1);

    const without = await update({ items: list.items.shoppingItems });
    expect(without.items.shoppingItems).toEqual(list.items.shoppingItems);
  });

  test("a new item may carry an id of the client's making, so that a repeated save adds nothing twice", async () => {
    const batteries = { id: "4fd0a3b2-8d57-4a31-9a8f-5f8f7c1f9b01", name: "Batteries", totalAmount: 4 };
    for (let save = 1; save <= 2; save += 1) await update({ items: [...list.items.shoppingItems, batteries] });
    expect((await kitchen.list(list.id)).items.shoppingItems.filter(({ name }) => name === "Batteries")).toMatchObject([
      { id: batteries.id, totalAmount: 4 },
    ]);
  });

  test("an item may move to the other group and stays the same item", async () => {
    const salt = itemNamed(list, "salt");
    const after = await update({ items: { shoppingItems: [...list.items.shoppingItems, salt], larderItems: [] } });
    expect(after.items.larderItems).toEqual([]);
    expect(after.items.shoppingItems.find(({ id }) => id === salt.id)).toMatchObject({
      name: "salt",
      contributions: salt.contributions,
    });
  });

  test("what cannot be meant is refused and changes nothing", async () => {
    const { id } = itemNamed(list, "flour");
    await expect(update({ items: [{ id: "17" }] })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(update({ items: [{ id }, { id }] })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(update({ items: [{ totalAmount: 3 }] })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      message: "Every new item of the list needs a name.",
    });
    await expect(update({ items: "flour" as never })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(kitchen.family.shoppingLists.update({ id: 4711, name: "Saturday" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    expect(await kitchen.list(list.id)).toEqual(list);
  });
});

describe("in the shop", () => {
  const tick = (itemId: string, isTicked: boolean, revision?: number) =>
    kitchen.family.shoppingLists.tickItem({ id: list.id, itemId, isTicked, revision });

  test("a tick stays, whoever saves the list at home meanwhile", async () => {
    const { id } = itemNamed(list, "flour");
    await tick(id, true);
    const after = await update({ items: list.items, revision: list.revision });
    expect(itemNamed(after, "flour").is_ticked).toBe(true);
    expect(itemNamed((await tick(id, false)).shoppingList, "flour").is_ticked).toBe(false);
  });

  test("a stale untick does not take another phone's tick away", async () => {
    const flour = itemNamed(list, "flour");
    await tick(flour.id, true);
    await expect(tick(flour.id, false, flour.revision)).rejects.toMatchObject({
      code: "CONFLICT",
      message: expect.stringContaining("flour"),
    });
    expect(itemNamed(await kitchen.list(list.id), "flour").is_ticked).toBe(true);
  });

  test("what is not on the list cannot be ticked", async () => {
    const yeast = itemNamed(list, "yeast");
    await update({ items: [itemNamed(list, "flour")] });
    await expect(tick(yeast.id, true)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(tick("17", true)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("the left side says how many items there are and how many are done", async () => {
    await tick(itemNamed(list, "flour").id, true);
    await update({ items: [itemNamed(list, "flour")] });
    expect((await kitchen.family.shoppingLists.summaries()).shoppingLists).toMatchObject([
      { id: list.id, item_count: 2, ticked_count: 1 },
    ]);
  });
});

test("two people who edit one list: the second is told, nothing is undone silently", async () => {
  await update({ name: "Saturday", revision: list.revision });
  await expect(update({ name: "Sunday", revision: list.revision })).rejects.toMatchObject({ code: "CONFLICT" });
  expect((await kitchen.list(list.id)).name).toBe("Saturday");
});

test("whatever items are sent, the list stays one that can be read, sent back and exported", async () => {
  const ids = list.items.shoppingItems.map(({ id }) => id);
  const name = fc.constantFrom("flour", "Flour", "yeast", "salt", "🧂", "لبن", "a\nb", "");
  const item: fc.Arbitrary<ShoppingItemInput> = fc.record(
    {
      id: fc.constantFrom(...ids, "17", null),
      name,
      unit: fc.constantFrom("g", "kg", "", "EL"),
      totalAmount: fc.double({ min: 0, max: 1e9, noNaN: true }),
      is_ticked: fc.boolean(),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(item, { maxLength: 6 }),
      fc.array(item, { maxLength: 3 }),
      async (shoppingItems, larderItems) => {
        const refusal = await update({ items: { shoppingItems, larderItems } }).then(
          () => null,
          (error: { code: string }) => error.code,
        );
        expect([null, "BAD_REQUEST", "NOT_FOUND"]).toContain(refusal);
        const now = await kitchen.list(list.id);
        expect((await update({ items: now.items })).items).toEqual(now.items);
        expect((await kitchen.family.shoppingLists.export({ id: list.id })).text).toContain(list.name);
      },
    ),
    { numRuns: 40 },
  );
});
