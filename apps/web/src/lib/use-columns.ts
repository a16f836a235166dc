import { useSyncExternalStore } from "react";

type ColumnSteps = readonly (readonly [minWidthPx: number, columns: number])[];

function subscribe(onChange: () => void): () => void {
  window.addEventListener("resize", onChange);
  return () => window.removeEventListener("resize", onChange);
}

/** How many columns the window's width allows, by steps with the narrowest first. */
export function useColumns(steps: ColumnSteps): number {
  return useSyncExternalStore(subscribe, () => {
    const fitting = steps.findLast(([minWidthPx]) => window.innerWidth >= minWidthPx);
    return fitting?.[1] ?? 1;
  });
}
