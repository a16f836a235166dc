import type { Sign } from "../book-reading";

/** A line of a recipe: the part that it was put into, and what it looks like by itself. */
export interface SortedItem {
  readonly part: "ingredients" | "steps" | null;
  readonly sign: Sign;
  /** "For the sauce:", which opens a list or steps of the same recipe. */
  readonly isGroup: boolean;
  /** The number that it begins with; null without one. */
  readonly number: number | null;
}

/** Whether a recipe runs over the one below: behind its steps another list begins that no heading opens, or their numbers begin again. */
export function areTwoInOne(items: readonly SortedItem[]): boolean {
  let [hasList, hasSteps, isHeaded, last] = [false, false, false, 0];
  for (const [index, { part, sign, isGroup, number }] of items.entries()) {
    const isListed = part === "ingredients";
    if (isGroup) [hasSteps, isHeaded, last] = [false, false, 0];
    else if (sign === "heading" || sign === "fact") isHeaded = hasSteps;
    else if (sign === "amount" ? isListed || isHeaded || isAmongAmounts(items, index) : sign === null && isListed) {
      if (hasSteps) return true;
      hasList = true;
    } else if (part !== null || sign !== null) {
      // A page's number alone is no step's, and in some books the tenth step is "0.".
      if (sign === "step" && number === 1 && last % 10 !== 0) return true;
      if (sign === "step") last = number ?? last;
      hasSteps = hasList;
    }
  }
  return false;
}

/** Whether an amount has another one near: a step may begin with one too. */
function isAmongAmounts(items: readonly SortedItem[], index: number): boolean {
  return items.slice(Math.max(0, index - 2), index + 3).filter(({ sign }) => sign === "amount").length > 1;
}
