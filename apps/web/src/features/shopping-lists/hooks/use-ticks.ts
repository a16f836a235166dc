import type { ShoppingItem, ShoppingList } from "@tureen/contracts/shopping-lists";
import { useMutationState } from "@tanstack/react-query";
import { getMutationKey } from "@trpc/react-query";
import { type Inputs, trpc } from "#lib/trpc";
import { LIST_MESSAGES } from "../messages";

type Tick = Inputs["shoppingLists"]["tickItem"];

interface Ticks {
  isTicked: (item: ShoppingItem) => boolean;
  tick: (item: ShoppingItem, isTicked: boolean) => void;
}

/**
 * The ticks of a list. A tap counts at once: what is still on its way to the server lies over what the server has
 * said, so that no answer that was overtaken takes a tick back. Taps are sent one after the other.
 */
export function useTicks(listId: number): Ticks {
  const utils = trpc.useUtils();
  const send = trpc.shoppingLists.tickItem.useMutation({
    scope: { id: "shopping-list-ticks" },
    meta: { failure: LIST_MESSAGES.updateFailed },
    onSuccess: ({ shoppingList }, { itemId }) =>
      utils.shoppingLists.byId.setData(
        { id: listId },
        (known) => known && { shoppingList: withItemOf(shoppingList, known.shoppingList, itemId) },
      ),
  });
  const onTheWay = useMutationState({
    filters: { mutationKey: getMutationKey(trpc.shoppingLists.tickItem), status: "pending" },
    select: (mutation) => mutation.state.variables as Tick, // the key is this procedure's
  }).filter((tick) => tick.id === listId);
  const lastOf = (item: ShoppingItem) => onTheWay.findLast((tick) => tick.itemId === item.id);

  return {
    isTicked: (item) => lastOf(item)?.isTicked ?? item.is_ticked,
    tick: (item, isTicked) =>
      send.mutate({
        id: listId,
        itemId: item.id,
        isTicked,
        // A tap that follows one's own is based on that one, whose revision is not known yet.
        ...(lastOf(item) ? {} : { revision: item.revision }),
      }),
  };
}

/** `known` with one item as `answer` has it; the answer's other items may be older than what is known. */
function withItemOf(answer: ShoppingList, known: ShoppingList, itemId: string): ShoppingList {
  const answered = answer.items.shoppingItems.find((item) => item.id === itemId);
  if (!answered) return known;
  const shoppingItems = known.items.shoppingItems.map((item) => (item.id === itemId ? answered : item));
  return { ...known, items: { ...known.items, shoppingItems } };
}
