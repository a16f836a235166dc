import { text } from "@tureen/messages/text";
import type { SeenItem } from "@tureen/contracts/list-changes";
import type { ShoppingItemInput, UpdateListInput } from "@tureen/contracts/shopping-lists";
import { foodKey } from "@tureen/domain/ingredients/names/food-key";
import { foldText } from "@tureen/domain/ingredients/names/normalize-name";
import { findUnit } from "@tureen/domain/quantities/find-unit";
import { measureOf } from "@tureen/domain/shopping-lists/aggregate/measure";
import { badInput, notFound } from "#core/app-error";
import { unitOf } from "./item-amount";
import type { ItemRow } from "./list-items.repo";

/** An item of the request with the group that it was sent in. */
export interface SentItem extends ShoppingItemInput {
  readonly group: ItemRow["group"];
}

export interface ItemMatches {
  /** Items of the list that the request speaks of. */
  readonly kept: readonly { readonly stored: ItemRow; readonly sent: SentItem }[];
  /** Items that the list does not have yet. */
  readonly added: readonly SentItem[];
  /** Items of a sent group that the request leaves out. */
  readonly leftOut: readonly ItemRow[];
}

type SentGroups = NonNullable<UpdateListInput["items"]>;

/** A client may name a new item before the server knows it. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Finds out which item of the list each sent item means: by id where it has one, else by name, sub type and unit
 * (decisions, section 2). An item that moved to the other group is the same item.
 * @throws AppError not-found for an id that is not on the list, bad-input for one that is sent twice.
 */
export function matchItems(stored: readonly ItemRow[], groups: SentGroups): ItemMatches {
  const sent = [...tagged(groups.shoppingItems, "buy"), ...tagged(groups.larderItems, "larder")];
  const byId = new Map(stored.map((item) => [item.id, item]));
  const matches = new Map<SentItem, ItemMatches["kept"][number]>();
  const claimed = new Set<string>();
  const claim = (item: SentItem, found: ItemRow, says: SentItem): void => {
    matches.set(item, { stored: found, sent: says });
    claimed.add(found.id);
  };
  for (const item of sent.filter(({ id }) => id)) {
    const found = byId.get(item.id ?? "");
    if (!found && !UUID.test(item.id ?? "")) throw notFound(text("item of the list"));
    if (found && claimed.has(found.id)) throw badInput(text("Items must not name {name} twice.", { name: found.name }));
    if (found) claim(item, found, item);
  }
  for (const item of sent.filter(({ id }) => !id)) {
    const found = bestMatch(
      stored.filter((candidate) => !claimed.has(candidate.id)),
      item,
    );
    // The words only said which item is meant: another spelling of them is no edit.
    if (found) claim(item, found, { ...item, name: undefined, sub_type: undefined, unit: undefined });
  }
  return {
    kept: [...matches.values()],
    added: sent.filter((item) => !matches.has(item)),
    leftOut: stored.filter((item) => !item.isRemoved && !claimed.has(item.id) && isSent(groups, item.group)),
  };
}

/**
 * Of the items that the words fit: one of the same group before one of the other, and what is on the list before what was
 * taken off it. What somebody wrote on the list and took off again is over; written once more it is new.
 */
function bestMatch(candidates: readonly ItemRow[], sent: SentItem): ItemRow | undefined {
  const distance = (item: ItemRow): number => (item.isRemoved ? 2 : 0) + (item.group === sent.group ? 0 : 1);
  return candidates
    .filter((item) => isSameItem(item, sent) && !(item.isRemoved && item.origin === "hand"))
    .toSorted((left, right) => distance(left) - distance(right))[0];
}

/** What the request does not say about an item is no difference. */
function isSameItem(stored: ItemRow, sent: SentItem): boolean {
  return (
    isSameFood(stored, { name: sent.name ?? "", sub_type: sent.sub_type }) &&
    (sent.unit === undefined || unitKey(unitOf(stored)) === unitKey(sent.unit))
  );
}

/**
 * The item on the list that somebody meant who saw one whose id is gone: the same food in the same measure, be it in grams
 * or kilograms. Undefined where there is none, and where there are several.
 */
export function findSeenItem(stored: readonly ItemRow[], seen: SeenItem): ItemRow | undefined {
  const measure = measureOf(seen.unit ?? "", null).key;
  const [found, second] = stored.filter(
    (item) =>
      !item.isRemoved &&
      isSameFood(item, seen) &&
      (unitKey(unitOf(item)) === unitKey(seen.unit ?? "") || measureOf(unitOf(item), null).key === measure),
  );
  return second ? undefined : found;
}

function isSameFood(stored: ItemRow, words: Pick<SeenItem, "name" | "sub_type">): boolean {
  return (
    foodKey(stored.name) === foodKey(words.name) &&
    (words.sub_type === undefined || foldText(stored.subType) === foldText(words.sub_type ?? ""))
  );
}

function unitKey(word: string): string {
  return findUnit(word)?.id ?? foodKey(word);
}

function tagged(items: readonly ShoppingItemInput[] | undefined, group: ItemRow["group"]): SentItem[] {
  return (items ?? []).map((item) => ({ ...item, group }));
}

function isSent(groups: SentGroups, group: ItemRow["group"]): boolean {
  return (group === "buy" ? groups.shoppingItems : groups.larderItems) !== undefined;
}
