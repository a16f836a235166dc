import { useSyncExternalStore } from "react";

function subscribe(onChange: () => void): () => void {
  window.addEventListener("resize", onChange);
  return () => window.removeEventListener("resize", onChange);
}

/** What holds at the window's size. Printing does not resize it: paper shows what the screen does. */
export function useWindow<Seen>(read: () => Seen): Seen {
  return useSyncExternalStore(subscribe, read);
}

type ColumnSteps = readonly (readonly [minWidthPx: number, columns: number])[];

/** How many columns the window's width allows, by steps with the narrowest first. */
export function useColumns(steps: ColumnSteps): number {
  return useWindow(() => {
    const fitting = steps.findLast(([minWidthPx]) => window.innerWidth >= minWidthPx);
    return fitting?.[1] ?? 1;
  });
}

/** From this width on the links stand in the bar at the top (`--breakpoint-nav` in tokens.css says the same). */
const NAV_BAR_FROM_PX = 760;

/** Whether the screen is as narrow as a phone's. */
export function useIsPhone(): boolean {
  return useWindow(() => window.innerWidth < NAV_BAR_FROM_PX);
}
