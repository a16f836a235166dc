import { foldText } from "../../ingredients/names/normalize-name";
import type { Item } from "../book-reading";
import { BLANK_LINE } from "../lines/book-line";
import { isUnfinished } from "../words/sentences";
import { isNameOf, isStep } from "../items/item-evidence";
import { opensBelow, opensList, REACH, type Title } from "./title-looks";

/**
 * Titles of a book without styles: of the names above each list of ingredients the nearest one, unless another list stands
 * above it with no step between: that is the name of a part.
 */
export function titlesByWords(
  items: readonly Item[],
  isLeftOut: (item: number) => boolean,
  labels: ReadonlySet<string>,
): Title[] {
  const names = items.map((item, index): boolean => {
    const { gapAbove, size } = item.first;
    const [above, below] = [items[index - 1], items[index + 1]];
    // "7-Up Cake" begins as an ingredient does.
    const isName = isNameOf(item.text, item) || (item.hasAmount && opensBelow(items, index) && !below?.hasAmount);
    const isApart = gapAbove >= (size > 0 ? 0.9 * size : BLANK_LINE) || isStep(above) || above?.isFact === true;
    return isName && item.first.cell === undefined && isApart && !isLeftOut(index) && !labels.has(foldText(item.text));
  });
  const titles = new Set<number>();
  items.forEach((_, list) => {
    if (!opensList(items, list)) return;
    const name = nearestAbove(list, (index) => names[index] === true || endsHead(items[index]));
    if (name === null || !names[name]) return;
    const part = nearestAbove(name, (index) => isStep(items[index]) || items[index]?.hasAmount === true);
    if (part === null || isStep(items[part])) titles.add(name);
  });
  return [...titles].map((first) => {
    const [title, below] = [items[first], items[first + 1]];
    const goesOn = title && below && isUnfinished(title.text) && isNameOf(below.text, below);
    return { first, last: goesOn ? first + 1 : first };
  });
}

/** Nothing above it is said of the recipe whose list comes below. */
function endsHead(item: Item | undefined): boolean {
  return !item || item.hasAmount || item.number !== null || item.heading === "method";
}

function nearestAbove(from: number, isIt: (index: number) => boolean): number | null {
  for (let index = from - 1; index >= Math.max(0, from - REACH); index--) if (isIt(index)) return index;
  return null;
}
