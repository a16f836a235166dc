import type { ShoppingItem } from "@tureen/contracts/shopping-lists";
import type { NewStaple } from "#features/staples/staple-dialog";

/** An item as a staple would be that brings it on the next list, in the words of the list. */
export function stapleOf({ name, sub_type, totalAmount, unit }: ShoppingItem): NewStaple {
  return { name, sub_type: sub_type ?? "", amount: totalAmount, unit };
}
