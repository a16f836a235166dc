import { expect, it } from "vitest";
import { pageAt, paths } from "./paths";

it.each([
  [paths.dashboard, "dashboard"],
  [paths.recipes, "recipes"],
  [paths.recipeAdd, "recipeAdd"],
  [paths.recipe(7), "recipe"],
  [paths.recipeEdit(7), "recipeEdit"],
  [paths.cook(7), "cook"],
  [paths.shoppingLists, "shoppingLists"],
  [paths.shop([3, 7]), "shop"],
  ["/no-such-page", null],
  [paths.login, null],
  ["/media/photo.webp", null],
])("knows the page of %s: %s", (path, page) => {
  expect(pageAt(path)).toBe(page);
});
