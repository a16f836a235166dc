import { beforeEach, expect, test } from "vitest";
import { familyKitchen, type FamilyKitchen } from "#features/shopping-lists/testing/family-kitchen";

let kitchen: FamilyKitchen;
let shops: FamilyKitchen["family"]["shops"];

beforeEach(() => {
  kitchen = familyKitchen();
  ({ shops } = kitchen.family);
});

test("a family begins without shops, and with the categories of its catalogue and its lists", async () => {
  await kitchen.family.ingredients.create({ name: "cat litter", category: "Pets" });
  const { shops: none, categories } = await shops.list();
  expect(none).toEqual([]);
  expect(categories[0]).toBe("Fruit & Vegetables");
  expect(categories.at(-1)).toBe("Pets");
});

test("the family's own order is one, however often it is changed; each shop has its own", async () => {
  await shops.save({ name: "", categories: ["Drinks", "Bakery"] });
  await shops.save({ name: "", categories: ["Bakery", "bakery ", "Drinks"] });
  const { shop } = await shops.save({ name: "Market", categories: ["Fresh Herbs"] });
  await shops.save({
    id: shop.id,
    name: "Saturday market",
    categories: ["Meat", "Fresh Herbs"],
    revision: shop.revision,
  });
  expect((await shops.list()).shops).toMatchObject([
    { name: "", categories: ["Bakery", "Drinks"] },
    { name: "Saturday market", categories: ["Meat", "Fresh Herbs"] },
  ]);
});

test("a change of an order is a change of the lists, for the phones that follow them", async () => {
  const revision = () =>
    kitchen.app.db.$client.prepare("select revision from collections where name = 'shopping-lists'").pluck().get();
  const before = revision();
  const { shop } = await shops.save({ name: "Market", categories: ["Meat"] });
  expect(revision()).toBe(Number(before) + 1);
  await shops.save({ id: shop.id, name: "Market", categories: ["Bakery"] });
  await shops.delete({ id: shop.id });
  expect(revision()).toBe(Number(before) + 3);
});

test("a printed list follows the family's own order", async () => {
  await shops.save({ name: "", categories: ["Drinks", "Bakery"] });
  const { shoppingList } = await kitchen.family.shoppingLists.create({ name: "Party", date: "2026-11-20" });
  const items = ["Bakery", "Drinks"].map((category) => ({ name: `from ${category}`, category }));
  await kitchen.family.shoppingLists.update({ id: shoppingList.id, items });
  const { text } = await kitchen.family.shoppingLists.export({ id: shoppingList.id });
  expect(text.indexOf("Drinks")).toBeLessThan(text.indexOf("Bakery"));
});

test("what cannot be is refused, and nothing is lost", async () => {
  const { shop } = await shops.save({ name: "Market", categories: ["Bakery"] });
  await expect(shops.save({ name: "market", categories: [] })).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(shops.save({ id: shop.id, name: " ", categories: [] })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  await shops.save({ id: shop.id, name: "Market", categories: ["Meat"] });
  const stale = { id: shop.id, name: "Market", categories: [], revision: shop.revision };
  await expect(shops.save(stale)).rejects.toMatchObject({ code: "CONFLICT" });
  expect((await shops.list()).shops).toMatchObject([{ categories: ["Meat"] }]);
  await shops.delete({ id: shop.id });
  await expect(shops.delete({ id: shop.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(kitchen.app.db.$client.prepare("select count(*) from shop_categories").pluck().get()).toBe(0);
});

test("what the family has put nowhere stands as in the shops of its language, for every reader", async () => {
  await shops.save({ name: "", categories: ["Drinks"] });
  const { shoppingList } = await kitchen.family.shoppingLists.create({ name: "Weekend", date: "2026-11-20" });
  const categories = ["Bakery", "Drinks", "Frozen", "Meat"];
  const items = categories.map((category) => ({ name: `from ${category}`, category }));
  await kitchen.family.shoppingLists.update({ id: shoppingList.id, items: { shoppingItems: items } });
  const printed = async () =>
    (await kitchen.family.shoppingLists.export({ id: shoppingList.id })).text
      .split("\n")
      .filter((line) => categories.includes(line));
  expect(await printed()).toEqual(["Drinks", "Bakery", "Meat", "Frozen"]);
  await kitchen.family.settings.update({ key: "language", value: "fr" });
  expect(await printed()).toEqual(["Drinks", "Meat", "Frozen", "Bakery"]);
  const french = (await shops.list()).categories.filter((category) => categories.includes(category));
  expect(french).toEqual(["Meat", "Drinks", "Frozen", "Bakery"]);
});
