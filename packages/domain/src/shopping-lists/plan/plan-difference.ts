import { compareText } from "../../ordering/compare-text";
import { groupBy } from "../../ordering/group-by";
import { convert } from "../../quantities/convert";
import { findUnit } from "../../quantities/find-unit";
import { add, isZero, subtract, toText, ZERO, type Rational } from "../../quantities/rational";
import type { Pack } from "../../quantities/format-quantity";
import type { ItemReason, AggregatedItem } from "../shopping-item";

/** A row of a stored list, as far as following the plan concerns it. */
export interface StoredItem {
  readonly id: string;
  /** As {@link AggregatedItem.key}; null for what the family added by hand, which the plan never touches. */
  readonly key: string | null;
  readonly name: string;
  readonly subType: string;
  readonly unit: string;
  /** As the plan computed it, in `unit`; what the family typed over it is not this. */
  readonly amount: Rational;
  readonly pack: Pack | null;
  readonly hasAmountByHand: boolean;
  readonly isRemovedByHand: boolean;
  readonly contributions: readonly ItemReason[];
}

/** What to do with the rows so that they follow the plan. Ticks, hand-set amounts and removals by hand stay. */
export type PlanChange =
  | { readonly kind: "add"; readonly item: AggregatedItem }
  /** Computed amount, unit and contributions become those of `item`. */
  | { readonly kind: "update"; readonly id: string; readonly item: AggregatedItem }
  /** No planned meal needs it any more. */
  | { readonly kind: "remove"; readonly id: string }
  /** No planned meal needs it, but the family set its amount: it stays, without contributions. */
  | { readonly kind: "release"; readonly id: string };

/** How one item differs, exactly; the amount is signed and in `unit`. */
export interface AmountDifference {
  readonly name: string;
  readonly subType: string;
  readonly unit: string;
  readonly pack: Pack | null;
  /** After minus before; zero for a line without an amount that came or went. */
  readonly amount: Rational;
  /** A line without an amount: `isNew` says whether it came or went. */
  readonly isNew: boolean;
}

export interface MealDifference {
  readonly kind: "added" | "removed" | "changed";
  readonly mealId: number;
  readonly recipeId: number;
  readonly recipeTitle: string;
  /** Null where the meal was not on the list. */
  readonly servingsBefore: number | null;
  /** Null where the meal is no longer planned. */
  readonly servingsAfter: number | null;
  /** In the order of the list. What was removed by hand is not named again. */
  readonly amounts: readonly AmountDifference[];
}

export interface PlanDifference {
  /** Empty where the list says what the plan says. */
  readonly meals: readonly MealDifference[];
  readonly changes: readonly PlanChange[];
  /** Names of items whose amount was set by hand and stays although the plan has changed under it. */
  readonly keptByHand: readonly string[];
}

/**
 * How a stored list differs from the plan as it is now: aggregate(now) minus the stored contributions, exactly, meals
 * newly in the range included (decisions, section 5). Looks only; applying `changes` is one tap of the family.
 */
export function planDifference(stored: readonly StoredItem[], now: readonly AggregatedItem[]): PlanDifference {
  const planned = stored.filter((item) => item.key !== null);
  const storedByKey = new Map(planned.map((item) => [item.key, item]));
  const nowByKey = new Map(now.map((item) => [item.key, item]));
  const changed = now.flatMap((item): PlanChange[] => {
    const before = storedByKey.get(item.key);
    if (!before) return [{ kind: "add", item }];
    return isSame(before, item) ? [] : [{ kind: "update", id: before.id, item }];
  });
  const gone = planned.filter((item) => item.contributions.length > 0 && !nowByKey.has(item.key ?? ""));
  const dropped = gone.map((item): PlanChange => ({ kind: item.hasAmountByHand ? "release" : "remove", id: item.id }));
  const changes = [...changed, ...dropped];
  const touched = new Set(changes.flatMap((change) => (change.kind === "add" ? [] : [change.id])));
  return {
    meals: mealDifferences(planned, now),
    changes,
    keptByHand: planned.filter((item) => item.hasAmountByHand && touched.has(item.id)).map((item) => item.name),
  };
}

