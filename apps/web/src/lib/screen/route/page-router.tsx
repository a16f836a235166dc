import { createContext, type ReactNode, startTransition, useContext, useLayoutEffect, useState } from "react";
import { type BaseLocationHook, Router } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { BASE_PATH } from "#lib/device/base-path";
import { navigateOverLayers } from "./back-closes";

/** The address of the page on screen, as the browser has it: path and search. */
const Shown = createContext("");

const useShown: BaseLocationHook = () => [pathIn(useContext(Shown)), navigate];
useShown.searchHook = () => searchIn(useContext(Shown));

/**
 * The router. Another page is a transition of React's: what follows `usePathname` is drawn within the tap, and the page, with all
 * that follows `useLocation` and its kin, once its code is there; until then the page on screen keeps its address. On the way
 * back React draws a transition at once, since the browser scrolls to where the page was left.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(addressHere);

  useLayoutEffect(() => {
    function follow(): void {
      const address = addressHere();
      const show = () => setShown(address);
      if (pathIn(address) === pathIn(shown)) show();
      else startTransition(show);
    }
    // What was drawn first may have led on already.
    follow();
    for (const event of NAVIGATIONS) window.addEventListener(event, follow);
    return () => {
      for (const event of NAVIGATIONS) window.removeEventListener(event, follow);
    };
  }, [shown]);

  return (
    <Shown value={shown}>
      {/* oxlint-disable-next-line react/hooks -- the router takes its hook as a value */}
      <Router base={BASE_PATH} hook={useShown} aroundNav={navigateOverLayers}>
        {children}
      </Router>
    </Shown>
  );
}

/** The browser's events, and those that wouter makes of the history's calls. */
const NAVIGATIONS = ["popstate", "pushState", "replaceState", "hashchange"];

/** With the path that the app is served below, which the router takes off. */
const addressHere = (): string => window.location.pathname + window.location.search;

const pathIn = (address: string): string => address.replace(/\?.*/s, "");

const searchIn = (address: string): string => address.slice(pathIn(address).length);
