import { isNoFood } from "../lines/line-heading";
import { tokenize } from "../../quantities/amount-tokens";
import { findUnit } from "../../quantities/find-unit";
import { readAmountAt } from "../../quantities/read-amount";

/**
 * False for a name that no food has: one without a letter ("½", "!!!"), a unit ("tbsp", "2 cups"), an amount ("two
 * dozen") or a heading. Words that are units and foods ("cloves", "loaf") name something.
 */
export function namesSomething(name: string): boolean {
  const tokens = tokenize(name.trim());
  const amount = readAmountAt(tokens, 0);
  const rest = amount ? tokens.slice(amount.next) : tokens;
  const text = rest.map((token) => token.text).join(" ");
  if (!/\p{L}/u.test(text) || isNoFood(name)) return false;
  const unit = findUnit(text);
  return unit === undefined || (unit.dimension === "natural" && amount === null);
}
