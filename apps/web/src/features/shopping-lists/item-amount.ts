import type { ShoppingItem } from "@tureen/contracts/shopping-lists";
import { formatAmount, formatQuantity } from "@tureen/domain/quantities/format-quantity";
import { fromNumber, rational } from "@tureen/domain/quantities/rational";
import { countToBuy } from "@tureen/domain/shopping-lists/to-buy";
import type { HouseholdFormat } from "#lib/household-format";

export interface ShownAmount {
  /** What to buy: "2", "600 g"; empty where no amount is named. */
  readonly toBuy: string;
  /** What is needed, where a shop sells only more than that: "1½"; else null. */
  readonly needed: string | null;
}

/** An item's amount for the shop (decisions, section 3): counts are what to buy, the exact amount stands beside it. */
export function shownAmount(item: ShoppingItem, format: HouseholdFormat): ShownAmount {
  const amount = fromNumber(item.totalAmount);
  const exact = quantityText(item, item.totalAmount, format);
  const whole = countToBuy(amount, item.unit);
  if (whole === null) return { toBuy: exact, needed: null };
  return { toBuy: formatQuantity(rational(whole), item.unit, { ...format, pack: packOf(item) }), needed: exact };
}

/** The exact amount: "1½", "600 g", "2 × 400 g cans"; empty for none. */
export function quantityText(item: ShoppingItem, amount: number, format: HouseholdFormat): string {
  return formatQuantity(fromNumber(amount), item.unit, { ...format, pack: packOf(item) });
}

/** What the plan asks for, whatever the family has set by hand. */
export function plannedText(item: ShoppingItem, format: HouseholdFormat): string {
  return formatQuantity(fromNumber(item.computedAmount), item.computedUnit, { ...format, pack: packOf(item) });
}

/** What the larder holds, as the family wrote it there: "2 kg"; empty for none. */
export function stockText(quantity: number, unit: string, format: HouseholdFormat): string {
  return formatQuantity(fromNumber(quantity), unit, format);
}

type Contribution = ShoppingItem["contributions"][number];

/**
 * How a contribution comes to what it adds: "400 g × 6 ÷ 4 = 600 g". In the units of the recipe's own line, whatever
 * the household prefers. A recipe without servings is not scaled, a line without an amount adds none.
 */
export function arithmetic(contribution: Contribution, { numberFormat }: HouseholdFormat): string {
  const { amount, unit, scaled_amount: scaled, meal_servings: planned, recipe_servings: written } = contribution;
  const line = formatQuantity(fromNumber(amount), unit, { numberFormat });
  if (line === "") return "no amount named";
  if (written === null || written <= 0) return `${line}, not scaled: the recipe names no servings`;
  const servings = [planned, written].map((count) => formatAmount(fromNumber(count), "", numberFormat));
  return `${line} × ${servings.join(" ÷ ")} = ${formatQuantity(fromNumber(scaled), unit, { numberFormat })}`;
}

function packOf({ pack }: ShoppingItem) {
  return pack && { amount: fromNumber(pack.amount), unit: pack.unit };
}
