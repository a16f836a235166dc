import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { paths } from "#lib/screen/paths";
import { tabStore } from "#lib/device/browser-storage";

/** Where somebody was in the list: its filters, how far it was scrolled, and which recipe stood where in the window, in pixels. */
interface ListPlace {
  readonly search: string;
  readonly scrollY: number;
  readonly card?: CardInView | null;
}

interface CardInView {
  readonly href: string;
  readonly top: number;
}

/** Rows that were guessed get their true heights within so many frames; the card is brought to its place after each. */
const SETTLING_FRAMES = 4;

/** Kept in an entry of the browser's history. */
interface EntryMark {
  /** The list was on screen at this entry before: whoever comes to it comes back. */
  readonly wasRecipeList?: true;
}

const PLACE_KEY = "tureen.tab.recipe-list";
const MARK: EntryMark = { wasRecipeList: true };

/** Leads back to the list as it was left: the same filters, the same recipes in view. */
export function useBackToList(): () => void {
  const [, navigate] = useLocation();
  return () => {
    const search = storedPlace()?.search;
    navigate(search ? `${paths.recipes}?${search}` : paths.recipes, { state: MARK });
  };
}

/**
 * Remembers where the list is left and, on the way back, goes there again once `isReady` says that its cards have
 * their places. A visit by a link starts at the top.
 */
export function useListPlace(isReady: boolean): void {
  const search = useSearch();
  const [placeOnArrival] = useState(() => (isReturning() && storedPlace()?.search === search ? storedPlace() : null));
  const wanted = useRef(placeOnArrival);

  // Before the cards leave the page: without them it is short, and scrolled to its top.
  useLayoutEffect(() => {
    window.history.replaceState({ ...window.history.state, ...MARK }, "");
    let scrollY = window.scrollY;
    const follow = () => {
      scrollY = window.scrollY;
    };
    const remember = () =>
      tabStore.write(PLACE_KEY, JSON.stringify(wanted.current ?? { search, scrollY, card: cardInView() }));
    window.addEventListener("scroll", follow, { passive: true });
    window.addEventListener("pagehide", remember);
    return () => {
      remember();
      window.removeEventListener("scroll", follow);
      window.removeEventListener("pagehide", remember);
    };
  }, [search]);

  useEffect(() => {
    const target = wanted.current;
    if (!isReady || target === null) return;
    let frame = 0;
    const bring = (framesLeft: number): void => {
      const card = target.card && cardOf(target.card.href);
      if (target.card && card) window.scrollBy(0, card.getBoundingClientRect().top - target.card.top);
      if (framesLeft === 0) wanted.current = null;
      else frame = requestAnimationFrame(() => bring(framesLeft - 1));
    };
    // After the shell has taken focus to the heading and the page to its top.
    frame = requestAnimationFrame(() => {
      window.scrollTo(0, target.scrollY);
      frame = requestAnimationFrame(() => bring(SETTLING_FRAMES));
    });
    return () => cancelAnimationFrame(frame);
  }, [isReady]);
}

const cardOf = (href: string) => document.querySelector(`#main a[href="${href}"]`);

/** The first recipe that is wholly in the window. */
function cardInView(): CardInView | null {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("#main :is(li, [role=listitem]) a")) {
    const { top } = link.getBoundingClientRect();
    if (top >= 0) return { href: link.getAttribute("href") ?? "", top };
  }
  return null;
}

function isReturning(): boolean {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && "wasRecipeList" in state;
}

function cardIn(card: unknown): CardInView | null {
  return typeof card === "object" && card !== null && "href" in card && "top" in card
    ? { href: String(card.href), top: Number(card.top) }
    : null;
}

function storedPlace(): ListPlace | null {
  try {
    const place: unknown = JSON.parse(tabStore.read(PLACE_KEY) ?? "null");
    if (typeof place !== "object" || place === null || !("search" in place) || !("scrollY" in place)) return null;
    return typeof place.search === "string" && typeof place.scrollY === "number"
      ? { search: place.search, scrollY: place.scrollY, card: "card" in place ? cardIn(place.card) : null }
      : null;
  } catch {
    // Written by hand, or by another version: then there is nothing to come back to.
    return null;
  }
}
