import { toNumber } from "@tureen/domain/quantities/rational";
import { readSaidYield } from "@tureen/domain/recipes/said-yield";

const MAX_SERVINGS = 10_000;
/** A longer text speaks of how long it keeps. */
const MAX_CHARACTERS = 80;

/** How many a recipe is for. */
export interface Yield {
  /** Null where nobody says how many eat; of a range the lower end, so that nobody goes hungry. */
  readonly servings: number | null;
  /** As the page says what is made and is no people: "12 muffins"; '' for nothing. */
  readonly text: string;
}

/** Of all the ways in which one page says it ("4", "4 servings", "Makes 12 (about 2 cups)"): who eats, and what is made. */
export function readYield(said: readonly (string | number)[]): Yield {
  const all = said.map((each) => String(each).trim());
  const isRemark = (text: string): boolean => text.length >= MAX_CHARACTERS;
  // The number that such a remark begins with counts days.
  const isOfRemark = (text: string): boolean =>
    /^\d+$/.test(text) && all.some((other) => isRemark(other) && other.startsWith(text));
  const texts = all.filter((text) => !isRemark(text) && !isOfRemark(text));
  const read = texts.map((text) => ({ text, ...readSaidYield(text) }));
  const made = read.find(({ amount }) => amount !== null);
  // "24" beside "24 cookies" is what is made, once more.
  const isMade = ({ text, servings }: (typeof read)[number]): boolean =>
    made?.amount != null && /^\d+$/.test(text) && servings === toNumber(made.amount);
  const people = read.find((each) => each.servings !== null && each.servings <= MAX_SERVINGS && !isMade(each));
  return { servings: people?.servings ?? null, text: made?.text ?? "" };
}
