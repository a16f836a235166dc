import type { SectionedLine, TextLine } from "../page-recipe";
import { isFurniture } from "./furniture";
import { headsIngredients, ingredientsFrom } from "./ingredients-below";
import { hasAmount } from "./item-text";
import { isWhole, type MarkedLists } from "./marked-lists";
import { mayHeadIngredients } from "./part-headings";
import { listsInParts } from "./recipe-parts";
import { shareFound } from "./same-words";
import { headsMethod, stepsAfter } from "./steps-below";

/** Headings of ingredients that are looked below. */
const MAX_PLACES = 40;
/** Parts of a recipe hold what the best of its places holds. */
const ALL = 0.85;

/**
 * Ingredients and steps by the headings that stand above them ("Ingredients", "Zubereitung"), as on pages and in texts that
 * mark nothing. Of several such places the one with most lines that begin with an amount.
 *
 * @param fewest ingredients of a recipe; on a page one alone may be anything
 */
export function headedLists(all: readonly TextLine[], fewest = 2): MarkedLists {
  const lines = all.filter(({ text }) => !isFurniture(text));
  const named = bestBelow(lines, headsIngredients, fewest);
  const best = named.ingredients.length > 0 ? named : bestBelow(lines, mayHeadIngredients);
  const parts = listsInParts(lines);
  const isAll = best.ingredients.length === 0 || shareFound(best.ingredients, parts.ingredients) > ALL;
  if (isWhole(parts) && isAll) return parts;
  return best.steps.length > 0 ? best : { ingredients: best.ingredients, steps: fullestSteps(lines) };
}

/** Of the places below such headings the one with most of a recipe. */
function bestBelow(lines: readonly TextLine[], isHeading: (line: TextLine) => boolean, fewest = 2): MarkedLists {
  let best: MarkedLists & { score: number } = { ingredients: [], steps: [], score: 0 };
  let places = 0;
  for (const [index, line] of lines.entries()) {
    if (places === MAX_PLACES) break;
    if (!isHeading(line) || (line.isItem && line.level === 0 && line.text.length > 30 && !line.text.endsWith(":")))
      continue;
    places += 1;
    const ingredients = ingredientsFrom(lines, index + 1);
    const steps = stepsAfter(lines, ingredients.next);
    const amounts = ingredients.lines.filter(hasAmount).length;
    const others = Math.min(ingredients.lines.length - amounts, 10); // A menu of foods is long, and has no amounts.
    const score = amounts * 3 + others + Math.min(steps.length, 10) * 2;
    if (ingredients.lines.length >= fewest && score > best.score)
      best = { ingredients: ingredients.lines, steps, score };
  }
  return best;
}

/** The steps of a page that says its ingredients elsewhere: below the heading with most of them. */
export function fullestSteps(lines: readonly TextLine[]): readonly SectionedLine[] {
  const headings = [...lines.keys()].filter((at) => headsMethod(lines[at])).slice(0, MAX_PLACES);
  return headings
    .map((at) => stepsAfter(lines, at))
    .reduce<readonly SectionedLine[]>((fullest, steps) => (steps.length > fullest.length ? steps : fullest), []);
}
