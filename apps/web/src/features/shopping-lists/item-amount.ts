import { useState } from "react";
import { currentLanguage, t } from "#lib/text/language";
import type { ShoppingItem } from "@tureen/contracts/shopping-lists";
import { formatAmount, formatQuantity, packOf, shownUnit, type Pack } from "@tureen/domain/quantities/format-quantity";
import { divide, fractionOf, fromNumber, multiply, roundTo, toNumber } from "@tureen/domain/quantities/rational";
import { amountToBuy, countToBuy } from "@tureen/domain/shopping-lists/to-buy";
import type { HouseholdFormat } from "#lib/text/household-format";

export interface ShownAmount {
  /** What to buy: "2", "600 g"; empty where no amount is named. */
  readonly toBuy: string;
  /** What is needed, where a shop sells only more than that: "1½"; else null. */
  readonly needed: string | null;
}

/** An item's amount as shops sell it; what is needed stands beside it. A weight that somebody has set is said as it was set. */
export function shownAmount(item: ShoppingItem, format: HouseholdFormat): ShownAmount {
  const needed = quantityText(item, item.totalAmount, format);
  const amount = fromNumber(item.totalAmount);
  const isPlanned = item.totalAmount === item.computedAmount;
  const sold = isPlanned ? amountToBuy(amount, item.unit) : countToBuy(amount, item.unit);
  if (sold === null) return { toBuy: needed, needed: null };
  const toBuy = formatQuantity(sold, item.unit, { ...inWords(format), pack: exactPack(item), rounding: "up" });
  return { toBuy, needed: needed === toBuy ? null : needed };
}

/** An item's amount in the unit that its row shows, and back; the unit stays while it is edited. */
export function useShownUnit(
  item: Pick<ShoppingItem, "totalAmount" | "unit">,
  format: HouseholdFormat,
): {
  readonly unit: string;
  readonly shown: (amount: number) => number;
  readonly stored: (typed: number) => number;
} {
  const [{ unit, perUnit }] = useState(() => shownUnit(fromNumber(item.totalAmount), item.unit, format));
  if (unit === item.unit) return { unit, shown: (amount) => amount, stored: (typed) => typed };
  return {
    unit,
    shown: (amount) => toNumber(roundTo(divide(fromNumber(amount), perUnit), 2)),
    stored: (typed) => toNumber(multiply(fromNumber(typed), perUnit)),
  };
}

/** The same of a food in all its measures, "200 g + 1 cup"; what names no amount adds nothing to the words. */
export function shownAmounts(measures: readonly ShoppingItem[], format: HouseholdFormat): ShownAmount {
  const amounts = measures.map((item) => shownAmount(item, format)).filter(({ toBuy }) => toBuy !== "");
  const isRounded = amounts.some(({ needed }) => needed !== null);
  return {
    toBuy: amounts.map(({ toBuy }) => toBuy).join(" + "),
    needed: isRounded ? amounts.map(({ toBuy, needed }) => needed ?? toBuy).join(" + ") : null,
  };
}

/** The amount in the steps of a kitchen: "1½", "600 g", "2 × 400 g cans"; empty for none. */
export function quantityText(item: ShoppingItem, amount: number, format: HouseholdFormat): string {
  return formatQuantity(fromNumber(amount), item.unit, { ...inWords(format), pack: exactPack(item), rounding: "up" });
}

/** What is needed of a food in all its measures: "200 g + 1 cup"; empty where no amount is named. */
export function neededText(measures: readonly ShoppingItem[], format: HouseholdFormat): string {
  const { toBuy, needed } = shownAmounts(measures, format);
  return needed ?? toBuy;
}

/** What the plan asks for, whatever the family has set by hand; of what is counted exactly, for the row says what to buy. */
export function plannedText(item: ShoppingItem, format: HouseholdFormat): string {
  const amount = fromNumber(item.computedAmount);
  return formatQuantity(amount, item.computedUnit, {
    ...inWords(format),
    pack: exactPack(item),
    rounding: countToBuy(amount, item.computedUnit) === null ? "up" : undefined,
  });
}

/** An amount as it is, "2 kg", in the words of the screen; empty for none. */
export function stockText(quantity: number, unit: string, format: HouseholdFormat): string {
  return formatQuantity(fromNumber(quantity), unit, inWords(format));
}

type Contribution = ShoppingItem["contributions"][number];

/**
 * How a contribution comes to what it adds: "400 g × 6 ÷ 4 = 600 g", "500 g × 2 ÷ 6 ≈ 165 g". In the units of the recipe's own line, whatever
 * the household prefers. A recipe without servings is not scaled, a line without an amount adds none.
 */
export function arithmetic(contribution: Contribution, { numberFormat }: HouseholdFormat): string {
  const { amount, unit, scaled_amount: scaled, meal_servings: planned, recipe_servings: written, base } = contribution;
  const line = formatQuantity(fromNumber(amount), unit, { numberFormat });
  if (line === "") return "no amount named";
  if (!base && (written === null || written <= 0))
    return t("{line}, not scaled: the recipe names no servings", { line });
  const number = (count: number) => formatAmount(fractionOf(count), "", numberFormat);
  const share = base ? [number(base.share)] : [];
  const servings = written !== null && written > 0 ? [`${number(planned)} ÷ ${number(written)}`] : [];
  const exact = formatQuantity(fromNumber(scaled), unit, { numberFormat });
  const rounding = countToBuy(fromNumber(scaled), unit) === null ? "nearest" : undefined;
  const sum = formatQuantity(fromNumber(scaled), unit, { numberFormat, rounding });
  return `${[line, ...share, ...servings].join(" × ")} ${sum === exact ? "=" : "≈"} ${sum}`;
}

/** With units in the language on the screen. */
function inWords(format: HouseholdFormat): HouseholdFormat & { language: string } {
  return { ...format, language: currentLanguage() };
}

function exactPack({ pack }: ShoppingItem): Pack | null {
  return pack && packOf(fromNumber(pack.amount), pack.unit);
}
