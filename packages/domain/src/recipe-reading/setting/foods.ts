import { parseLine } from "../../ingredients/lines/parse-line";
import { NUMBERED } from "../items/item-evidence";
import type { BookLine } from "../lines/book-line";
import { inSteps } from "../lines/in-steps";
import { recipePart } from "../words/recipe-marks";
import { endsSentence, isUnfinished } from "../words/sentences";
import { fits } from "./edges";

/** How a book writes its foods. */
interface Foods {
  /** Each begins with a capital and has none within: "200 g Brown sugar". */
  readonly haveCapitals: boolean;
  /** Those without an amount may begin with a small letter: "salt". */
  readonly mayBeSmall: boolean;
  /** Words that the book writes small. */
  readonly words: ReadonlySet<string>;
}

/** The mark of an entry of a list, and an amount, at the beginning of a line. */
export const BULLET = /^(?:[•*·▪◦❖➤►✓☐–—-]\s|o \d)/;
export const AMOUNT = /^(?:[~≈]\s?)?\d/;

/** Characters of a line of a list at most. */
const MAX_CHARS = 45;

/** Foods that must show how a book writes them, and the share of them. */
const MIN_FOODS = 10;
const MOST_FOODS = 0.95;
const FEW_WORDS = 0.1;
const MIN_SMALL = 3;
const FEW_FOODS = 0.03;

const LINES_A_STEP = 5;

/** What the lines of a book that begin with an amount, and those that surely begin below one, tell. `edges` come from `rightEdges`. */
export function* foodsOf(lines: readonly BookLine[], edges: readonly number[]): Generator<void, Foods, void> {
  const words = new Set<string>();
  let [count, capitals, within, small] = [0, 0, 0, 0];
  const look = ({ text, page, block, size }: BookLine, index: number): void => {
    for (const [word] of text.matchAll(/(?<![\p{L}'’-])\p{Ll}{3,}/gu)) words.add(word);
    const bare = text.replace(BULLET, "");
    if (text.length > MAX_CHARS || NUMBERED.test(bare) || endsSentence(text)) return;
    if (AMOUNT.test(bare)) {
      const all = bare.replace(/^[\d\s.,/~≈–-]+/, "").split(" ");
      const food = all.slice(parseLine(bare).unit === "" ? 0 : 1).join(" ");
      if (!/^\p{L}{3}/u.test(food) || recipePart(text) !== null) return;
      count += 1;
      // A unit that we do not know may stand in front: "1 block Rock sugar".
      const rest = food.replace(/^(?:\p{Ll}+ )?\p{Lu}/u, "");
      if (rest !== food) capitals += 1;
      if (/ \p{Lu}/u.test(rest)) within += 1;
    } else if (/^\p{Ll}/u.test(bare)) {
      const above = lines[index - 1];
      if (above?.page !== page || above.block !== block || above.size !== size || !AMOUNT.test(above.text)) return;
      if (!isUnfinished(above.text) && fits(above, lines[index] ?? above, edges[index - 1] ?? 0)) small += 1;
    }
  };
  yield* inSteps(lines, look, LINES_A_STEP);
  const areKnown = count >= MIN_FOODS;
  return {
    haveCapitals: areKnown && capitals >= MOST_FOODS * count && within <= FEW_WORDS * count,
    mayBeSmall: small >= Math.max(MIN_SMALL, FEW_FOODS * count),
    words,
  };
}