/** One meal's part of one item, before or now, in the item's unit. */
interface Share {
  readonly mealKey: string;
  readonly contribution: ItemReason;
  readonly itemKey: string;
  /** The item as it is now, or as it was where it is gone: shares are told in its unit. */
  readonly item: StoredItem | AggregatedItem;
  readonly isHidden: boolean;
  readonly isNew: boolean;
  readonly amount: Rational;
}

function mealDifferences(stored: readonly StoredItem[], now: readonly AggregatedItem[]): readonly MealDifference[] {
  const nowByKey = new Map(now.map((item) => [item.key, item]));
  const hidden = new Set(stored.filter((item) => item.isRemovedByHand).map((item) => item.key));
  const before = stored.flatMap((item) =>
    sharesOf(item, nowByKey.get(item.key ?? "") ?? item, hidden.has(item.key), false),
  );
  const after = now.flatMap((item) => sharesOf(item, item, hidden.has(item.key), true));
  // Now first, so that differences come in the order of the list and what is gone comes last.
  const meals = groupBy([...after, ...before], (share) => share.mealKey);
  return [...meals.values()]
    .flatMap((shares) => mealDifference(shares) ?? [])
    .toSorted((left, right) => compareText(left.order, right.order))
    .map((each) => each.difference);
}

function sharesOf(
  item: StoredItem | AggregatedItem,
  shownAs: StoredItem | AggregatedItem,
  isHidden: boolean,
  isNew: boolean,
): readonly Share[] {
  return item.contributions.map((contribution) => ({
    mealKey: `${contribution.mealId} ${contribution.recipeId}`,
    contribution,
    itemKey: item.key ?? "",
    item: shownAs,
    isHidden,
    isNew,
    amount: inUnitOf(contribution.addedAmount, item.unit, shownAs.unit),
  }));
}

function mealDifference(
  shares: readonly Share[],
): { readonly order: string; readonly difference: MealDifference } | null {
  const before = shares.find((share) => !share.isNew)?.contribution;
  const after = shares.find((share) => share.isNew)?.contribution;
  const contribution = after ?? before;
  if (!contribution) return null;
  const byItem = [...groupBy(shares, (share) => share.itemKey).values()];
  const differences = byItem.flatMap((ofItem) => amountDifference(ofItem) ?? []);
  if (before && after && differences.length === 0) return null;
  const difference: MealDifference = {
    kind: !before ? "added" : !after ? "removed" : "changed",
    mealId: contribution.mealId ?? 0,
    recipeId: contribution.recipeId ?? 0,
    recipeTitle: contribution.recipeTitle,
    servingsBefore: before?.mealServings ?? null,
    servingsAfter: after?.mealServings ?? null,
    amounts: differences.filter((each) => !each.isHidden).map(({ isHidden: _isHidden, ...shown }) => shown),
  };
  return { order: `${contribution.date} ${String(contribution.mealId ?? 0).padStart(16, "0")}`, difference };
}

/** After minus before of one meal in one item; null where it is the same. */
function amountDifference(shares: readonly Share[]): (AmountDifference & { readonly isHidden: boolean }) | null {
  const sum = (isNew: boolean): Rational =>
    shares.filter((share) => share.isNew === isNew).reduce((total, share) => add(total, share.amount), ZERO);
  const amount = subtract(sum(true), sum(false));
  const isNew = shares.some((share) => share.isNew);
  const cameOrWent = isNew !== shares.some((share) => !share.isNew);
  const [first] = shares;
  if (!first || (isZero(amount) && !cameOrWent)) return null;
  const { name, subType, unit, pack } = first.item;
  return { name, subType, unit, pack, amount, isNew, isHidden: first.isHidden };
}

function inUnitOf(amount: Rational, from: string, to: string): Rational {
  const fromUnit = findUnit(from);
  const toUnit = findUnit(to);
  return (fromUnit && toUnit && convert(amount, fromUnit, toUnit)) ?? amount;
}

/** Same shares from the same meals; a meal that moved to another day is no difference. */
function isSame(before: StoredItem, after: AggregatedItem): boolean {
  return sharesText(before, after.unit) === sharesText(after, after.unit);
}

function sharesText(item: StoredItem | AggregatedItem, unit: string): string {
  const shares = item.contributions.map(
    ({ mealId, recipeId, addedAmount }) => `${mealId} ${recipeId} ${toText(inUnitOf(addedAmount, item.unit, unit))}`,
  );
  return shares.toSorted(compareText).join("\n");
}
