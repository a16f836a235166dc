import { servingsIn } from "@tureen/domain/recipe-reading/words/servings";
import { SERVINGS_NOUNS } from "@tureen/domain/recipe-reading/words/recipe-words";
import { foldText } from "@tureen/domain/ingredients/names/normalize-name";

const MAX_SERVINGS = 10_000;

/** How many a recipe is for. */
export interface Yield {
  /** Null where no number is said. */
  readonly servings: number | null;
  /** As the page says it where that is more than the number: "12 muffins"; '' else. */
  readonly text: string;
}

/**
 * Of all the ways in which one page says it ("4", "4 servings", "Makes 12 (about 2 cups)") the one that names who eats, else
 * the first with a number. The upper end of a range is not taken: "4-6" is 4, so that nobody goes hungry.
 */
export function readYield(said: readonly (string | number)[]): Yield {
  const all = said.map((each) => String(each).trim()).filter((text) => text.length < 200);
  const texts = all.filter((text) => (servingsIn(text) ?? Infinity) <= MAX_SERVINGS);
  const text = texts.find(isOfPeople) ?? texts[0];
  // "About 2 cups" is no number of people, but what it makes all the same.
  const longest =
    texts.find((each) => /\p{L}/u.test(each)) ?? all.find((each) => /\p{N}.*\p{L}|\p{L}.*\p{N}/u.test(each)) ?? "";
  return { servings: text === undefined ? null : servingsIn(text), text: isOfPeople(longest) ? "" : longest };
}

function isOfPeople(text: string): boolean {
  return foldText(text)
    .split(/[^\p{L}]+/u)
    .some((word) => SERVINGS_NOUNS.has(word) || word === "serves");
}
