import { UNCATEGORIZED } from "@tureen/domain/ingredients/shelves/shop-categories";
import { totalAmountOf, typedAmount, unitOf } from "./item-amount";
import { writtenColumns, type ColumnOf } from "@tureen/contracts/fields";
import { ITEM_FIELDS } from "@tureen/contracts/shopping-lists";
import type { ItemRow } from "./list-items.repo";
import type { SentItem } from "./match-items";

export type ItemChanges = Partial<
  Pick<ItemRow, "group" | "isRemoved" | "tickedBy" | ColumnOf<typeof ITEM_FIELDS, "edited" | "mark">>
>;

/**
 * What a sent item changes on the stored one; empty where it says what the list says already, so that reading a list
 * and sending it back changes nothing. What the plan asks for and why stays as it is: hand edits lie beside it.
 */
export function itemChanges(stored: ItemRow, sent: SentItem): ItemChanges {
  const wanted = {
    ...writtenColumns(ITEM_FIELDS, "edited", sent),
    group: sent.group,
    isRemoved: false,
    name: sent.name || undefined,
    subType: sent.sub_type,
    category: sent.category === undefined ? undefined : sent.category || UNCATEGORIZED,
    isTicked: isStaleUntick(stored, sent) ? undefined : sent.is_ticked,
    ...amountChanges(stored, sent),
  };
  const differing = Object.entries(wanted).filter(
    ([column, value]) => value !== undefined && stored[column as keyof ItemChanges] !== value,
  );
  // Whoever ticks by a device that has a name says so after this.
  const tickedBy = differing.some(([column]) => column === "isTicked") ? { tickedBy: null } : {};
  return { ...Object.fromEntries(differing), ...tickedBy }; // a part of `wanted`, column by column
}

/** A list that is sent back whole must not take another phone's tick away (decisions, section 5). */
export function isStaleUntick(
  stored: ItemRow,
  sent: { readonly is_ticked?: boolean | undefined; readonly revision?: number | undefined },
): boolean {
  return (
    sent.is_ticked === false && stored.isTicked && sent.revision !== undefined && sent.revision !== stored.revision
  );
}

/** By hand is what differs from what is shown; amount and unit that are the plan's again are the plan's. */
function amountChanges(stored: ItemRow, sent: SentItem): Pick<ItemChanges, "handAmount" | "handUnit"> {
  const unit = sent.unit ?? unitOf(stored);
  const amount = sent.totalAmount ?? totalAmountOf(stored);
  if (unit === unitOf(stored) && amount === totalAmountOf(stored)) return {};
  const isPlanned =
    stored.origin === "plan" && unit === stored.unit && amount === totalAmountOf({ ...stored, handAmount: null });
  // The unit is kept with the amount: the plan may come to measure in another one.
  return isPlanned ? { handAmount: null, handUnit: null } : { handAmount: typedAmount(amount), handUnit: unit };
}
