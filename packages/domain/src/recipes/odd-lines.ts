import { parseLine } from "../ingredients/lines/parse-line";
import { foldWord } from "../languages/fold-word";
import { rational, toNumber } from "../quantities/rational";
import { unitById } from "../quantities/unit";

/** What is odd about a line that nobody has cooked by: it names no food, is too much for so few, or no step uses it. */
export type Oddity = "unreadable" | "too-much" | "unused";

/** Most of one food for a person: grams, millilitres, pieces. */
const MOST = { mass: 1_000, volume: 1_500, count: 15 } as const;
const ONE = rational(1);
const SHORTEST_WORD = 3;
/** Endings, and what a language adds to a word, do not count. */
const STEM = 4;
/** Steps that take what is there without naming it. */
const TAKES_ALL = /\b(?:all|every|rest|alle|alles|restlich|tou[ts]|toutes|todos?|todas?|tutt[oi]|ander[es])/iu;

/** Looks at each line of a recipe that was made up. @param servings people that it is for; at least one is reckoned with */
export function oddLines(
  lines: readonly string[],
  steps: readonly string[],
  servings: number,
): readonly (Oddity | null)[] {
  const said = foldWord(steps.join(" "));
  return lines.map((line) => {
    const { name, amount, amountMax, unit } = parseLine(line);
    const words = foldWord(name).match(/\p{L}+/gu) ?? [];
    if (words.length === 0 || name.length > 100) return "unreadable";
    const dimension = unitById(unit)?.dimension;
    const most = dimension === undefined || dimension === "natural" ? MOST.count : MOST[dimension];
    const all = amount === null ? 0 : toNumber(amountMax ?? amount) * toNumber(unitById(unit)?.toBase ?? ONE);
    if (all / Math.max(1, servings) > most) return "too-much";
    const telling = words.filter((word) => word.length >= SHORTEST_WORD);
    const isUsed =
      TAKES_ALL.test(said) || telling.some((word) => said.includes(word.slice(0, Math.max(STEM, word.length - 2))));
    return isUsed || telling.length === 0 ? null : "unused";
  });
}
