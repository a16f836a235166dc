import type { ComponentType } from "react";
import type { PageName } from "../lib/screen/paths";
import type { QueryUtils } from "../lib/server/trpc";

interface PageCode {
  readonly default: ComponentType;
  /** Asks for what the page shows first. */
  readonly loader?: Loader;
}

export type Loader = (utils: QueryUtils) => Promise<unknown>;

/** The code of every page behind the sign-in, fetched when it is first needed. */
export const PAGE_CODE: Readonly<Record<PageName, () => Promise<PageCode>>> = {
  dashboard: () => import("../features/dashboard/dashboard.page"),
  recipes: () => import("../features/recipes/list/recipe-list.page"),
  recipeAdd: () => import("../features/recipes/form/recipe-create.page"),
  recipe: () => import("../features/recipes/detail/recipe-detail.page"),
  recipeEdit: () => import("../features/recipes/form/recipe-edit.page"),
  cook: () => import("../features/cooking/cook.page"),
  collection: () => import("../features/collections/collection.page"),
  mealPlanning: () => import("../features/meal-plans/meal-planning.page"),
  shop: () => import("../features/shopping-lists/shop/shop.page"),
  shoppingLists: () => import("../features/shopping-lists/shopping-lists.page"),
  recipeImport: () => import("../features/recipe-imports/recipe-import.page"),
  pdfImport: () => import("../features/pdf-import/pdf-import.page"),
  admin: () => import("../features/admin/admin.page"),
  larder: () => import("../features/larder/larder.page"),
  recentlyDeleted: () => import("../features/trash/recently-deleted.page"),
  ingredients: () => import("../features/ingredients/ingredients.page"),
};

/** Where a family goes daily, and what it opens there. */
export const DAILY: readonly PageName[] = [
  "recipes",
  "mealPlanning",
  "shoppingLists",
  "dashboard",
  "recipe",
  "shop",
  "recipeAdd",
  "recipeEdit",
  "cook",
];
