import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { familyCaller, strangerCaller } from "#testing/test-caller";
import { testContext, type TestContext } from "#testing/test-context";
import type { Caller } from "#start/app-router";

let app: TestContext;
let family: Caller;

beforeEach(() => {
  app = testContext();
  family = familyCaller(app);
});

async function newIngredient(name: string, details: { category?: string; sub_type?: string } = {}): Promise<number> {
  return (await family.ingredients.create({ name, ...details })).ingredient.id;
}

test("an ingredient that is put into the larder is listed there by name, one of it where nothing else is said", async () => {
  await family.larder.add({ ingredientId: await newIngredient("Rice", { category: "Rice & pasta" }) });
  await family.larder.add({
    ingredientId: await newIngredient("Olive oil", { sub_type: "extra virgin" }),
    quantity: "1,5",
    unit: "l",
    notes: " top shelf ",
  });

  const { larderItems } = await family.larder.list();
  expect(larderItems).toMatchObject([
    {
      ingredient_name: "Olive oil",
      ingredient_sub_type: "extra virgin",
      ingredient_category: null,
      quantity: 1.5,
      unit: "l",
      notes: "top shelf",
    },
    {
      ingredient_name: "Rice",
      ingredient_sub_type: null,
      ingredient_category: "Rice & pasta",
      quantity: 1,
      unit: "",
      notes: "",
    },
  ]);
});

