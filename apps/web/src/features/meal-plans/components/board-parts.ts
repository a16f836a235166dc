import type { ComponentType, ReactNode } from "react";
import type { MealSlot } from "../meal-form";
import type { PlanEntry } from "../plan-entry";

/** What makes a week a board, once its code is there; until then the week stands still. */
export interface BoardParts {
  /** Around a meal that can be moved. */
  readonly Shell: ComponentType<{ entry: PlanEntry; className: string; children: ReactNode }>;
  /** Fills a cell, and shows that what is dragged would land there. */
  readonly DropZone: ComponentType<{ slot: MealSlot }>;
}
