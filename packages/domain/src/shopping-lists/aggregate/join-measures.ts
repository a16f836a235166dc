import { groupBy } from "../../ordering/group-by";
import type { KitchenUnits } from "../../quantities/kitchen-units";
import { add, divide, isPositive, isZero, multiply, ZERO, type Rational } from "../../quantities/rational";
import { chooseUnit, compareMeasureKeys, measureOf, shownWord } from "./measure";
import { sumOf } from "./sum";
import type { JoinedBy, ItemReason, AggregatedItem } from "../shopping-item";

/** Grams of a millilitre and of a piece of a food as it is bought; null where nobody says. */
export interface FoodWeights {
  readonly gramsPerMl: Rational | null;
  readonly gramsPerPiece: Rational | null;
}

/** An item of a stored list, as far as its amount concerns it. Its reasons add up to its amount. */
export type MeasuredItem = Pick<AggregatedItem, "unit" | "pack" | "amount" | "contributions">;

export type JoinedItem = Omit<MeasuredItem, "pack"> & Pick<AggregatedItem, "joinedBy">;

const JOINS: ReadonlyMap<string, JoinedBy> = new Map([
  ["volume", "density"],
  ["count", "piece weight"],
]);

/** Whether amounts in this measure can become grams: a weight, a volume, or pieces of no certain size. */
export const isJoinable = (measureKey: string): boolean => measureKey === "mass" || JOINS.has(measureKey);

/** Grams of one of the item's unit; null for what nobody can weigh. */
export function gramsOfUnit(
  { unit, pack }: Pick<MeasuredItem, "unit" | "pack">,
  weights: FoodWeights,
  kitchen?: KitchenUnits,
): Rational | null {
  const measure = measureOf(unit, pack, kitchen);
  if (!measure.unit) return null;
  if (measure.key === "mass") return measure.unit.toBase;
  const grams = { volume: weights.gramsPerMl, count: weights.gramsPerPiece }[measure.key];
  return grams ? multiply(measure.unit.toBase, grams) : null;
}

/**
 * Items of one food as one weight, each reason with what it adds to it: what a list would have had if these weights had been known
 * when it was made. Null where one of them cannot be weighed, and where all are in one measure already.
 */
export function joinMeasures(
  items: readonly MeasuredItem[],
  weights: FoodWeights,
  kitchen?: KitchenUnits,
): JoinedItem | null {
  const measured = items.flatMap((item) => {
    const grams = gramsOfUnit(item, weights, kitchen);
    return grams && isPositive(item.amount) ? [{ item, grams, measure: measureOf(item.unit, item.pack, kitchen) }] : [];
  });
  const keys = new Set(measured.map(({ measure }) => measure.key));
  if (measured.length < items.length || keys.size < 2) return null;
  const base = measured.reduce((sum, { item, grams }) => add(sum, multiply(item.amount, grams)), ZERO);
  const measures = measured.map(({ measure }) => measure);
  const units = measures.flatMap(({ key, unit }) => (key === "mass" && unit ? [unit] : []));
  const chosen = chooseUnit(base, units, "mass");
  if (!chosen) return null;
  const { toBase } = chosen.unit;
  return {
    unit: shownWord(chosen.unit, measures),
    amount: chosen.amount,
    joinedBy: [...keys].flatMap((key) => JOINS.get(key) ?? []).toSorted(),
    contributions: measured.flatMap(({ item, grams }) =>
      item.contributions.map((reason) => ({
        ...reason,
        addedAmount: divide(multiply(reason.addedAmount, grams), toBase),
      })),
    ),
  };
}

/** A joined item in the measures that its lines are written in, weights first; null where they are all in one. */
export function splitMeasures(
  reasons: readonly ItemReason[],
  kitchen?: KitchenUnits,
): readonly (JoinedItem & { readonly measureKey: string })[] | null {
  const lines = reasons.map((reason) => ({
    reason,
    scaled: reason.scaledAmount,
    measure: measureOf(reason.unit, null, kitchen),
  }));
  const withAmount = lines.filter(({ scaled }) => !isZero(scaled));
  const groups = [...groupBy(withAmount, ({ measure }) => measure.key)].toSorted(([left], [right]) =>
    compareMeasureKeys(left, right),
  );
  if (groups.length < 2) return null;
  return groups.map(([measureKey, group], index) => {
    const { unit, amount, inUnit } = sumOf(measureKey, group);
    const further = index === 0 ? lines.filter(({ scaled }) => isZero(scaled)) : [];
    return {
      measureKey,
      unit,
      amount,
      joinedBy: [],
      contributions: [...group, ...further].map((line) => ({ ...line.reason, addedAmount: inUnit(line) })),
    };
  });
}
