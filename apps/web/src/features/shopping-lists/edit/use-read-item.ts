import type { IngredientLine } from "@tureen/contracts/recipe-lines";
import { decimalText } from "@tureen/domain/quantities/decimal-text";
import { fromNumber } from "@tureen/domain/quantities/rational";
import { newUuid } from "#lib/device/capabilities";
import { trpc } from "#lib/server/trpc";
import type { AddedItem } from "./list-edits";

/** What stands in the fields of 'Add an item'. */
export interface TypedItem {
  readonly name: string;
  readonly amount: number;
  readonly unit: string;
}

export const EMPTY_ITEM: TypedItem = { name: "", amount: 1, unit: "" };

/**
 * Makes items of what was typed. "2 kg dog food" is read as a recipe's line is; where amount or unit were filled in
 * too, the name is the name. A server that cannot be asked leaves it as it was typed: nothing gets lost.
 */
export function useReadItem(): (typed: TypedItem) => Promise<readonly AddedItem[]> {
  const utils = trpc.useUtils();

  return async ({ name, amount, unit }) => {
    const text = name.trim();
    if (text === "") return [];
    const asTyped = { id: newUuid(), name: text, amount, unit: unit.trim() };
    if (amount !== EMPTY_ITEM.amount || unit.trim() !== "") return [asTyped];
    try {
      const { lines } = await utils.recipes.readLines.fetch({ text }, { meta: { silent: true } });
      return lines.length > 0 ? lines.map(itemOf) : [asTyped];
    } catch {
      return [asTyped];
    }
  };
}

/** A line as an item; what an item has no field for stays in its name. */
function itemOf(line: Omit<IngredientLine, "id">): AddedItem {
  const { name, sub_type: subType, preparation_notes: notes, pack, amount, unit } = line;
  const remarks = [subType, pack && `${decimalText(fromNumber(pack.amount))} ${pack.unit}`].filter(Boolean).join(", ");
  const words = remarks ? `${name} (${remarks})` : name;
  return {
    id: newUuid(),
    name: notes ? `${words}, ${notes}` : words,
    amount: amount || EMPTY_ITEM.amount,
    unit,
  };
}
