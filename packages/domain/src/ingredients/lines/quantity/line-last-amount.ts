import { isDash, type Token } from "../../../quantities/amount-tokens";
import { compare, isZero, rational } from "../../../quantities/rational";
import { readAmountAt } from "../../../quantities/read-amount";
import { PIECE } from "../../../quantities/unit";
import { isTrailingPreparation } from "../name/line-preparation";
import { isLength, readMeasureAt, type MeasureAt } from "./line-measure";
import { readSizeAt } from "./line-size";
import { isWord } from "../line-words";

/** Notes with more tokens than this are prose: no amount is looked for there. */
const MAX_NOTE_TOKENS = 12;
/** A number beyond this counts no pieces. */
const MAX_COUNT = rational(100);

/** An amount after preparation: "Butter, melted, 2 tbsp", "Salt, to taste, about 1 tsp", "Onions, chopped, 2"; no length, which says how to cut. */
export function findLastMeasure(tokens: readonly Token[], start: number): MeasureAt | null {
  for (let at = start + 1; at < tokens.length && at - start <= MAX_NOTE_TOKENS; at += 1) {
    if (!tokens[at]?.value) continue;
    const before = tokens[isWord(tokens[at - 1], "aboutWords") ? at - 2 : at - 1];
    const isApart = before?.text === "," || isDash(before);
    const isAfterPreparation = isWord(before, "preparationWords");
    const measure = isApart || isAfterPreparation ? (readMeasureAt(tokens, at) ?? readLastCount(tokens, at)) : null;
    const ends = measure !== null && (measure.next >= tokens.length || tokens[measure.next]?.text === ",");
    if (ends && !isLength(measure.unit)) return measure;
  }
  return null;
}

/** A number without a unit that ends the line, or its phrase: "Eggs: 3", "Onion 1 chopped", "Tomato 2 medium-sized". */
export function readLastCount(tokens: readonly Token[], index: number): MeasureAt | null {
  const count = readCount(tokens, index);
  if (count === null) return null;
  const ends = count.next >= tokens.length || /^[,(]$/.test(tokens[count.next]?.text ?? "");
  return ends || isTrailingPreparation(tokens, count.next) ? count : null;
}

/** Pieces: "3", "2 large", "10–15 medium-sized". No food is bought by more of them; "(405)" is a kind of flour. */
export function readCount(tokens: readonly Token[], start: number): MeasureAt | null {
  const amount = tokens[start]?.value ? readAmountAt(tokens, start) : null;
  if (amount === null || isZero(amount.amount) || compare(amount.amount, MAX_COUNT) > 0) return null;
  const size = readSizeAt(tokens, amount.next, false);
  // "Milch 2x"
  const isTimes = amount.next + 1 === tokens.length && /^[x×]$/i.test(tokens[amount.next]?.text ?? "");
  const next = isTimes ? tokens.length : (size?.next ?? amount.next);
  return { ...amount, unit: PIECE, unitWord: "", size: size?.parts ?? [], hyphened: false, shapeAt: next, start, next };
}
