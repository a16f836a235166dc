import type { BookLine } from "../lines/book-line";
import { atOnce, inSteps } from "../lines/in-steps";
import type { BookReading, FoundRecipe, ReadItem } from "../book-reading";
import { withEvenSizes } from "./even-sizes";
import { exceptionsOf, isListOfRecipes } from "./exceptions";
import { furnitureOf } from "./furniture";
import { evidenceOf, signOf, type Evidence } from "./item-evidence";
import { itemsOf, type Item } from "./items";
import { readRecipe } from "./read-recipe";
import { stylesOf } from "./styles";
import { findTitles } from "./titles";

/**
 * Reads a book by rules alone, in time linear in its lines: which lines are recipes, which are running heads, contents or
 * an index. May be asked again as pages come in: recipes in front of the last one do not change because pages follow, but
 * for the style of titles, which is learnt from all lines there are.
 */
export function readBook(lines: readonly BookLine[]): BookReading {
  return atOnce(readBookInSteps(lines));
}

/** Lines of servings and times above a title at most. */
const MAX_FACTS = 3;

/** The same in steps: whoever has other things to do may do them in between. */
export function* readBookInSteps(printed: readonly BookLine[]): Generator<void, BookReading, void> {
  const lines = withEvenSizes(printed);
  yield;
  const styles = yield* stylesOf(lines);
  const furniture = furnitureOf(lines);
  yield;
  const isFurniture = new Set(furniture);
  const items = yield* itemsOf(lines, styles, (index) => isFurniture.has(index));
  const evidence: Evidence[] = [];
  yield* inSteps(items, (item) => void evidence.push(evidenceOf(item)));
  const listed = yield* isListOfRecipes(lines, items, evidence);
  const { titles, hasStyle } = findTitles(lines, items, evidence, styles, (item) => listed[item] !== null);
  yield;
  const recipes: FoundRecipe[] = [];
  for (const [nth, title] of titles.entries()) {
    const below = titles[nth + 1];
    const next = below ? below.first - factsAbove(lines, items, evidence, below.first) : items.length;
    let end = title.last + 1;
    while (end < next && listed[end] === null) end++;
    const recipe = readRecipe({ lines, items, evidence, title, end, hasTitleStyle: hasStyle });
    const facts = items.slice(title.first - factsAbove(lines, items, evidence, title.first), title.first);
    if (recipe) recipes.push({ ...recipe, facts: [...facts.flatMap((fact) => fact.lines), ...recipe.facts] });
    if (recipes.length % 50 === 0) yield;
  }
  const isTitle = new Set(
    titles.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, index) => first + index)),
  );
  yield;
  const signs = items.map((item, index) => (isTitle.has(index) ? "title" : signOf(item, evidence[index])));
  const read = items.map(({ lines: own }, index): ReadItem => ({
    lines: own,
    sign: signs[index] ?? null,
    isGroup: evidence[index]?.heading === "group",
  }));
  yield;
  return { recipes, exceptions: exceptionsOf(read, listed, recipes), furniture, items: read };
}

/** How many items right above a title are servings or times of its own: they stand nearer to it than to what is above them. */
function factsAbove(
  lines: readonly BookLine[],
  items: readonly Item[],
  evidence: readonly Evidence[],
  title: number,
): number {
  const gapOf = (item: number): number => lines[items[item]?.lines[0] ?? -1]?.gapAbove ?? 0;
  let count = 0;
  while (count < MAX_FACTS && evidence[title - count - 1]?.isFact && evidence[title - count - 1]?.heading === null)
    count++;
  while (count > 0 && gapOf(title - count) <= gapOf(title)) count--;
  return count;
}
