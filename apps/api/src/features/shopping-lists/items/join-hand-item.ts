import type { Transaction } from "@tureen/db/in-transaction";
import { convert } from "@tureen/domain/quantities/convert";
import { findUnit } from "@tureen/domain/quantities/find-unit";
import { formatAmount } from "@tureen/domain/quantities/format-quantity";
import {
  add,
  fromNumber,
  isPositive,
  subtract,
  toNumber,
  ZERO,
  type Rational,
} from "@tureen/domain/quantities/rational";
import type { ItemReason } from "@tureen/domain/shopping-lists/shopping-item";
import { amountOf, unitOf } from "./item-amount";
import { insertItems, selectItems, updateItem, type ItemRow, type NewItem } from "./list-items.repo";

/**
 * Puts on a list what somebody wrote, took from a recipe, or has as a staple: more of the item that the list has of this food,
 * kind and measure and that is still to buy, else an item of its own (decisions, section 3). `line` is what was written. The
 * same id again is the same addition.
 */
export function joinOrInsert(
  tx: Transaction,
  listId: number,
  item: NewItem,
  line: string,
  staple?: ItemReason["staple"],
): void {
  const stored = selectItems(tx, listId);
  if (stored.some(({ contributions }) => contributions.some(({ addedAs }) => addedAs === item.id))) return;
  // "candles" twice are two things to say; "200 g flour" is more of it, and a staple without an amount is in any measure.
  const same = item.handAmount || staple ? stored.find((other) => isJoinable(other, item)) : undefined;
  const amount = same && amountIn(unitOf(same), fromNumber(item.handAmount ?? 0), item.handUnit ?? "");
  const reason = { ...reasonOf(item, line), ...(staple ? { staple } : {}) };
  if (!same || !amount) return insertItems(tx, [staple ? { ...item, contributions: [reason] } : item]);
  const first = same.origin === "hand" && same.contributions.length === 0 ? [firstReason(same)] : [];
  const added = { ...reason, addedAmount: amount };
  updateItem(tx, same.id, {
    ...withMore(same, amount),
    note: [same.note, item.note].filter(Boolean).join(", "),
    contributions: [...same.contributions, ...first, added],
  });
}

/** The item that an addition went into; undefined where it is an item of its own. */
export function findJoined(tx: Transaction, listId: number, addedAs: string): ItemRow | undefined {
  return selectItems(tx, listId).find(
    (item) => !item.isRemoved && item.id !== addedAs && item.contributions.some((reason) => reason.addedAs === addedAs),
  );
}

/** Takes an addition off the item again that it went into. */
export function takeBack(tx: Transaction, item: ItemRow, addedAs: string): void {
  const added = item.contributions.filter((reason) => reason.addedAs === addedAs);
  const contributions = item.contributions.filter((reason) => reason.addedAs !== addedAs);
  updateItem(tx, item.id, { ...withMore(item, subtract(ZERO, sumOf(added))), contributions });
}

/** What the family itself put on an item of the plan: it stays, whatever becomes of the plan. */
export const additionsOf = ({ contributions }: Pick<ItemRow, "contributions">): readonly ItemReason[] =>
  contributions.filter(({ addedAs }) => addedAs);

/** What they come to in the unit of the plan as it is now; those that were measured otherwise are converted. */
export function additionsIn(
  unit: string,
  item: ItemRow,
): { readonly sum: Rational; readonly reasons: readonly ItemReason[] } {
  const reasons = additionsOf(item).map((reason) => ({
    ...reason,
    addedAmount: amountIn(unit, reason.addedAmount, item.unit) ?? reason.addedAmount,
  }));
  return { sum: sumOf(reasons), reasons };
}

const sumOf = (reasons: readonly ItemReason[]): Rational =>
  reasons.reduce((sum, { addedAmount }) => add(sum, addedAmount), ZERO);

function withMore(item: ItemRow, amount: Rational): Partial<ItemRow> {
  const handAmount = item.handAmount === null ? null : Math.max(0, toNumber(add(amountOf(item), amount)));
  const isPlanned = item.origin === "plan";
  return { handAmount, ...(isPlanned ? { computedAmount: add(item.computedAmount, amount) } : {}) };
}

function isJoinable(other: ItemRow, item: NewItem): boolean {
  const isToBuy = !other.isRemoved && !other.isTicked && other.group === "buy" && item.group === "buy";
  const isSameMeasure = !item.handAmount || other.measureKey === item.measureKey;
  return isToBuy && other.foodKey === item.foodKey && isSameMeasure;
}

/** Null where the two measures do not add up; nothing is nothing in every measure. */
function amountIn(unit: string, amount: Rational, from: string): Rational | null {
  if (!isPositive(amount)) return amount;
  const [to, of] = [findUnit(unit), findUnit(from)];
  if (!to || !of) return unit === from ? amount : null;
  return convert(amount, of, to);
}

function reasonOf(item: Pick<NewItem, "id" | "handAmount" | "handUnit">, line: string): ItemReason {
  const amount = fromNumber(item.handAmount ?? 0);
  return {
    mealId: null,
    date: "",
    mealType: "dinner",
    mealServings: 1,
    recipeId: null,
    recipeTitle: "",
    recipeServings: null,
    line,
    amount,
    unit: item.handUnit ?? "",
    scaledAmount: amount,
    addedAmount: amount,
    addedAs: item.id,
  };
}

/** Why an item is there that somebody wrote, once it becomes part of another. */
export const firstReason = (item: ItemRow): ItemReason => reasonOf(item, lineOf(item));

/** What was typed, as far as the item tells. */
function lineOf({ name, handAmount, handUnit }: ItemRow): string {
  const amount = handAmount ? formatAmount(fromNumber(handAmount), handUnit ?? "") : "";
  return [amount, handUnit ?? "", name].filter(Boolean).join(" ");
}
