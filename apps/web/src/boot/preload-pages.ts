import { beginLoadingAhead, isLoadingQuietly, loadAhead, loadQuietly } from "../lib/screen/load-ahead";
import { storedToken } from "../lib/server/session";
import { loadToasts } from "../lib/screen/toasts";
import { type PageName, pageAt } from "../lib/screen/paths";
import { PAGE_CODE } from "./pages";
import { loadSignedIn } from "./parts";

/** Where a family goes daily, and what it opens there. */
const DAILY: readonly PageName[] = [
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

/** Fetches a page's code as soon as a pointer or the focus reaches a link to it. */
export function preloadPages(): void {
  // Registered before the watch for a fresh build: a page that nobody has asked for reloads no tab.
  window.addEventListener("vite:preloadError", (event) => {
    if (isLoadingQuietly()) event.stopImmediatePropagation();
  });
  document.addEventListener("pointerover", preloadLinked, { passive: true });
  document.addEventListener("focusin", preloadLinked);
}

/** Loads what is said, what the first page opens and where one goes from there, once that page is there. */
export function loadPagesAhead(): void {
  // While one works on the product, a page is read when it is opened.
  if (!import.meta.env.PROD) return;
  loadAhead(loadToasts);
  beginLoadingAhead(DAILY.map((page) => PAGE_CODE[page]));
}

/** All that shows the first page after a sign-in. */
export function preloadAfterSignIn(): void {
  void loadQuietly(loadSignedIn);
  void loadQuietly(PAGE_CODE.dashboard);
}

function preloadLinked({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (link?.origin !== window.location.origin || storedToken() === null) return;
  const page = pageAt(link.pathname);
  if (page) void loadQuietly(PAGE_CODE[page]);
}
