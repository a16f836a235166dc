import { CloudOff } from "lucide-react";
import { memo, Suspense, useDeferredValue, useId, useState } from "react";
import { TickBox } from "#components/ui/checkbox";
import { useBackCloses } from "#lib/screen/route/back-closes";
import { classNames } from "#lib/screen/class-names";
import { t, useLanguage } from "#lib/text/language";
import { listedFoodName } from "#lib/text/food-names";
import { FoodName } from "../components/food-name";
import { JoinOffer } from "../components/lazy-join-offer";
import { usePromptTick } from "../hooks/use-prompt-tick";
import { shownAmounts } from "../item-amount";
import { IntoLarder } from "./into-larder";
import { RowDetails } from "./row-details";
import { showsSame, type ShowsItems } from "./shows-items";

/** One food to buy in all its measures: the row is the tick, its amount opens what else there is to it. */
export const ShopRow = memo(({ items, format, actions }: ShowsItems) => {
  useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  useBackCloses(isOpen, () => setIsOpen(false));
  // The tap is answered first.
  const isDrawn = useDeferredValue(isOpen);
  const measures = items.map(({ item }) => item);
  const [isTicked, tick] = usePromptTick(
    measures.every((item) => item.is_ticked),
    (on) => actions.tick(items, on),
  );
  const id = useId();
  const [first] = items;
  if (!first) return null;
  const name = listedFoodName(first.item);
  const { toBuy } = shownAmounts(measures, format);
  const remarks = [...measures.map(({ note }) => note), first.listName].filter(Boolean).join(" · ");
  return (
    <li data-item={first.item.id} className="arrives border-b border-line last:border-b-0">
      <div className="flex items-stretch">
        <label className="flex min-h-12 print:min-h-0 print:py-0.5 min-w-0 flex-1 cursor-pointer items-center gap-3 py-2 ps-4 has-focus-visible:bg-sunken">
          <TickBox checked={isTicked} onCheckedChange={tick} />
          <span className={classNames("min-w-0 wrap-anywhere", isTicked && "text-ink-muted")}>
            <FoodName name={name} subType={first.item.sub_type} isDone={isTicked} />
            {remarks && <span className="block text-sm text-ink-muted">{remarks}</span>}
          </span>
          {items.some(({ isWaiting }) => isWaiting) && (
            <CloudOff
              role="img"
              aria-label={t("Still only on this device")}
              className="size-4 shrink-0 text-ink-muted"
            />
          )}
        </label>
        {isTicked && items.length === 1 && <IntoLarder shown={first} />}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t("{amount} of {name}: change it, or see why", { amount: toBuy || t("as needed"), name })}
          onClick={() => setIsOpen((open) => !open)}
          className="figures min-h-12 print:min-h-0 min-w-16 max-w-1/2 shrink-0 px-4 text-end wrap-anywhere -outline-offset-4"
        >
          {toBuy === "" ? (
            <span className="text-sm text-ink-muted">{t("as needed")}</span>
          ) : (
            <span className={isTicked ? "text-ink-muted line-through" : "font-semibold"}>{toBuy}</span>
          )}
        </button>
      </div>
      {items.length > 1 && (
        <Suspense>
          <JoinOffer listId={first.listId} items={measures} onJoin={(item) => actions.join(first.listId, item)} />
        </Suspense>
      )}
      <div id={id} hidden={!isOpen} className="divide-y divide-line">
        {isDrawn && items.map((shown) => <RowDetails key={shown.item.id} shown={shown} actions={actions} />)}
      </div>
    </li>
  );
}, showsSame);
