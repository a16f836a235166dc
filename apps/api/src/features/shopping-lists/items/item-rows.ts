import { UNCATEGORIZED } from "@tureen/domain/ingredients/shelves/shop-categories";
import type { AggregatedItem } from "@tureen/domain/shopping-lists/shopping-item";
import { splitByLarder } from "@tureen/domain/shopping-lists/aggregate/split-by-larder";
import type { ItemRow } from "./list-items.repo";
import type { StockedFood } from "#features/shopping-lists/planned/shopping-foods";

/** A computed item with where it belongs: to buy, or covered by a larder row. */
export interface PlacedItem {
  readonly item: AggregatedItem;
  readonly larder: StockedFood | null;
}

/** Parts what to buy from what the larder covers, in the order of the items. */
export function placeItems(items: readonly AggregatedItem[], larder: readonly StockedFood[]): PlacedItem[] {
  const covered = new Map(splitByLarder(items, larder).inLarder.map((each) => [each.item.key, each]));
  return items.map((item) => covered.get(item.key) ?? { item, larder: null });
}

/** Why measures became one item, as the row says it. */
export const joinedByColumn = (joinedBy: AggregatedItem["joinedBy"]): ItemRow["joinedBy"] =>
  joinedBy.length > 1 ? "density and piece weight" : (joinedBy[0] ?? null);

/** What the plan asks for; a change of the plan writes these columns anew and no others. */
export function planColumns({ item }: PlacedItem) {
  return {
    ingredientId: item.ingredientId,
    unit: item.unit,
    packAmount: item.pack?.amount ?? null,
    packUnit: item.pack?.unit ?? "",
    computedAmount: item.amount,
    joinedBy: joinedByColumn(item.joinedBy),
    contributions: item.contributions,
  };
}

/** An item that the plan asks for, whole: what is stored is what is answered. */
export function newPlanItem(
  placed: PlacedItem,
  where: { readonly id: string; readonly listId: number; readonly position: number },
): ItemRow {
  const { item, larder } = placed;
  const plan = planColumns(placed);
  return {
    id: where.id,
    listId: where.listId,
    position: where.position,
    group: larder ? "larder" : "buy",
    foodKey: item.foodKey,
    measureKey: measureKeyOf(item),
    ingredientId: plan.ingredientId,
    name: item.name,
    subType: item.subType,
    category: item.category?.trim() || UNCATEGORIZED,
    unit: plan.unit,
    packAmount: plan.packAmount,
    packUnit: plan.packUnit,
    computedAmount: plan.computedAmount,
    handAmount: null,
    handUnit: null,
    isTicked: false,
    tickedBy: null,
    isRemoved: false,
    origin: "plan",
    joinedBy: plan.joinedBy,
    larderQuantity: larder?.quantity ?? null,
    larderUnit: larder?.unit ?? "",
    larderNotes: larder?.notes ?? "",
    note: "",
    revision: 1,
    contributions: plan.contributions,
  };
}

/** The part of an item's key that says in which measure its food is counted. */
function measureKeyOf(item: Pick<AggregatedItem, "key" | "foodKey">): string {
  return item.key.slice(item.foodKey.length + 1);
}
