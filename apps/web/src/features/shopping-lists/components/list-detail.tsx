import type { ShoppingListSummary } from "@tureen/contracts/shopping-lists";
import { withFriendlyDates } from "#lib/text/friendly-dates";
import { said, t } from "#lib/text/language";
import { statusLabel } from "@tureen/domain/shopping-lists/status";
import { ChevronLeft, ShoppingBasket } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "wouter";
import { paths } from "#lib/screen/paths";
import { LoadingState } from "#components/loading-state";
import { Button } from "#components/ui/button";
import { Unavailable } from "#components/unavailable";
import { SyncLine } from "../changes/sync-line";
import { useSyncedList } from "../changes/use-synced-list";
import { listDates } from "../list-dates";
import { ItemsToBuy } from "./items-to-buy";
import { LarderSection } from "./larder-section";
import { ListActions, type ListActionsProps } from "./list-actions";
import { PlanBanner } from "./plan-banner";

interface ListDetailProps extends ListActionsProps {
  list: ShoppingListSummary;
  /** Where there is no room for the other lists beside it. */
  isAlone: boolean;
  onLeave: () => void;
}

/** The right side: everything about one list. On a phone it takes the place of the lists. */
export default function ListDetail({ list: summary, isAlone, onLeave, onEdit, onDelete }: ListDetailProps) {
  const synced = useSyncedList(summary.id);
  const heading = useFocusWhenAlone(summary.id, isAlone);
  const { list, isError } = synced;
  // On paper in no grid: there the last of the columns of what to buy would be cut off.
  return (
    <article aria-labelledby="list-name" className="grid min-w-0 grid-cols-1 content-start gap-7 print:block">
      <header className="grid gap-3 print:mb-3">
        <Button
          variant="quiet"
          size="sm"
          className="-ms-3 min-h-11 justify-self-start text-ink-muted lg:hidden print:hidden"
          onClick={onLeave}
        >
          <ChevronLeft aria-hidden className="size-4.5" />
          {t("All lists")}
        </Button>
        <h2 id="list-name" ref={heading} tabIndex={-1} className="text-xl outline-none wrap-anywhere sm:text-2xl">
          {withFriendlyDates(summary.name)}
        </h2>
        <Button className="w-full sm:w-auto sm:justify-self-start print:hidden" asChild>
          <Link href={paths.shop([summary.id])}>
            <ShoppingBasket aria-hidden className="size-5" />
            {t("Go shopping")}
          </Link>
        </Button>
        <dl className="figures flex flex-wrap gap-x-6 gap-y-3 sm:gap-x-8">
          <Fact term={t("Dates")} text={listDates(summary)} />
          <Fact
            term={t("Total items")}
            text={String(list ? list.items.shoppingItems.length + list.items.larderItems.length : summary.item_count)}
          />
          <Fact term={t("Status")} text={said(statusLabel(summary.status))} />
        </dl>
        <div className="lg:hidden print:hidden">
          <ListActions list={summary} onEdit={onEdit} onDelete={onDelete} />
        </div>
      </header>
      {summary.status === "draft" && !summary.is_standalone && <PlanBanner listId={summary.id} />}
      <SyncLine synced={synced} />
      {list && <ItemsToBuy list={list} onTick={synced.tick} />}
      {list && <LarderSection list={list} onMove={synced.moveTo} />}
      {!list && !isError && <LoadingState label={t("Loading the list")} />}
      {!list && isError && (
        <Unavailable title={t("This list could not be read")} onRetry={synced.refetch} isTrying={synced.isFetching} />
      )}
    </article>
  );
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt className="text-xs text-ink-muted">{term}</dt>
      <dd className="font-medium">{text}</dd>
    </div>
  );
}

/** Where the lists give way to the list that was chosen, focus goes with it, and the page begins at its top. */
function useFocusWhenAlone(listId: number, isAlone: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isAlone) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [listId, isAlone]);
  return heading;
}