test("the same ingredient cannot be stocked twice, and an unknown one not at all", async () => {
  const ingredientId = await newIngredient("Rice");
  await family.larder.add({ ingredientId });
  await expect(family.larder.add({ ingredientId })).rejects.toMatchObject({
    code: "CONFLICT",
    message: "Rice is in the larder already. Change its amount there.",
  });
  await expect(family.larder.add({ ingredientId: 987_654 })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

describe("several rows of one food", () => {
  const stocked = async () =>
    (await family.larder.list()).larderItems.map(({ place, best_before }) => [place, best_before]);

  test("are told apart by place and date, what is to be used first first", async () => {
    const ingredientId = await newIngredient("Rice");
    await family.larder.add({ ingredientId });
    await family.larder.add({ ingredientId, place: "Fridge", best_before: "2027-01-31" });
    await family.larder.add({ ingredientId, place: "fridge", best_before: "2026-12-03" });
    await family.larder.add({ ingredientId, place: " Shed " });
    expect(await stocked()).toEqual([
      ["fridge", "2026-12-03"],
      ["fridge", "2027-01-31"],
      ["", null],
      ["Shed", null],
    ]);
    const again = { ingredientId, place: "fridge", best_before: "2026-12-03" };
    await expect(family.larder.add(again)).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(family.larder.add({ ingredientId })).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(family.larder.add({ ingredientId, place: "", best_before: null })).rejects.toMatchObject({
      code: "CONFLICT",
    });
  });

  test("come back one by one, each where nothing of the kind stands by now", async () => {
    const ingredientId = await newIngredient("Rice");
    const { larderItem: plain } = await family.larder.add({ ingredientId });
    const { larderItem: dated } = await family.larder.add({ ingredientId, best_before: "2026-12-03" });
    const undoPlain = await family.larder.delete({ id: plain.id });
    const undoDated = await family.larder.delete({ id: dated.id });
    await family.larder.add({ ingredientId, best_before: "2026-12-03" });
    await family.trash.restore({ undo_id: undoPlain.undo_id });
    await expect(family.trash.restore({ undo_id: undoDated.undo_id })).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await stocked()).toEqual([
      ["", "2026-12-03"],
      ["", null],
    ]);
  });

  test("move with a food that is merged, and go back with it", async () => {
    const keepId = await newIngredient("Rice");
    const mergeId = await newIngredient("Long rice");
    await family.larder.add({ ingredientId: keepId, quantity: 3 });
    await family.larder.add({ ingredientId: mergeId });
    await family.larder.add({ ingredientId: mergeId, best_before: "2026-12-03", notes: "open" });
    const rows = async () =>
      (await family.larder.list()).larderItems.map((row) => [row.ingredient_name, row.quantity, row.best_before]);
    const before = await rows();
    const { undo_id } = await family.ingredients.merge({ keepId, mergeId });
    expect(await rows()).toEqual([
      ["Rice", 1, "2026-12-03"],
      ["Rice", 3, null],
    ]);
    await family.ingredients.undoMerge({ undo_id });
    expect(await rows()).toEqual(before);
  });

  test.each(["2026-02-30", "03.12.2026", "soon", "2026-13-01"])("%s is no date, and says so", async (best_before) => {
    const ingredientId = await newIngredient("Rice");
    await expect(family.larder.add({ ingredientId, best_before })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    expect(await stocked()).toEqual([]);
  });
});

test("adding again after a lost answer is answered with the first item", async () => {
  const order = { ingredientId: await newIngredient("Rice"), operation_id: "0f5e2a64-6f0c-4c9b-9d51-0a4f4a2f5a10" };
  const first = await family.larder.add(order);
  expect(await family.larder.add(order)).toEqual(first);
  expect((await family.larder.list()).larderItems).toHaveLength(1);
});

test("an edit changes what it names, and null or an empty text clears", async () => {
  const { larderItem } = await family.larder.add({
    ingredientId: await newIngredient("Rice"),
    quantity: 2,
    unit: "kg",
    notes: "brown bag",
  });

  const fewer = await family.larder.update({ id: larderItem.id, quantity: 0.5 });
  expect(fewer.larderItem).toMatchObject({ quantity: 0.5, unit: "kg", notes: "brown bag" });

  const cleared = await family.larder.update({ id: larderItem.id, quantity: "", unit: null, notes: "" });
  expect(cleared.larderItem).toMatchObject({ quantity: 0, unit: "", notes: "" });
});

test("two people who edit one item: the second is told, nothing is undone silently", async () => {
  const { larderItem } = await family.larder.add({ ingredientId: await newIngredient("Rice") });
  await family.larder.update({ id: larderItem.id, quantity: 3, revision: larderItem.revision });
  await expect(
    family.larder.update({ id: larderItem.id, quantity: 1, revision: larderItem.revision }),
  ).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringContaining("Somebody has changed this larder item"),
  });
  expect((await family.larder.list()).larderItems[0]?.quantity).toBe(3);
});

test("an item that was taken out is gone, and can be put back", async () => {
  const ingredientId = await newIngredient("Rice");
  const { larderItem } = await family.larder.add({ ingredientId });
  expect(await family.larder.delete({ id: larderItem.id })).toMatchObject({ success: true });
  await expect(family.larder.delete({ id: larderItem.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(family.larder.update({ id: larderItem.id, quantity: 1 })).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect((await family.larder.add({ ingredientId })).larderItem.id).not.toBe(larderItem.id);
});

test("the search needs two characters and knows names, sub types and aliases, whatever their case and accents", async () => {
  const scallion = await newIngredient("Spring onion");
  await family.ingredients.addAlias({ id: scallion, alias: "scallion" });
  await newIngredient("Onion", { sub_type: "red" });
  await newIngredient("Crème fraîche");
  const found = async (q: string) => (await family.larder.searchIngredients({ q })).ingredients.map(({ name }) => name);

  expect(await found("o")).toEqual([]);
  expect(await found(" s ")).toEqual([]);
  expect(await found("onion")).toEqual(["Onion", "Spring onion"]);
  expect(await found("RED")).toEqual(["Onion"]);
  expect(await found("scall")).toEqual(["Spring onion"]);
  expect(await found("creme f")).toEqual(["Crème fraîche"]);
  expect(await found("%_")).toEqual([]);
});

test("the search marks what is stocked already and never answers more than a screen can hold", async () => {
  const ingredientId = await newIngredient("Basmati rice");
  for (let number = 1; number <= 60; number += 1) await newIngredient(`Rice ${number}`);
  await family.larder.add({ ingredientId });

  const { ingredients } = await family.larder.searchIngredients({ q: "rice" });
  expect(ingredients).toHaveLength(50);
  expect(ingredients.every(({ name, in_larder }) => name.startsWith("Rice") && !in_larder)).toBe(true);
  expect((await family.larder.searchIngredients({ q: "basmati" })).ingredients).toMatchObject([
    { id: ingredientId, in_larder: true },
  ]);
});

test("nobody looks into the larder without the family password", async () => {
  await expect(strangerCaller(app).larder.list()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
});

test("whatever is sent, the larder takes amounts from 0 to a thousand million or says what is wrong", async () => {
  const { larderItem } = await family.larder.add({ ingredientId: await newIngredient("Rice") });
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.double(), fc.string(), fc.constantFrom([], {}, true, "1e9", "-0", "NaN")),
      async (quantity) => {
        // Deliberately of the wrong type: this is what a program may send.
        const answer = await family.larder
          .update({ id: larderItem.id, quantity: quantity as number })
          .catch((error: { code: string }) => error.code);
        if (typeof answer === "string") expect(answer).toBe("BAD_REQUEST");
        else expect(answer.larderItem.quantity >= 0 && answer.larderItem.quantity <= 1e9).toBe(true);
      },
    ),
    { numRuns: 200 },
  );
});
