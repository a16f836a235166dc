import { plainFields } from "@tureen/contracts/fields";
import {
  ITEM_FIELDS,
  LARDER_ITEM_FIELDS,
  type LarderShoppingItem,
  type ShoppingItem,
  type ShoppingList,
  type ShoppingListSummary,
} from "@tureen/contracts/shopping-lists";
import { toTotalAmount } from "@tureen/domain/quantities/decimal-text";
import { toNumber } from "@tureen/domain/quantities/rational";
import { packOf } from "@tureen/domain/quantities/format-quantity";
import { totalAmountOf, unitOf } from "./items/item-amount";
import type { ItemReason } from "@tureen/domain/shopping-lists/shopping-item";
import type { ItemCounts, ItemRow } from "./items/list-items.repo";
import type { ListRow } from "./shopping-lists.repo";

/** A list with its items as the specification spells them; items that were left out by hand are not on it. `devices` are the names of those that tick. */
export function toShoppingList(
  list: ListRow,
  items: readonly ItemRow[],
  devices: ReadonlyMap<number, string> = new Map(),
): ShoppingList {
  const shown = items.filter((item) => !item.isRemoved);
  return {
    items: {
      shoppingItems: shown.filter((item) => item.group === "buy").map((item) => toShoppingItem(item, devices)),
      larderItems: shown.filter((item) => item.group === "larder").map((item) => toLarderItem(item, devices)),
    },
    ...toListFields(list),
  };
}

/** One row of the left side. */
export function toListSummary(list: ListRow, counts: ItemCounts | undefined): ShoppingListSummary {
  return {
    ...toListFields(list),
    item_count: counts?.items ?? 0,
    ticked_count: counts?.ticked ?? 0,
    items_revision: counts?.revision ?? 0,
  };
}

function toListFields(list: ListRow) {
  return {
    id: list.id,
    name: list.name,
    start_date: list.startDate,
    end_date: list.endDate,
    status: list.status,
    is_standalone: list.isStandalone,
    created_at: list.createdAt,
    revision: list.revision,
  };
}

function toShoppingItem(item: ItemRow, devices: ReadonlyMap<number, string>): ShoppingItem {
  const pack = packOf(item.packAmount, item.packUnit);
  return {
    sub_type: item.subType || null,
    totalAmount: totalAmountOf(item),
    unit: unitOf(item),
    recipes: recipesOf(item.contributions),
    contributions: item.contributions.map((reason) => toContribution(reason, item.joinedBy !== null)),
    computedAmount: toTotalAmount(item.computedAmount),
    computedUnit: item.unit,
    ticked_by: item.isTicked && item.tickedBy !== null ? (devices.get(item.tickedBy) ?? null) : null,
    pack: pack && { amount: toTotalAmount(pack.amount), unit: pack.unit },
    ...plainFields(ITEM_FIELDS, item),
  };
}

function toLarderItem(item: ItemRow, devices: ReadonlyMap<number, string>): LarderShoppingItem {
  return {
    larderQuantity: item.larderQuantity ?? 0,
    ...plainFields(LARDER_ITEM_FIELDS, item),
    ...toShoppingItem(item, devices),
  };
}

/** Each recipe once, in the order in which it is first cooked. */
function recipesOf(contributions: readonly ItemReason[]): { id: number | null; title: string }[] {
  const recipes: { id: number | null; title: string }[] = [];
  // Compared one by one: most items have two or three, and a map of texts took a seventh of the time of making a list.
  for (const { recipeId: id, recipeTitle: title } of contributions)
    if (title !== "" && !recipes.some((recipe) => recipe.id === id && recipe.title === title))
      recipes.push({ id, title });
  return recipes;
}

function toContribution(row: ItemReason, isJoined: boolean): ShoppingItem["contributions"][number] {
  return {
    meal_id: row.mealId,
    date: row.date,
    meal_type: row.mealType,
    meal_servings: row.mealServings,
    recipe_id: row.recipeId,
    recipe_title: row.recipeTitle,
    recipe_servings: row.recipeServings,
    base: row.base ? { title: row.base.title, share: toNumber(row.base.factor) } : null,
    line: row.line,
    amount: row.amount === null ? 0 : toTotalAmount(row.amount),
    unit: row.unit,
    scaled_amount: toTotalAmount(row.scaledAmount),
    ...(isJoined ? { added_amount: toTotalAmount(row.addedAmount) } : {}),
    is_by_hand: Boolean(row.addedAs),
    staple_every_weeks: row.staple?.everyWeeks ?? null,
  };
}
