import { useSyncExternalStore } from "react";

/** From this width on the links stand in the bar at the top (`--breakpoint-nav` in tokens.css says the same). */
export const NAV_BAR_FROM_PX = 760;

function subscribe(onChange: () => void): () => void {
  window.addEventListener("resize", onChange);
  return () => window.removeEventListener("resize", onChange);
}

/** Whether the screen is as narrow as a phone's. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.innerWidth < NAV_BAR_FROM_PX);
}
