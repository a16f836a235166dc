import { expect, test } from "vitest";
import { FOOD_LANGUAGES, shelvesIn } from "../../languages/food-names";
import { categoryOrder, compareCategories, SHOP_CATEGORIES } from "./shop-categories";

const CATEGORIES = ["Pet food", "Drinks", "Meat", "Uncategorized", "Bakery"];

test("categories stand as most shops have them, a family's own after them, what has none last", () => {
  expect(CATEGORIES.toSorted(compareCategories)).toEqual(["Bakery", "Meat", "Drinks", "Pet food", "Uncategorized"]);
});

test("a family's order comes first, and what it does not name after it", () => {
  const compare = categoryOrder(["drinks", "Pet food", "Meat"]);
  expect(CATEGORIES.toSorted(compare)).toEqual(["Drinks", "Pet food", "Meat", "Bakery", "Uncategorized"]);
  expect([null, "Meat", "Bakery"].toSorted(compare)).toEqual(["Meat", "Bakery", null]);
});

test("an empty order is that of most shops", () => {
  expect(CATEGORIES.toSorted(categoryOrder([]))).toEqual(CATEGORIES.toSorted(compareCategories));
});

test("what a family has not put anywhere stands as in the shops of its language", () => {
  const dutch = categoryOrder(["Drinks", ...shelvesIn("nl")]);
  expect(["Bakery", "Meat", "Drinks", "Pet food", "Frozen"].toSorted(dutch)).toEqual([
    "Drinks",
    "Meat",
    "Bakery",
    "Frozen",
    "Pet food",
  ]);
  expect(CATEGORIES.toSorted(categoryOrder(shelvesIn("en")))).toEqual(CATEGORIES.toSorted(compareCategories));
});

test.each(FOOD_LANGUAGES)("the shops of %s have every category once", (language) => {
  expect(shelvesIn(language).toSorted()).toEqual(SHOP_CATEGORIES.toSorted());
});
