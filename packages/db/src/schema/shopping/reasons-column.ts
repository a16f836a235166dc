import { fromText, toText } from "@tureen/domain/quantities/rational";
import type { ItemReason } from "@tureen/domain/shopping-lists/shopping-item";
import { customType } from "drizzle-orm/sqlite-core";

/**
 * The reasons of an item as one text, each an array of its values: with their names it would be two and a half times as
 * long. A further value goes to the end. `recipeId` is the fifth.
 */
type KeptReason = readonly [
  mealId: number | null,
  date: string,
  mealType: ItemReason["mealType"],
  mealServings: number,
  recipeId: number | null,
  recipeTitle: string,
  recipeServings: number | null,
  line: string,
  amount: string | null,
  unit: string,
  scaledAmount: string,
  addedAmount: string,
  addedAs?: string | null,
  baseTitle?: string | null,
  baseFactor?: string | null,
  stapleId?: number,
  everyWeeks?: number,
];

/** Why an item is on a list, in the order given. Nothing asks for one reason by itself. */
export const reasons = customType<{ data: readonly ItemReason[]; driverData: string }>({
  dataType: () => "text",
  toDriver: (all) => JSON.stringify(all.map(toKept)),
  fromDriver: (text) => (JSON.parse(text) as KeptReason[]).map(fromKept), // what toDriver wrote
});

function toKept(reason: ItemReason): KeptReason {
  return [
    reason.mealId,
    reason.date,
    reason.mealType,
    reason.mealServings,
    reason.recipeId,
    reason.recipeTitle,
    reason.recipeServings,
    reason.line,
    reason.amount && toText(reason.amount),
    reason.unit,
    toText(reason.scaledAmount),
    toText(reason.addedAmount),
    ...(reason.base ? ([null, reason.base.title, toText(reason.base.factor)] as const) : addedAs(reason)),
  ];
}

/** What somebody put on the list is of no recipe within another. */
function addedAs({ addedAs: id, staple }: ItemReason) {
  if (staple) return [id ?? null, null, null, staple.id, staple.everyWeeks] as const;
  return id ? ([id] as const) : ([] as const);
}

function fromKept(kept: KeptReason): ItemReason {
  return {
    mealId: kept[0],
    date: kept[1],
    mealType: kept[2],
    mealServings: kept[3],
    recipeId: kept[4],
    recipeTitle: kept[5],
    recipeServings: kept[6],
    line: kept[7],
    amount: kept[8] === null ? null : fromText(kept[8]),
    unit: kept[9],
    scaledAmount: fromText(kept[10]),
    addedAmount: fromText(kept[11]),
    ...(kept[12] ? { addedAs: kept[12] } : {}),
    ...(kept[13] ? { base: { title: kept[13], factor: fromText(kept[14] ?? "1") } } : {}),
    ...(kept[15] === undefined ? {} : { staple: { id: kept[15], everyWeeks: kept[16] ?? 0 } }),
  };
}
