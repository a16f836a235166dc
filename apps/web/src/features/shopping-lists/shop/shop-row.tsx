import { Check, CloudOff } from "lucide-react";
import { memo, useId, useState } from "react";
import { classNames } from "#lib/class-names";
import { t, useLanguage } from "#lib/language";
import { listedFoodName } from "#lib/food-names";
import { FoodName } from "../components/food-name";
import { shownAmount } from "../item-amount";
import { RowDetails } from "./row-details";
import { type ShopItem, showsSame, type ShowsItems } from "./shop-items";

interface ShopRowProps extends Omit<ShowsItems, "items"> {
  readonly shown: ShopItem;
}

/** One thing to buy: the row is the tick, its amount opens what else there is to it. */
function PlainShopRow({ shown, format, actions }: ShopRowProps) {
  useLanguage();
  const { item, listId, isWaiting, listName } = shown;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { toBuy, needed } = shownAmount(item, format);
  const remarks = [item.note, listName].filter(Boolean).join(" · ");
  return (
    <li data-item={item.id} className="arrives border-b border-line last:border-b-0">
      <div className="flex items-stretch">
        <label className="flex min-h-12 print:min-h-0 print:py-1 min-w-0 flex-1 cursor-pointer items-center gap-3 py-2 ps-4 has-focus-visible:bg-sunken">
          <span className="relative grid size-6 shrink-0 place-items-center">
            <input
              type="checkbox"
              checked={item.is_ticked}
              onChange={({ target }) => actions.tick(listId, item, target.checked)}
              className="peer absolute inset-0 appearance-none rounded-sm border border-line-strong bg-surface checked:border-herb checked:bg-herb"
            />
            <Check
              aria-hidden
              strokeWidth={3}
              className="ticks relative hidden size-4 text-on-herb peer-checked:block"
            />
          </span>
          <span className={classNames("min-w-0 wrap-anywhere", item.is_ticked && "text-ink-muted")}>
            <FoodName name={listedFoodName(item)} subType={item.sub_type} isDone={item.is_ticked} />
            {remarks && <span className="block text-sm text-ink-muted">{remarks}</span>}
          </span>
          {isWaiting && (
            <CloudOff
              role="img"
              aria-label={t("Still only on this device")}
              className="size-4 shrink-0 text-ink-muted"
            />
          )}
        </label>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t("{amount} of {name}: change it, or see why", {
            amount: toBuy || t("as needed"),
            name: listedFoodName(item),
          })}
          onClick={() => setIsOpen((open) => !open)}
          className="figures min-h-12 print:min-h-0 min-w-16 max-w-1/2 shrink-0 px-4 text-end wrap-anywhere -outline-offset-4"
        >
          {toBuy === "" ? (
            <span className="text-sm text-ink-muted">{t("as needed")}</span>
          ) : (
            <span className={item.is_ticked ? "text-ink-muted line-through" : "font-semibold"}>{toBuy}</span>
          )}
          {needed && <span className="block text-xs text-ink-muted">{t("{needed} needed", { needed })}</span>}
        </button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <RowDetails item={item} listId={listId} actions={actions} />}
      </div>
    </li>
  );
}

export const ShopRow = memo(PlainShopRow, (before, after) =>
  showsSame({ ...before, items: [before.shown] }, { ...after, items: [after.shown] }),
);
