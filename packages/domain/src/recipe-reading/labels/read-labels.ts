import { itemsIn, type BookReading, type FoundRecipe } from "../book-reading";
import { FIRST_NUMBER, LABEL_EXAMPLE, NO_RECIPE, type LabelWindow } from "./label-window";
import { beginOf, recipeOfLabel, type Label, type LabelRefusal, type PartKind } from "./recipe-of-label";

export interface LabelReading {
  /** Recipes of the window as the answer and the page agree on, "certain" each. Wraps are joined by the rules. */
  readonly recipes: readonly FoundRecipe[];
  /** For the log: empty where the whole answer holds. */
  readonly refusals: readonly { readonly label: string; readonly why: LabelRefusal }[];
}

const LABEL = /^T(\d{1,4})([\p{L}\p{N}]{1,8})(?: Y(\d{1,4}))?((?: [ISP]\d{1,4}-\d{1,4})+)$/u;

/** Reads a model's answer to a window, as {@link spelledLabels} has it. Whatever it says, no recipe comes of it that the page does not hold. */
export function readLabels(answer: string, window: LabelWindow, reading: BookReading): LabelReading {
  if (answer === NO_RECIPE || answer === "") return { recipes: [], refusals: [] };
  const items = itemsIn(reading, window);
  const labels = answer.split(";").flatMap((label) => label.trim() || []);
  const recipes: FoundRecipe[] = [];
  const refusals: { label: string; why: LabelRefusal }[] = [];
  const ofExample = new Set(LABEL_EXAMPLE.answer.split(";"));
  const titles = new Set<number>();
  const ruled = reading.recipes.map(({ title }) => title).filter(({ length }) => length > 1);
  const read = labels.map(parseLabel);
  const begins = read
    .flatMap((label) => (label === null ? [] : [beginOf(label, items)]))
    .toSorted((left, right) => left - right);
  labels.forEach((source, nth) => {
    const recipe = recipeOf(source, read[nth] ?? null);
    if (typeof recipe === "string") refusals.push({ label: source.slice(0, 80), why: recipe });
    else recipes.push(recipe);
  });
  return {
    recipes: recipes.toSorted((left, right) => (left.title[0] ?? 0) - (right.title[0] ?? 0)),
    refusals,
  };

  function recipeOf(source: string, label: Label | null): FoundRecipe | LabelRefusal {
    if (ofExample.has(source)) return "copied from the example";
    if (label === null) return "not in the form";
    if (titles.has(label.title)) return "repeated";
    const recipe = recipeOfLabel(
      label,
      { items, titles: ruled },
      begins.find((begin) => begin > label.title) ?? items.length,
    );
    if (typeof recipe !== "string") titles.add(label.title);
    return recipe;
  }
}

function parseLabel(label: string): Label | null {
  const match = LABEL.exec(label);
  if (match === null) return null;
  const [, title = "", letters = "", servings, parts = ""] = match;
  return {
    title: Number(title) - FIRST_NUMBER,
    letters,
    servings: servings === undefined ? null : Number(servings) - FIRST_NUMBER,
    parts: parts
      .trim()
      .split(" ")
      .map((part) => {
        const [from = "", to = ""] = part.slice(1).split("-");
        const kind = part.charAt(0) as PartKind; // the pattern has no others
        return { kind, start: Number(from) - FIRST_NUMBER, end: Number(to) - FIRST_NUMBER + 1 };
      }),
  };
}
