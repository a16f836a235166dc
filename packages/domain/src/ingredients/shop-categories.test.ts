import { expect, test } from "vitest";
import { categoryOrder, compareCategories } from "./shop-categories";

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
