/// <reference lib="dom" />
import type { Page } from "@playwright/test";

/** What is touched: the `nth` element of a selector (the first), whose text or label begins so. */
export interface Target {
  readonly selector: string;
  readonly named?: string;
  readonly nth?: number;
}

/** What somebody does on a page. */
export type Act = (page: Page) => Promise<void>;

const AIMED_MS = 300;
const FOUND_WITHIN_MS = 10_000;
const LOOKS_EVERY_MS = 100;

/** Touches and nothing else: the driver's own tap, and its search for names, run scripts in the page first. */
export function touch(target: Target): Act {
  return async (page) => {
    for (let waitedMs = 0; waitedMs < FOUND_WITHIN_MS; waitedMs += LOOKS_EVERY_MS) {
      const place = await page.evaluate(placeOf, target);
      await page.waitForTimeout(place ? AIMED_MS : LOOKS_EVERY_MS);
      if (place) return page.touchscreen.tap(place.x, place.y);
    }
    throw new Error(`The page has no ${JSON.stringify(target)}.`);
  };
}

/** In the page: a point of the target within the view, and nothing while it is not there. What is over the page comes first. */
function placeOf({ selector, named = "", nth = 0 }: Target): { readonly x: number; readonly y: number } | null {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].filter((each) =>
    (each.getAttribute("aria-label") ?? each.textContent ?? "").trim().startsWith(named),
  )[nth];
  if (!element || element.getClientRects().length === 0) return null;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 60 || bottom > window.innerHeight - 90) element.scrollIntoView({ block: "center" });
  const box = element.getBoundingClientRect();
  return { x: box.x + Math.min(box.width / 2, 150), y: box.y + Math.min(box.height / 2, 40) };
}
