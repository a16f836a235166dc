import type { FoundRecipe } from "../book-reading";
import type { BookLine } from "../lines/book-line";
import { NUMBERED } from "../items/item-evidence";
import type { Styles } from "../setting/styles";

/** Doubts about a list that says little by its words. */
export const FEW_INGREDIENTS = "fewer than two ingredients";
export const FEW_AMOUNTS = "few amounts among the ingredients";

/** Recipes that show a place at the least, and the share of the lines there that are of one part. */
const MIN_RECIPES = 3;
const MIN_SHARE = 0.97;

/** Points within which lines begin at one place. */
const SAME_PLACE = 3;

/** Points from one column of a list to the next at the least. */
const MIN_COLUMN = 60;

type Part = "list" | "steps" | "text";

/** Where certain recipes have lines, how many of each part and in how many recipes. */
interface Place extends Record<Part, number> {
  readonly x: number;
  recipes: number;
}

/**
 * The recipes of a book, with those certain too whose lists have hardly an amount ("bread, ham, port wine") but stand where the
 * certain ones have theirs and nothing else, and so do their steps.
 */
export function withLikeCertain(
  recipes: readonly FoundRecipe[],
  lines: readonly BookLine[],
  styles: Styles,
): FoundRecipe[] {
  const placeOf = (index: number): string => {
    const { x = 0, text = "" } = lines[index] ?? {};
    const mark = NUMBERED.test(text) ? "1" : (/^[^\p{L}\p{N}"“(]/u.exec(text)?.[0] ?? "");
    return `${styles.of[index] ?? 0} ${Math.round(x / SAME_PLACE)} ${mark}`;
  };
  const shown = new Map<string, Place>();
  for (const recipe of recipes) {
    if (recipe.certainty !== "certain") continue;
    const places = new Set<string>();
    for (const [part, index] of openingsOf(recipe)) {
      const place = placeOf(index);
      const known = shown.get(place) ?? { x: lines[index]?.x ?? 0, list: 0, steps: 0, text: 0, recipes: 0 };
      known[part] += 1;
      if (!places.has(place)) known.recipes += 1;
      places.add(place);
      shown.set(place, known);
    }
  }
  const columns = [...shown].filter(([, known]) => isOfPart(known, "list")).map(([, { x }]) => x);
  // "venison butter": two foods of two columns on one line, and no amount tells them apart.
  const isOverColumns = (index: number): boolean => {
    const { x = 0, width = 0 } = lines[index] ?? {};
    return columns.some((column) => column > x + MIN_COLUMN && column < x + width);
  };
  const isShown = ([part, index]: readonly [Part, number]): boolean => {
    const known = shown.get(placeOf(index));
    if (part === "text") return known === undefined || known.text > 0;
    return known !== undefined && isOfPart(known, part) && !(part === "list" && isOverColumns(index));
  };
  return recipes.map((recipe): FoundRecipe => {
    const isOfWords = recipe.reasons.every((reason) => reason === FEW_INGREDIENTS || reason === FEW_AMOUNTS);
    if (recipe.certainty === "certain" || !isOfWords) return recipe;
    const own = openingsOf(recipe);
    const listed = own.filter(([part]) => part === "list").length;
    return listed > 1 && own.every(isShown) ? { ...recipe, certainty: "certain", reasons: [] } : recipe;
  });
}

function isOfPart(place: Place, part: Part): boolean {
  return place.recipes >= MIN_RECIPES && place[part] >= MIN_SHARE * (place.list + place.steps + place.text);
}

/** The lines that begin an ingredient or a step, and every line of what is said of the dish. */
function openingsOf({ sections, steps, description }: FoundRecipe): (readonly [Part, number])[] {
  return [
    ...sections.flatMap(({ items }) => items.map((item) => ["list", item[0] ?? 0] as const)),
    ...steps.map((step) => ["steps", step[0] ?? 0] as const),
    ...description.map((index) => ["text", index] as const),
  ];
}
