import { useWindow } from "./use-window";

/** From this width on the links stand in the bar at the top (`--breakpoint-nav` in tokens.css says the same). */
export const NAV_BAR_FROM_PX = 760;

/** Whether the screen is as narrow as a phone's. */
export function useIsPhone(): boolean {
  return useWindow(() => window.innerWidth < NAV_BAR_FROM_PX);
}
