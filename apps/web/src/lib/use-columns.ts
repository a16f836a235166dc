import { useWindow } from "./use-window";

type ColumnSteps = readonly (readonly [minWidthPx: number, columns: number])[];

/** How many columns the window's width allows, by steps with the narrowest first. */
export function useColumns(steps: ColumnSteps): number {
  return useWindow(() => {
    const fitting = steps.findLast(([minWidthPx]) => window.innerWidth >= minWidthPx);
    return fitting?.[1] ?? 1;
  });
}
