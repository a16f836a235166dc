import { NUMBER_WORDS, SERVINGS_NOUNS } from "@tureen/domain/recipe-reading/words/recipe-words";
import { foldText } from "@tureen/domain/ingredients/normalize-name";

const MAX_SERVINGS = 10_000;
const COUNTED: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
  dozen: 12,
};

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
  const texts = said.map((each) => String(each).trim()).filter((text) => text !== "" && text.length < 200);
  const named = texts.find((text) => servingsIn(text) !== null && isOfPeople(text));
  const text = named ?? texts.find((each) => servingsIn(each) !== null) ?? "";
  const longest = texts.find((each) => /\p{L}/u.test(each) && servingsIn(each) !== null) ?? "";
  return { servings: servingsIn(text), text: isOfPeople(longest) ? "" : longest };
}

function servingsIn(text: string): number | null {
  const people = /(\d+)(?:\s?[-–]\s?\d+)?\s*(\p{L}+)/gu;
  for (const [, number, word] of foldText(text).matchAll(people))
    if (SERVINGS_NOUNS.has(word ?? "")) return inRange(Number(number));
  const first = /\d+(?:[.,]\d+)?/.exec(text)?.[0];
  if (first !== undefined) return inRange(Number(first.replace(",", ".")));
  const word = foldText(text)
    .split(/[^\p{L}]+/u)
    .find((each) => NUMBER_WORDS.has(each) && COUNTED[each] !== undefined);
  return word === undefined ? null : (COUNTED[word] ?? null);
}

function isOfPeople(text: string): boolean {
  return foldText(text)
    .split(/[^\p{L}]+/u)
    .some((word) => SERVINGS_NOUNS.has(word) || word === "serves");
}

function inRange(servings: number): number | null {
  return servings > 0 && servings <= MAX_SERVINGS ? servings : null;
}
