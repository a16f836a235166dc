import { readAmountAt } from "../../quantities/read-amount";
import { tokenize } from "../../quantities/amount-tokens";
import { toText, type Rational } from "../../quantities/rational";
import { cleanLine } from "./clean-line";
import { foldText } from "../names/normalize-name";
import type { ParsedLine } from "./parsed-line";

/** Stands where the amount was. */
const AMOUNT = " # ";

/**
 * An ingredient line without its amount, folded: "200g Flour", "½ g flour" and "2 to 3 g flour" are all "# g flour". Only
 * the number that the line was read to have as its amount is left out, so that sizes ("2 x 400g tins") and kinds
 * ("type 00 flour") still tell lines apart. `line` is what `parseLine` has read. Linear in the line's length.
 */
export function linePattern({ raw, amount, amountMax }: Pick<ParsedLine, "raw" | "amount" | "amountMax">): string {
  if (amount === null) return foldText(cleanLine(raw));
  const text = cleanLine(raw);
  const tokens = tokenize(text);
  const wanted = rangeText(amount, amountMax);
  for (const [index, token] of tokens.entries()) {
    const reading = readAmountAt(tokens, index);
    const end = reading && tokens[reading.next - 1]?.end;
    if (!end || rangeText(reading.amount, reading.amountMax) !== wanted) continue;
    return foldText(text.slice(0, token.start) + AMOUNT + text.slice(end));
  }
  return foldText(text);
}

function rangeText(amount: Rational, amountMax: Rational | null): string {
  return `${toText(amount)} ${amountMax ? toText(amountMax) : ""}`;
}
