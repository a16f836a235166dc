import type { BookLine } from "../lines/book-line";
import { atOnce } from "../lines/in-steps";
import type { BookReading, FoundRecipe, Item } from "../book-reading";
import { SECTION_NUMBER } from "../words/recipe-marks";
import { withEvenSizes } from "../setting/even-sizes";
import { exceptionsOf, isListOfRecipes } from "./exceptions";
import { furnitureOf } from "../setting/furniture";
import { itemsOf } from "../items/items";
import { readRecipe } from "./read-recipe";
import { withLikeCertain } from "./like-certain";
import { proseRecipes, withProse } from "../prose/prose-recipes";
import { stylesOf } from "../setting/styles";
import { withSayings, withTitleDoubts } from "../titles/title-doubts";
import { endOfRecipe, findTitles } from "../titles/titles";

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
  const listed = yield* isListOfRecipes(items);
  const { titles, hasStyle } = findTitles(items, styles, (item) => listed[item] === true);
  yield;
  const hasNumberedTitle = areNumbered(titles.map(({ first }) => items[first]?.text ?? ""));
  const recipes: FoundRecipe[] = [];
  for (const [nth, title] of titles.entries()) {
    const below = titles[nth + 1];
    const next = endOfRecipe(items, styles, title, below ? below.first - factsAbove(items, below.first) : items.length);
    let end = title.last + 1;
    while (end < next && !listed[end]) end++;
    const read = readRecipe({ items, title, end, hasTitleStyle: hasStyle });
    const recipe = read && withTitleDoubts(read, items, title);
    const facts = items.slice(title.first - factsAbove(items, title.first), title.first);
    if (recipe)
      recipes.push({ ...recipe, hasNumberedTitle, facts: [...facts.flatMap((fact) => fact.lines), ...recipe.facts] });
    if (recipes.length % 50 === 0) yield;
  }
  const isTitle = new Set(
    titles.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, index) => first + index)),
  );
  yield;
  const prose = proseRecipes(items, { recipes, titles, isListed: (item) => listed[item] === true });
  for (const { title } of prose) isTitle.add(title);
  const read = items.map((item, index): Item => (isTitle.has(index) ? { ...item, sign: "title" } : item));
  yield;
  const all = withProse(withLikeCertain(withSayings(recipes, items), lines, styles), prose);
  return { recipes: all, exceptions: exceptionsOf(read, listed, all), furniture, items: read };
}

/** How many items right above a title are servings or times of its own: they stand nearer to it than to what is above them. */
function factsAbove(items: readonly Item[], title: number): number {
  const gapOf = (item: number): number => items[item]?.first.gapAbove ?? 0;
  let count = 0;
  while (count < MAX_FACTS && items[title - count - 1]?.isFact && items[title - count - 1]?.heading === null) count++;
  while (count > 0 && gapOf(title - count) <= gapOf(title)) count--;
  return count;
}

/** Share of titles that begin with the number of a section where a book numbers its sections, and of those that count on. */
const MIN_NUMBERED = 0.6;

/** Whether titles have the numbers of sections in front of them ("2.1 Leek soup", "3 Carrot cake"): "7 Cup Cake" alone has none. */
function areNumbered(titles: readonly string[]): boolean {
  const counted = titles.flatMap((title) => {
    const number = SECTION_NUMBER.exec(title)?.[0];
    return number === undefined ? [] : [number.split(".").reduce((sum, part) => 1000 * sum + Number(part), 0)];
  });
  const rising = counted.filter((number, index) => index === 0 || number > (counted[index - 1] ?? 0)).length;
  return (
    counted.length > 1 && counted.length >= MIN_NUMBERED * titles.length && rising >= MIN_NUMBERED * counted.length
  );
}
