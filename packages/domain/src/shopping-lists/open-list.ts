import type { ShoppingListSummary } from "@tureen/contracts/shopping-lists";
import type { LocalDate } from "@tureen/domain/dates/local-date";

type Shopped = Pick<ShoppingListSummary, "id" | "end_date" | "item_count" | "ticked_count">;

/**
 * The list that is being shopped: the newest one begun, else the newest; none once all is bought or its days are past. The
 * server says the same on the dashboard (`dashboard.repo.ts`).
 */
export function openListOf<List extends Shopped>(lists: readonly List[], today: LocalDate): List | undefined {
  const open = lists
    .filter((list) => list.ticked_count < list.item_count && list.end_date >= today)
    .toSorted((left, right) => right.id - left.id);
  return open.find((list) => list.ticked_count > 0) ?? open[0];
}
