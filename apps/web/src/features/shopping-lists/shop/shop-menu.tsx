import { ArrowDownUp, ClipboardList, Share, Store } from "lucide-react";
import { paths } from "#lib/screen/paths";
import { Button, ButtonLink } from "#components/ui/button";
import { Checkbox } from "#components/ui/checkbox";
import { Dialog } from "#components/ui/layers/dialog";
import { SelectField } from "#components/ui/field";
import { PutStaples } from "#features/staples/put-staples";
import { t } from "#lib/text/language";
import { type ActedOn, ListActions } from "../components/list-actions";
import { withFriendlyDates } from "#lib/text/friendly-dates";
import { PlanBanner } from "../components/plan-banner";
import { StatusBadge } from "../components/status-badge";
import type { useShops } from "../hooks/use-shops";
import { countFoods } from "../food-groups";
import { listDates } from "../list-dates";
import type { ShoppedList } from "./with-lists";
import { useLocation } from "wouter";
import { trpc } from "#lib/server/trpc";

/** No shop has this id. */
const ANY_SHOP = 0;

interface ShopMenuProps {
  lists: readonly ShoppedList[];
  shops: ReturnType<typeof useShops>;
  onShare: () => void;
  onOrder: () => void;
  onNewShop: () => void;
  onEdit: (list: ActedOn) => void;
  onDelete: (list: ActedOn) => void;
  onClose: () => void;
}

/** Facts about what is shopped, and all that is not needed with every food. */
export function ShopMenu({ lists, shops, onShare, onOrder, onNewShop, onEdit, onDelete, onClose }: ShopMenuProps) {
  const together = useShoppedTogether(lists.map(({ id }) => id));
  return (
    <Dialog
      onClose={onClose}
      title={lists.length === 1 ? withFriendlyDates(lists[0]?.list?.name ?? t("Shopping List")) : t("Shopped together")}
    >
      <div className="grid gap-5">
        <ul className="grid gap-3">
          {lists.map(
            ({ id, list }) =>
              list && (
                <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2">
                  {lists.length > 1 && <span className="w-full font-medium">{withFriendlyDates(list.name)}</span>}
                  <StatusBadge status={list.status} />
                  <span className="figures text-sm text-ink-muted">{listDates(list)}</span>
                  <span className="figures text-sm text-ink-muted">
                    {t("{ticked, number} of {all, number}", countFoods(list.items.shoppingItems))}
                  </span>
                  {list.status === "draft" && !list.is_standalone && (
                    <div className="w-full py-2">
                      <PlanBanner listId={id} />
                    </div>
                  )}
                  <div className="w-full">
                    <ListActions list={list} onEdit={onEdit} onDelete={onDelete} />
                  </div>
                  <PutStaples list={list} className="w-full" />
                  <ButtonLink
                    icon={ClipboardList}
                    variant="secondary"
                    className="w-full"
                    href={paths.shoppingListOf(id)}
                  >
                    {t("Open the list")}
                  </ButtonLink>
                </li>
              ),
          )}
        </ul>
        <Button icon={Share} variant="secondary" onClick={onShare}>
          {t("Share what is still to buy")}
        </Button>
        <div className="grid gap-2">
          {shops.named.length > 0 && (
            <SelectField
              label={t("In which shop?")}
              value={shops.chosen?.id ?? ANY_SHOP}
              options={[
                { value: ANY_SHOP, label: t("Any shop") },
                ...shops.named.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onValueChange={(id) => shops.choose(id === ANY_SHOP ? null : id)}
            />
          )}
          <div className="grid gap-2 sm:grid-cols-2">
            <Button icon={ArrowDownUp} variant="secondary" onClick={onOrder}>
              {t("Order of categories")}
            </Button>
            <Button icon={Store} variant="secondary" onClick={onNewShop}>
              {t("Add a shop")}
            </Button>
          </div>
        </div>
        {together.others.length > 0 && (
          <fieldset className="grid gap-1">
            <legend className="mb-1 text-sm font-semibold">{t("Shop together with")}</legend>
            {together.others.map(({ id, name }) => (
              <Checkbox
                key={id}
                className="min-h-11"
                label={withFriendlyDates(name)}
                checked={together.isShopped(id)}
                onCheckedChange={() => together.toggle(id)}
              />
            ))}
          </fieldset>
        )}
      </div>
    </Dialog>
  );
}

/** The other lists that may be shopped on the same way, and how one of them is taken along or left at home again. */
function useShoppedTogether(ids: readonly number[]) {
  const [, navigate] = useLocation();
  const { data } = trpc.shoppingLists.summaries.useQuery(undefined, { meta: { silent: true } });
  const [first] = ids;
  return {
    others: (data?.shoppingLists ?? []).filter(
      (list) =>
        list.id !== first &&
        (ids.includes(list.id) || (list.status !== "ordered" && list.ticked_count < list.item_count)),
    ),
    isShopped: (id: number) => ids.includes(id),
    toggle: (id: number) =>
      navigate(paths.shop(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]), { replace: true }),
  };
}
