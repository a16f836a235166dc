import { itemsIn, type BookReading, type FoundRecipe } from "../book-reading";
import type { LabelWindow } from "./label-window";
import { beginOf, recipeOfLabel, type Label, type LabelRefusal } from "./recipe-of-label";
import { labelsIn, spell } from "./spelled-labels";

export interface LabelReading {
  /** Recipes of the window as the answer and the page agree on, "certain" each. Wraps are joined by the rules. */
  readonly recipes: readonly FoundRecipe[];
  /** For the log: empty where the whole answer holds. */
  readonly refusals: readonly { readonly label: string; readonly why: LabelRefusal }[];
}

/** Reads the labels in a model's answer to a window. Whatever it says, no recipe comes of it that the page does not hold. */
export function readLabels(answer: string, window: LabelWindow, reading: BookReading): LabelReading {
  const items = itemsIn(reading, window);
  const labels = labelsIn(answer);
  const recipes: FoundRecipe[] = [];
  const refusals: { label: string; why: LabelRefusal }[] = [];
  const read = new Set<number>();
  const titles = reading.recipes.map(({ title }) => title).filter(({ length }) => length > 1);
  const begins = labels.map((label) => beginOf(label, items)).toSorted((left, right) => left - right);
  for (const label of labels) {
    const recipe = recipeOf(label);
    if (typeof recipe === "string") refusals.push({ label: spell(label).slice(0, 80), why: recipe });
    else {
      recipes.push(recipe);
      read.add(label.title);
    }
  }
  return {
    recipes: recipes.toSorted((left, right) => (left.title[0] ?? 0) - (right.title[0] ?? 0)),
    refusals,
  };

  function recipeOf(label: Label): FoundRecipe | LabelRefusal {
    if (label.title < 0) return "copied from the example";
    if (read.has(label.title)) return "repeated";
    return recipeOfLabel(label, { items, titles }, begins.find((begin) => begin > label.title) ?? items.length);
  }
}
