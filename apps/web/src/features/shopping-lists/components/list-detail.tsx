import type { ShoppingItem, ShoppingListSummary } from "@tureen/contracts/shopping-lists";
import { withFriendlyDates } from "#lib/text/friendly-dates";
import { said, t } from "#lib/text/language";
import { statusLabel } from "@tureen/domain/shopping-lists/status";
import { ChevronLeft, Ellipsis, ShoppingBasket } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { paths } from "#lib/screen/paths";
import { LoadingState } from "#components/loading-state";
import { showSuccess } from "#lib/screen/toasts";
import { Button, ButtonLink, IconButton } from "#components/ui/button";
import { Unavailable } from "#components/unavailable";
import { PutStaples } from "#features/staples/put-staples";
import { classNames } from "#lib/screen/class-names";
import { SyncLine } from "../changes/sync-line";
import { LIST_MESSAGES } from "../messages";
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
  const { join, split } = synced;
  const onJoin = ({ id }: ShoppingItem) => {
    join(id);
    showSuccess(LIST_MESSAGES.joined, { action: { label: t("Undo"), onClick: () => split(id) } });
  };
  const onSplit = ({ id }: ShoppingItem) => {
    split(id);
    showSuccess(LIST_MESSAGES.split, { action: { label: t("Undo"), onClick: () => join(id) } });
  };
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const moreId = useId();
  // On paper in no grid: there the last of the columns of what to buy would be cut off.
  return (
    <article aria-labelledby="list-name" className="grid min-w-0 grid-cols-1 content-start gap-4 lg:gap-7 print:block">
      <header className="grid grid-cols-1 gap-1 lg:gap-3 print:mb-3">
        <div className="flex items-center lg:hidden large-text:flex-wrap print:hidden">
          <Button icon={ChevronLeft} variant="quiet" className="-ms-3 me-auto px-3 text-ink-muted" onClick={onLeave}>
            {t("All lists")}
          </Button>
          <GoShopping id={summary.id} />
          <IconButton
            icon={Ellipsis}
            className="-me-3"
            label={t("More about this list")}
            aria-expanded={isMoreOpen}
            aria-controls={moreId}
            onClick={() => setIsMoreOpen((isOpen) => !isOpen)}
          />
        </div>
        <div id={moreId} hidden={!isMoreOpen} className="lg:hidden print:hidden">
          <ListActions list={summary} onEdit={onEdit} onDelete={onDelete} />
          <PutStaples list={summary} className="mt-2 w-full" />
        </div>
        <h2
          id="list-name"
          dir="auto"
          ref={heading}
          tabIndex={-1}
          className="text-lg outline-none wrap-anywhere lg:text-2xl"
        >
          {withFriendlyDates(summary.name)}
        </h2>
        <span className="flex gap-2 justify-self-start max-lg:hidden print:hidden">
          <GoShopping id={summary.id} />
          <PutStaples list={summary} />
        </span>
        <dl className="figures flex flex-wrap gap-x-4 text-sm lg:gap-x-8 lg:gap-y-3 lg:text-base">
          <Fact isPlain term={t("Dates")} text={listDates(summary)} />
          <Fact
            term={t("Total items")}
            text={String(list ? list.items.shoppingItems.length + list.items.larderItems.length : summary.item_count)}
          />
          <Fact isPlain term={t("Status")} text={said(statusLabel(summary.status))} />
        </dl>
      </header>
      {summary.status === "draft" && !summary.is_standalone && <PlanBanner listId={summary.id} />}
      <SyncLine synced={synced} />
      {list && <ItemsToBuy list={list} onTick={synced.tick} onJoin={onJoin} onSplit={onSplit} />}
      {list && <LarderSection list={list} onMove={synced.moveTo} />}
      {!list && !isError && <LoadingState label={t("Loading the list")} />}
      {!list && isError && <Unavailable title={t("This list could not be read")} query={synced} />}
    </article>
  );
}

function GoShopping({ id }: { id: number }) {
  return (
    <ButtonLink icon={ShoppingBasket} className="print:hidden" href={paths.shop([id])}>
      {t("Go shopping")}
    </ButtonLink>
  );
}

interface FactProps {
  term: string;
  text: string;
  /** It says what it is by itself, where there is little room. */
  isPlain?: boolean;
}

function Fact({ term, text, isPlain = false }: FactProps) {
  return (
    <div className="max-lg:flex max-lg:gap-1">
      <dt className={classNames("text-ink-muted lg:text-xs", isPlain && "max-lg:sr-only")}>{term}</dt>
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
