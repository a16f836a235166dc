import { whenIdle } from "../lib/part";
import { onSessionChange, storedToken } from "../lib/session";
import { loadToasts } from "../lib/toasts";
import { PAGE_CODE, type PageName, pageAt } from "./pages";
import { loadSignedIn } from "./parts";

/** What a family goes to next; fetched while nothing else happens after signing in. */
const AFTER_SIGN_IN: readonly PageName[] = ["dashboard", "recipes", "mealPlanning", "shoppingLists"];

/** Fetches a page's code as soon as a pointer or the focus reaches a link to it, and the main pages' after a sign-in. */
export function preloadPages(): void {
  // Registered before the watch for a fresh build: a page that nobody has asked for reloads no tab.
  window.addEventListener("vite:preloadError", (event) => {
    if (underWay > 0) event.stopImmediatePropagation();
  });
  document.addEventListener("pointerover", preloadLinked, { passive: true });
  document.addEventListener("focusin", preloadLinked);
  // Nothing is said before somebody has done something, except that a page could not be read.
  document.addEventListener("pointerdown", loadToastsSoon, { once: true, passive: true });
  document.addEventListener("keydown", loadToastsSoon, { once: true });
  let wasSignedIn = storedToken() !== null;
  onSessionChange(() => {
    const isSignedIn = storedToken() !== null;
    if (isSignedIn && !wasSignedIn) whenIdle(() => AFTER_SIGN_IN.forEach((page) => preload(PAGE_CODE[page])));
    wasSignedIn = isSignedIn;
  });
}

/** All that shows the first page after a sign-in. */
export function preloadAfterSignIn(): void {
  preload(loadSignedIn);
  preload(PAGE_CODE.dashboard);
}

/** After what was pressed has been shown. */
function loadToastsSoon(): void {
  whenIdle(() => preload(loadToasts));
}

function preloadLinked({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (link?.origin !== window.location.origin || storedToken() === null) return;
  const page = pageAt(link.pathname);
  if (page) preload(PAGE_CODE[page]);
}

let underWay = 0;

/** A failure says nothing here: going there fetches it again, and says what is wrong. */
function preload(load: () => Promise<unknown>): void {
  underWay += 1;
  load()
    .catch(() => undefined)
    .finally(() => (underWay -= 1));
}
