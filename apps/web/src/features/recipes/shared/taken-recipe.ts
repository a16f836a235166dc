import type { Recipe } from "@tureen/contracts/recipes";
import { fractionOf, fromNumber } from "@tureen/domain/quantities/rational";
import type { MadeAmount, TakenAmount } from "@tureen/domain/recipes/sub-recipes";
import { exactAmount, type MeasuredLine } from "./shown-line";

/** How much of another recipe a line names, exactly. */
export function takenOf(line: MeasuredLine): TakenAmount {
  const { pack, unit } = line;
  return { ...exactAmount(line), unit, pack: pack && { amount: fromNumber(pack.amount), unit: pack.unit } };
}

/** What a recipe says of how much it makes. */
export function madeOf({ servings, yield_amount: amount, yield_noun: yieldNoun }: Recipe): MadeAmount {
  return { servings, yieldAmount: amount === null ? null : fractionOf(amount), yieldNoun };
}
