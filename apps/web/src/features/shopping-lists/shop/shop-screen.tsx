import { foodKey } from "@tureen/domain/ingredients/names/food-key";
import { foldText } from "@tureen/domain/ingredients/names/normalize-name";
import { Suspense, useMemo, useState } from "react";
import { useLocation, useSearchParams } from "wouter";
import { paths } from "#lib/screen/paths";
import { LoadingState } from "#components/loading-state";
import { Unavailable } from "#components/unavailable";
import { shareOrCopy } from "#lib/device/capabilities";
import { foldedFoodWords } from "#lib/text/food-names";
import { useHouseholdFormat } from "#lib/text/household-format";
import { t } from "#lib/text/language";
import { lazyAhead } from "#lib/screen/when-idle";
import { trpc } from "#lib/server/trpc";
import { showFailure, showSuccess } from "#lib/screen/toasts";
import DeleteListDialog from "../components/delete-list-dialog";
import type { ActedOn } from "../components/list-actions";
import { useDeleteList } from "../hooks/use-list-changes";
import { withFriendlyDates } from "#lib/text/friendly-dates";
import { useShops } from "../hooks/use-shops";
import { LIST_MESSAGES } from "../messages";
import { SyncLine } from "../changes/sync-line";
import { AddBar } from "./add-bar";
import { Basket } from "./basket";
import { CategorySection, categoryId } from "./category-section";
import { FillsLarder } from "./into-larder";
import { OrderDialog } from "./order-dialog";
import { shareText } from "./share-text";
import { ShopHeader } from "./shop-header";
import { type ShopItem, shopView } from "./shop-items";
import { ShopMenu } from "./shop-menu";
import { ShopLarder } from "./shop-larder";
import { UndoBar } from "./undo-bar";
import { useShopActions } from "./use-shop-actions";
import type { ShoppedList } from "./with-lists";

const EditListDialog = lazyAhead(() => import("../edit/edit-list-dialog"));

