import type { Item } from "../book-reading";

/**
 * Whether a recipe runs over the one below: behind its steps another list begins that no heading opens, or their numbers
 * begin again.
 *
 * @param parts what each item was put into
 */
export function areTwoInOne(items: readonly Item[], parts: readonly ("ingredients" | "steps" | null)[]): boolean {
  let [hasList, hasSteps, isHeaded, last] = [false, false, false, 0];
  for (const [index, { sign, heading, number }] of items.entries()) {
    const part = parts[index] ?? null;
    const isListed = part === "ingredients";
    if (heading === "group") [hasSteps, isHeaded, last] = [false, false, 0];
    else if (sign === "heading" || sign === "fact") isHeaded = hasSteps;
    else if (sign === "amount" ? isListed || isHeaded || isAmongAmounts(items, index) : sign === null && isListed) {
      if (hasSteps && !countsOn(items, index, last)) return true;
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

/** Whether the next number of a step follows the last: a table goes on with its foods and its steps on the next page. */
function countsOn(items: readonly Item[], from: number, last: number): boolean {
  return last > 0 && items.slice(from).find(({ number }) => number !== null)?.number === last + 1;
}

/** Whether an amount has another one near: a step may begin with one too. */
function isAmongAmounts(items: readonly Item[], index: number): boolean {
  return items.slice(Math.max(0, index - 2), index + 3).filter(({ sign }) => sign === "amount").length > 1;
}
