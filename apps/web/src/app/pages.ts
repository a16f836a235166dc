import { part, type Part } from "../lib/part";
import { addressesOf, ROUTE_PATTERNS } from "./paths";

export type PageName = Exclude<keyof typeof ROUTE_PATTERNS, "login">;

/** The code of every page behind the sign-in, fetched when it is first needed; the more exact pattern stands first. */
export const PAGE_CODE = {
  dashboard: part(() => import("../features/dashboard/dashboard.page")),
  recipes: part(() => import("../features/recipes/recipe-list.page")),
  recipeAdd: part(() => import("../features/recipes/recipe-create.page")),
  recipe: part(() => import("../features/recipes/recipe-detail.page")),
  recipeEdit: part(() => import("../features/recipes/recipe-edit.page")),
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

/** Pages that have the whole screen to themselves: no navigation, no footer, and their own way back. */
export const FULL_SCREEN_PAGES: ReadonlySet<PageName> = new Set(["shop", "cook"]);

/** Every page's name, in the order in which an address is held against them. */
export const PAGE_NAMES = Object.keys(PAGE_CODE) as PageName[];

/** The page that an address leads to: of "/recipes/7" it is "recipe"; null where none is. */
export function pageAt(pathname: string): PageName | null {
  return PAGE_NAMES.find((name) => addressesOf(ROUTE_PATTERNS[name]).test(pathname)) ?? null;
}
