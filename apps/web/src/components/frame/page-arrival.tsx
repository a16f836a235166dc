import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "wouter";
import { pathnameNow } from "#lib/screen/address";

let isGoingBack = false;

/**
 * After navigation focus goes to the new page's heading, so that it is read out and the next Tab starts there, and
 * the page begins at its top. It stands beside the page inside the same Suspense: when this effect runs, the page is
 * there. The first page keeps the browser's own focus; back and forward keep the browser's own scroll position.
 */
export function PageArrival() {
  const [path] = useLocation();
  const arrivedAt = useRef(path);

  useEffect(() => {
    // A dialog that closes goes back too, on the same page.
    const onPopState = () => {
      isGoingBack = pathnameNow() !== path;
    };
    window.addEventListener("popstate", onPopState, { capture: true });
    return () => window.removeEventListener("popstate", onPopState, { capture: true });
  }, [path]);

  // Before the page is painted: it would be seen for a moment where the last one was scrolled to.
  useLayoutEffect(() => {
    if (arrivedAt.current === path) return;
    arrivedAt.current = path;
    const main = document.getElementById("main");
    const target = main?.querySelector("h1") ?? main;
    // A page that begins in a field has put the focus there itself.
    const isInField = document.activeElement instanceof HTMLInputElement && main?.contains(document.activeElement);
    if (!isInField) target?.focus({ preventScroll: true });
    if (!isGoingBack) window.scrollTo(0, 0);
    isGoingBack = false;
  }, [path]);

  return null;
}
