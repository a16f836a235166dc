import { part, type Part } from "../lib/screen/part";
import type { PageName } from "../lib/screen/paths";

/** The code of every page behind the sign-in, fetched when it is first needed. */
export const PAGE_CODE = {
  dashboard: part(() => import("../features/dashboard/dashboard.page")),
  recipes: part(() => import("../features/recipes/list/recipe-list.page")),
  recipeAdd: part(() => import("../features/recipes/form/recipe-create.page")),
  recipe: part(() => import("../features/recipes/detail/recipe-detail.page")),
  recipeEdit: part(() => import("../features/recipes/form/recipe-edit.page")),
  cook: part(() => import("../features/cooking/cook.page")),
  mealPlanning: part(() => import("../features/meal-plans/meal-planning.page")),
  shop: part(() => import("../features/shopping-lists/shop/shop.page")),
  shoppingLists: part(() => import("../features/shopping-lists/shopping-lists.page")),
  recipeImport: part(() => import("../features/recipe-imports/recipe-import.page")),
  pdfImport: part(() => import("../features/pdf-import/pdf-import.page")),
  admin: part(() => import("../features/admin/admin.page")),
  larder: part(() => import("../features/larder/larder.page")),
  recentlyDeleted: part(() => import("../features/trash/recently-deleted.page")),
  ingredients: part(() => import("../features/ingredients/ingredients.page")),
} as const satisfies Record<PageName, Part<unknown>>;
