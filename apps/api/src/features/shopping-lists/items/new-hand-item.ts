import { text } from "@tureen/messages/text";
import { writtenColumns } from "@tureen/contracts/fields";
import { ITEM_FIELDS } from "@tureen/contracts/shopping-lists";
import type { Transaction } from "@tureen/db/in-transaction";
import { foodIdentity } from "@tureen/domain/ingredients/matching/food-identity";
import { boughtAs } from "@tureen/domain/ingredients/matching/food-query";
import { matchFood } from "@tureen/domain/ingredients/matching/match-ingredient";
import { shelfOf } from "@tureen/domain/ingredients/shelves/shelf";
import { UNCATEGORIZED } from "@tureen/domain/ingredients/shelves/shop-categories";
import type { Pack } from "@tureen/domain/quantities/format-quantity";
import { ZERO } from "@tureen/domain/quantities/rational";
import { measureOf } from "@tureen/domain/shopping-lists/aggregate/measure";
import { randomUUID } from "node:crypto";
import type { AppContext } from "#core/app-context";
import { badInput } from "#core/app-error";
import { foodIndex } from "#features/ingredients/food-index";
import { typedAmount } from "./item-amount";
import { isItemIdTaken, type NewItem } from "./list-items.repo";
import type { SentItem } from "./match-items";

/**
 * A row for what the family puts on a list itself, with the catalogue's identity and category.
 * @throws AppError bad-input for an item without a name.
 */
export function newHandItem(
  app: AppContext,
  tx: Transaction,
  listId: number,
  sent: SentItem & { readonly pack?: Pack | null },
): NewItem {
  if (!sent.name) throw badInput(text("Every new item of the list needs a name."));
  const unit = sent.unit ?? "";
  const pack = sent.pack ?? null;
  const bought = boughtAs({ hasAmount: Boolean(sent.totalAmount), unit, notes: sent.note });
  const index = foodIndex(app.db);
  const entry = matchFood(index, { name: sent.name, subType: sent.sub_type, ...bought });
  const food = foodIdentity(entry, sent.name, sent.sub_type);
  return {
    ...writtenColumns(ITEM_FIELDS, "edited", sent),
    // An id of the client's own makes that a repeated save is the same save.
    id: sent.id && !isItemIdTaken(tx, sent.id) ? sent.id : randomUUID(),
    listId,
    position: 0,
    group: sent.group,
    foodKey: food.key,
    measureKey: measureOf(unit, pack).key,
    ingredientId: entry?.id ?? null,
    name: sent.name,
    subType: sent.sub_type ?? "",
    category: sent.category || entry?.category || (shelfOf(index, sent.name, unit) ?? UNCATEGORIZED),
    unit,
    packAmount: pack?.amount ?? null,
    packUnit: pack?.unit ?? "",
    computedAmount: ZERO,
    handAmount: typedAmount(sent.totalAmount ?? 0),
    handUnit: unit,
    isTicked: sent.is_ticked ?? false,
    origin: "hand",
  };
}
