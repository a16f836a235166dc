import type { Transaction } from "@tureen/db/in-transaction";
import { compareCategories } from "@tureen/domain/ingredients/shelves/shop-categories";
import { foldText } from "@tureen/domain/ingredients/names/normalize-name";
import { compareText } from "@tureen/domain/ordering/compare-text";
import { compareMeasureKeys } from "@tureen/domain/shopping-lists/aggregate/measure";
import { placeItem, selectItems, type ItemRow } from "./list-items.repo";

/**
 * Puts the items in the order of the way through a shop, measures of one food side by side, as a fresh list has them. Answers
 * them as they stand then.
 */
export function arrangeItems(tx: Transaction, listId: number): readonly ItemRow[] {
  const items = selectItems(tx, listId).map((item) => ({ item, name: foldText(item.name) }));
  const arranged = items.toSorted(
    ({ item: left, name: leftName }, { item: right, name: rightName }) =>
      compareCategories(left.category, right.category) ||
      compareText(leftName, rightName) ||
      compareText(left.foodKey, right.foodKey) ||
      compareMeasureKeys(left.measureKey, right.measureKey),
  );
  return arranged.map(({ item }, position) => {
    if (item.position === position) return item;
    placeItem(tx, item.id, position);
    return { ...item, position };
  });
}
