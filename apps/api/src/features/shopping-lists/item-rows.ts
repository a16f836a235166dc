import { UNCATEGORIZED } from "@tureen/domain/ingredients/shop-categories";
import type { CountedContribution, ShoppingItem } from "@tureen/domain/shopping-lists/shopping-item";
import { splitByLarder } from "@tureen/domain/shopping-lists/split-by-larder";
import type { NewContributionRow, NewItemRow } from "./list-items.repo";
import type { StockedFood } from "./shopping-foods";

/** A computed item with where it belongs: to buy, or covered by a larder row. */
export interface PlacedItem {
  readonly item: ShoppingItem;
  readonly larder: StockedFood | null;
}

/** Parts what to buy from what the larder covers, in the order of the items. */
export function placeItems(items: readonly ShoppingItem[], larder: readonly StockedFood[]): PlacedItem[] {
  const covered = new Map(splitByLarder(items, larder).inLarder.map((each) => [each.item.key, each]));
  return items.map((item) => covered.get(item.key) ?? { item, larder: null });
}

/** What the plan asks for; a change of the plan writes these columns anew and no others. */
export function planColumns({ item }: PlacedItem) {
  return {
    ingredientId: item.ingredientId,
    unit: item.unit,
    packAmount: item.pack?.amount ?? null,
    packUnit: item.pack?.unit ?? "",
    computedAmount: item.amount,
    joinedBy: item.joinedBy.length > 1 ? ("density and piece weight" as const) : (item.joinedBy[0] ?? null),
  };
}

/** A row for an item that the plan asks for. */
export function newPlanItem(
  placed: PlacedItem,
  where: { readonly id: string; readonly listId: number; readonly position: number },
): NewItemRow {
  const { item, larder } = placed;
  return {
    ...where,
    ...planColumns(placed),
    foodKey: item.foodKey,
    measureKey: measureKeyOf(item),
    name: item.name,
    subType: item.subType,
    category: item.category?.trim() || UNCATEGORIZED,
    origin: "plan",
    group: larder ? "larder" : "buy",
    larderQuantity: larder?.quantity ?? null,
    larderUnit: larder?.unit ?? "",
    larderNotes: larder?.notes ?? "",
  };
}

/** The part of an item's key that says in which measure its food is counted. */
function measureKeyOf(item: Pick<ShoppingItem, "key" | "foodKey">): string {
  return item.key.slice(item.foodKey.length + 1);
}

/** Why an item is on the list, frozen: later edits of recipes and meals change nothing here. */
export function contributionRow(contribution: CountedContribution): NewContributionRow {
  return {
    mealId: contribution.mealId,
    date: contribution.date,
    mealType: contribution.mealType,
    mealServings: contribution.mealServings,
    recipeId: contribution.recipeId,
    recipeTitle: contribution.recipeTitle,
    recipeServings: contribution.recipeServings,
    line: contribution.raw,
    amount: contribution.amount,
    unit: contribution.unit,
    scaledAmount: contribution.scaled,
    addedAmount: contribution.added,
  };
}