/** One or several lists in the shop, for one thumb. All that it needs is loaded with it: there may be no signal later. */
export function ShopScreen({ lists }: { lists: readonly ShoppedList[] }) {
  const [dialog, setDialog] = useState<"menu" | "order" | "new-shop" | null>(null);
  const [edited, setEdited] = useState<ActedOn | null>(null);
  const [deleting, setDeleting] = useState<ActedOn | null>(null);
  const [, navigate] = useLocation();
  const remove = useDeleteList((goneId) => {
    const others = lists.map(({ id }) => id).filter((id) => id !== goneId);
    navigate(others.length > 0 ? paths.shop(others) : paths.shoppingLists, { replace: true });
  });
  const shops = useShops();
  const [params] = useSearchParams();
  const { actions, add, lingering, last } = useShopActions(lists);
  const { categories, basket, larder, ticked, all } = useMemo(
    () => shopView(lists, lingering, shops.compare),
    [lists, lingering, shops.compare],
  );
  const format = useHouseholdFormat();
  const { data } = trpc.settings.list.useQuery(undefined, { enabled: false, meta: { silent: true } });
  const fillsLarder = data?.settings["larder_from_list"]?.value === "on";
  const [first] = lists;
  const missing = lists.find(({ list }) => !list);
  const title =
    lists.length === 1
      ? withFriendlyDates(first?.list?.name ?? t("Shopping List"))
      : t("{count, plural, one {# list} other {# lists}}", { count: lists.length });
  const open = categories.flatMap(({ items }) => items);
  const named = (name: string, items: readonly ShopItem[]) =>
    items.find(
      ({ item }) => foodKey(item.name) === foodKey(name) || foldedFoodWords(item.name).includes(foldText(name)),
    );

  /** What is on the list already is shown there, and bought once more where it is in the basket: nobody wants it twice. */
  function addLine(line: string): void {
    const [onList, inBasket] = [named(line, open), named(line, basket)];
    if (onList) showItem(onList.item.id);
    else if (inBasket) actions.tick([inBasket], false);
    else if (first) add(first.id, line);
  }

  async function share(): Promise<void> {
    const outcome = await shareOrCopy({ title, text: shareText(title, categories, format) });
    if (outcome === "copied") showSuccess(LIST_MESSAGES.copied);
    if (outcome === "failed") showFailure(LIST_MESSAGES.copyFailed);
  }

  return (
    <div className="mx-auto flex h-full max-w-3xl flex-col print:block">
      <div className="bg-surface">
        <ShopHeader
          title={title}
          ticked={ticked}
          all={all}
          backTo={paths.shoppingLists}
          categories={categories.map(({ category, items }) => ({
            category,
            open: items.filter(({ item }) => !item.is_ticked).length,
          }))}
          onJump={jumpTo}
          onMenu={() => setDialog("menu")}
        />
        <SyncLine synced={syncOf(lists)} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-2 print:columns-2 print:overflow-visible">
        {missing?.isError && <Unavailable title={t("This list could not be read")} query={missing} />}
        {missing && !missing.isError && <LoadingState label={t("Loading the list")} />}
        {!missing && all === 0 && (
          <p className="px-4 py-10 text-center text-ink-muted">
            {t("Nothing is on this list yet. Write below what you need.")}
          </p>
        )}
        {all > 0 && categories.length === 0 && (
          <p role="status" className="px-4 py-10 text-center font-serif text-xl">
            {t("Everything is in the basket")}
          </p>
        )}
        <FillsLarder value={fillsLarder}>
          {categories.map((group) => (
            <CategorySection key={group.category} {...group} format={format} actions={actions} />
          ))}
          <Basket items={basket} format={format} actions={actions} />
        </FillsLarder>
        <ShopLarder items={larder} format={format} actions={actions} />
      </div>
      <div className="border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] print:hidden">
        {last && <UndoBar change={last} />}
        {first && (
          <AddBar
            listName={lists.length > 1 && first.list ? withFriendlyDates(first.list.name) : null}
            autoFocus={params.get("add") === "true"}
            onAdd={addLine}
            isOnList={(name) => named(name, open) !== undefined}
          />
        )}
      </div>
      {dialog === "menu" && (
        <ShopMenu
          lists={lists}
          shops={shops}
          onShare={() => void share()}
          onOrder={() => setDialog("order")}
          onNewShop={() => setDialog("new-shop")}
          onEdit={(list) => {
            setDialog(null);
            setEdited(list);
          }}
          onDelete={(list) => {
            setDialog(null);
            setDeleting(list);
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {edited && (
        <Suspense>
          <EditListDialog listId={edited.id} onClose={() => setEdited(null)} />
        </Suspense>
      )}
      {deleting && (
        <DeleteListDialog
          list={deleting}
          busy={remove.isPending}
          onConfirm={() => remove.mutate({ id: deleting.id })}
          onClose={() => setDeleting(null)}
        />
      )}
      {(dialog === "order" || dialog === "new-shop") && (
        <OrderDialog
          shop={dialog === "new-shop" ? "new" : shops.current}
          categories={shops.categories}
          compare={shops.compare}
          onSaved={(saved) => {
            if (saved.name !== "") shops.choose(saved.id);
            setDialog(null);
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}

/** What is not yet at the server, of all lists as of one. */
function syncOf(lists: readonly ShoppedList[]) {
  return {
    waiting: lists.reduce((sum, { waiting }) => sum + waiting, 0),
    isConnected: lists.every(({ isConnected }) => isConnected),
    isKept: lists.every(({ isKept }) => isKept),
    refused: lists.flatMap(({ refused }) => refused),
    retry: (id: string) => lists[0]?.retry(id),
    dismiss: (id: string) => lists[0]?.dismiss(id),
  };
}

function showItem(itemId: string): void {
  const row = document.querySelector<HTMLElement>(`[data-item="${CSS.escape(itemId)}"]`);
  row?.scrollIntoView({ block: "center" });
  row?.animate([{ backgroundColor: "var(--color-butter-soft)" }, {}], { duration: 1500 });
}

function jumpTo(category: string): void {
  const heading = document.getElementById(categoryId(category));
  heading?.scrollIntoView({ block: "start" });
  heading?.focus({ preventScroll: true });
}
