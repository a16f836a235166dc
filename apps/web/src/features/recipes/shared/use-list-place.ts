import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { paths } from "#lib/screen/paths";
import { tabStore } from "#lib/device/browser-storage";

/** Where somebody was in the list: its filters and how far it was scrolled, in pixels. */
interface ListPlace {
  readonly search: string;
  readonly scrollY: number;
}

/** Kept in an entry of the browser's history. */
interface EntryMark {
  /** The list was on screen at this entry before: whoever comes to it comes back. */
  readonly wasRecipeList?: true;
}

const PLACE_KEY = "tureen.recipe-list";
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
  const wanted = useRef(placeOnArrival?.scrollY ?? null);

  // Before the cards leave the page: without them it is short, and scrolled to its top.
  useLayoutEffect(() => {
    window.history.replaceState({ ...window.history.state, ...MARK }, "");
    let scrollY = window.scrollY;
    const follow = () => {
      scrollY = window.scrollY;
    };
    const remember = () => tabStore.write(PLACE_KEY, JSON.stringify({ search, scrollY: wanted.current ?? scrollY }));
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
    // After the shell has taken focus to the heading and the page to its top.
    const frame = requestAnimationFrame(() => {
      window.scrollTo(0, target);
      wanted.current = null;
    });
    return () => cancelAnimationFrame(frame);
  }, [isReady]);
}

function isReturning(): boolean {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && "wasRecipeList" in state;
}

function storedPlace(): ListPlace | null {
  try {
    const place: unknown = JSON.parse(tabStore.read(PLACE_KEY) ?? "null");
    if (typeof place !== "object" || place === null || !("search" in place) || !("scrollY" in place)) return null;
    return typeof place.search === "string" && typeof place.scrollY === "number"
      ? { search: place.search, scrollY: place.scrollY }
      : null;
  } catch {
    // Written by hand, or by another version: then there is nothing to come back to.
    return null;
  }
}
