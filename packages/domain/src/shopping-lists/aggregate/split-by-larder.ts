import type { AggregatedItem } from "../shopping-item";

/** A larder row as lists see it: `foodKey` is the identity of its food, by `foodIdentity`. */
export interface LarderFood {
  readonly foodKey: string;
}

export interface LarderSplit<I, L> {
  readonly toBuy: readonly I[];
  /** Items that the larder covers, each with its row. They keep the amount that the recipes need. */
  readonly inLarder: readonly { readonly item: I; readonly larder: L }[];
}

/**
 * Parts what to buy from what is assumed in stock, whatever the stocked quantity (specification, section 1). A row with
 * a sub type covers that sub type, one without covers lines without; "rice" never covers "rice vinegar". What is covered
 * is shown by the catalogue's name, as it stands in the larder. Keeps order.
 */
export function splitByLarder<
  I extends Pick<AggregatedItem, "foodKey" | "name" | "catalogueName">,
  L extends LarderFood,
>(items: readonly I[], larder: readonly L[]): LarderSplit<I, L> {
  const rows = new Map(larder.toReversed().map((row) => [row.foodKey, row]));
  const covered = items.map((item) => ({ item, larder: rows.get(item.foodKey) }));
  return {
    toBuy: covered.filter((each) => each.larder === undefined).map((each) => each.item),
    inLarder: covered.flatMap(({ item, larder: row }) =>
      row === undefined ? [] : [{ item: { ...item, name: item.catalogueName }, larder: row }],
    ),
  };
}
