import type { LocalDate } from "@tureen/domain/dates/local-date";
import type { MealType } from "@tureen/domain/meal-plans/meal-types";

/** The only place that knows addresses (specification, section 2). Patterns, the more exact one first, are for the router, `paths` for links. */
export const ROUTE_PATTERNS = {
  login: "/login",
  dashboard: "/",
  recipes: "/recipes",
  recipeAdd: "/recipes/add",
  recipe: "/recipes/:id",
  recipeEdit: "/recipes/:id/edit",
  cook: "/recipes/:id/cook",
  collection: "/collections/:id",
  mealPlanning: "/meal-planning",
  shop: "/shopping-list/:ids/shop",
  shoppingLists: "/shopping-list",
  pdfImport: "/pdf-import",
  recipeImport: "/recipe-import",
  admin: "/admin",
  larder: "/larder",
  ingredients: "/ingredients",
  recentlyDeleted: "/recently-deleted",
} as const;

/** The addresses that a pattern holds: of "/recipes/:id" it is "/recipes/7". */
export const addressesOf = (pattern: string): RegExp => new RegExp(`^${pattern.replaceAll(/:\w+/g, "[^/]+")}/?$`, "i");

export type PageName = Exclude<keyof typeof ROUTE_PATTERNS, "login">;

/** Every page behind the sign-in, in the order in which an address is held against them. */
export const PAGE_NAMES = Object.keys(ROUTE_PATTERNS).filter((name): name is PageName => name !== "login");

/** Pages that have the whole screen to themselves: no navigation, no footer, and their own way back. */
export const FULL_SCREEN_PAGES: ReadonlySet<PageName> = new Set(["shop", "cook"]);

/** The page that an address leads to: of "/recipes/7" it is "recipe"; null where none is. */
export function pageAt(pathname: string): PageName | null {
  return PAGE_NAMES.find((name) => addressesOf(ROUTE_PATTERNS[name]).test(pathname)) ?? null;
}

export const paths = {
  login: ROUTE_PATTERNS.login,
  dashboard: ROUTE_PATTERNS.dashboard,
  recipes: ROUTE_PATTERNS.recipes,
  recipeAdd: ROUTE_PATTERNS.recipeAdd,
  recipe: (id: number) => `/recipes/${id}`,
  recipeEdit: (id: number) => `/recipes/${id}/edit`,
  /** The recipe at the stove: for so many, as the meal of the plan. */
  cook: (id: number, of: { servings?: number | undefined; meal?: number | null | undefined } = {}) => {
    const given = Object.entries(of).filter(([, value]) => value != null);
    const search = new URLSearchParams(given.map(([name, value]) => [name, `${value}`])).toString();
    return search ? `/recipes/${id}/cook?${search}` : `/recipes/${id}/cook`;
  },
  /** The form beside the page of the book that the recipe was read from. */
  recipeCheck: (id: number, book: { import: number; page: number; pages: number }) =>
    `/recipes/${id}/edit?import=${book.import}&page=${book.page}&pages=${book.pages}`,
  /** The form beside the page of a book with lines of which an import could make no recipe. */
  recipeOfDoubt: (book: { import: number; page: number; pages: number; doubt: number }) =>
    `/recipes/add?import=${book.import}&page=${book.page}&pages=${book.pages}&doubt=${book.doubt}`,
  collection: (id: number) => `/collections/${id}`,
  mealPlanning: ROUTE_PATTERNS.mealPlanning,
  /** Opens Add Meal for a cell of the week; the screen takes the parameters out of the address again. */
  planMeal: ({ date, mealType }: { date: LocalDate; mealType: MealType }) =>
    `/meal-planning?${new URLSearchParams({ week: date, add: date, meal: mealType }).toString()}`,
  /** The week that this day lies in. */
  mealWeek: (day: string) => `/meal-planning?week=${day}`,
  shoppingLists: ROUTE_PATTERNS.shoppingLists,
  /** On a phone straight to the list that is being shopped, where there is one. */
  openShop: "/shopping-list?shop=open",
  shoppingListOf: (id: number) => `/shopping-list?list=${id}`,
  /** These lists in the shop, as one; `adds` begins in the field where something is put on the first of them. */
  shop: (ids: readonly number[], { adds = false } = {}) =>
    `/shopping-list/${ids.join(",")}/shop${adds ? "?add=true" : ""}`,
  /** Opens the generate dialog, filled in; the screen takes the parameters out of the address again. */
  generateShoppingList: (range: { startDate: string; endDate: string }) =>
    `/shopping-list?${new URLSearchParams({ generate: "true", ...range }).toString()}`,
  pdfImport: ROUTE_PATTERNS.pdfImport,
  recipeImport: ROUTE_PATTERNS.recipeImport,
  admin: ROUTE_PATTERNS.admin,
  /** Asks whether this backup is to be restored. */
  restoreBackup: (name: string) => `/admin?${new URLSearchParams({ restore: name }).toString()}#backups`,
  larder: ROUTE_PATTERNS.larder,
  ingredients: ROUTE_PATTERNS.ingredients,
  recentlyDeleted: ROUTE_PATTERNS.recentlyDeleted,
} as const;
