import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from "react";
import { type BaseLocationHook, Router } from "wouter";
import { navigate, useLocationProperty } from "wouter/use-browser-location";
import { addressNow } from "../lib/screen/address";
import { onPainted } from "../lib/screen/after-paint";
import { navigateOverLayers } from "../lib/screen/back-closes";
import { waitAtMost } from "../lib/screen/wait-at-most";
import { pageAt } from "../lib/screen/paths";
import { PAGE_CODE } from "./pages";

/** What a server of the home sends is there by then, in milliseconds; where it is not, that it loads is said. */
const CODE_MS = 500;

/** The address of the page on screen: path and search. */
const Shown = createContext("");

const useShown: BaseLocationHook = () => [pathIn(useContext(Shown)), navigate];
useShown.searchHook = () => searchIn(useContext(Shown));

/**
 * The router. A tap that leads to another page is answered first: what follows `usePathname` is drawn within it, and the page, with
 * all that follows `useLocation` and its kin, once that is painted and the page's code is there. Until then the page on screen
 * keeps its address. (React would say for at least 300 ms that code is loaded.)
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const address = useLocationProperty(addressNow);
  const [drawn, setDrawn] = useState(address);
  const staysOnPage = pathIn(address) === pathIn(drawn);

  useLayoutEffect(() => {
    if (!staysOnPage) return onPainted(() => setDrawn(address), waitAtMost(CODE_MS, codeOf(address)));
    setDrawn(address);
    return undefined;
  }, [address, staysOnPage]);

  useLayoutEffect(() => {
    const drawNow = () => setDrawn(addressNow());
    // What was drawn first may have led on already.
    drawNow();
    // On the way back the browser scrolls to where the page was left, which has to be there then.
    window.addEventListener("popstate", drawNow);
    return () => window.removeEventListener("popstate", drawNow);
  }, []);

  return (
    <Shown value={staysOnPage ? address : drawn}>
      {/* oxlint-disable-next-line react/hooks -- the router takes its hook as a value */}
      <Router hook={useShown} aroundNav={navigateOverLayers}>
        {children}
      </Router>
    </Shown>
  );
}

/** Resolves when the code of the page at an address is there, or could not be had. */
async function codeOf(address: string): Promise<void> {
  const page = pageAt(pathIn(address));
  if (page) await PAGE_CODE[page]().catch(() => undefined);
}

const pathIn = (address: string): string => address.replace(/\?.*/s, "");

const searchIn = (address: string): string => address.slice(pathIn(address).length);
