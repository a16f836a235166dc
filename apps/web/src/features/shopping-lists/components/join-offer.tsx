import type { ShoppingItem } from "@tureen/contracts/shopping-lists";
import { Button } from "#components/ui/button";
import { useIsConnected } from "#lib/server/connection";
import { trpc } from "#lib/server/trpc";
import { useHouseholdFormat } from "#lib/text/household-format";
import { t } from "#lib/text/language";
import { shownAmounts, stockText } from "../item-amount";

interface JoinOfferProps {
  readonly listId: number;
  /** One food in all its measures. */
  readonly items: readonly ShoppingItem[];
  readonly onJoin: (item: ShoppingItem) => void;
}

/** Offers to add up what stands apart, with the weight that this assumes. The server knows what things weigh: without it nothing is offered. */
export function JoinOffer({ listId, items, onJoin }: JoinOfferProps) {
  const format = useHouseholdFormat();
  const offers = useOffers(listId);
  const offer = offers?.joins.find(({ item_ids: ids }) => ids.every((each) => items.some(({ id }) => id === each)));
  const sum = items.find(({ id }) => id === offer?.item_ids[0]);
  if (!offer || !sum) return null;
  const assumed = offer.weights.map(({ unit, grams }) => {
    const weight = stockText(grams, "g", format);
    return unit === "" ? t("each ≈ {weight}", { weight }) : `${stockText(1, unit, format)} ≈ ${weight}`;
  });
  // As the row will say it.
  const joined = { ...sum, unit: offer.unit, totalAmount: offer.amount, pack: null };
  const { toBuy: amount } = shownAmounts([joined], format);
  return (
    <p className="flex flex-wrap items-center gap-x-3 ps-12 pe-4 pb-1 text-sm print:hidden">
      <Button variant="link" size="sm" className="min-h-11 figures" onClick={() => onJoin(sum)}>
        {t("Add up: {amount}", { amount })}
      </Button>
      <span className="figures text-ink-muted wrap-anywhere">{assumed.join(", ")}</span>
    </p>
  );
}

/** Takes apart again what was added up by a weight of the table; what was edited since stays as it is. */
export function TakeApart({ listId, item, onSplit }: { listId: number; item: ShoppingItem; onSplit: () => void }) {
  const offers = useOffers(listId);
  const isEdited = item.origin === "plan" && item.totalAmount !== item.computedAmount;
  if (isEdited || !offers?.joined.includes(item.id)) return null;
  return (
    <Button variant="secondary" size="sm" className="min-h-11 justify-self-start" onClick={onSplit}>
      {t("Take apart again")}
    </Button>
  );
}

function useOffers(listId: number) {
  const isConnected = useIsConnected();
  const { data } = trpc.shoppingLists.joinOffers.useQuery(
    { id: listId },
    { enabled: isConnected, meta: { silent: true } },
  );
  return isConnected ? data : undefined;
}
